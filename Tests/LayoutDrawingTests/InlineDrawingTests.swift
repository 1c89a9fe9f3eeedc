import LayoutEngine
import Testing

@testable import LayoutDrawing

/// Drawings from outside are taken in if they are well formed, and only as far as they draw.
@Suite struct InlineDrawingTests {
  @Test(arguments: [
    "", "no markup", "<svg", "<svg width=\"4\" height=\"4\">", "<svg width=\"4\" height=\"4\"></g></svg>",
    "<g width=\"4\" height=\"4\"/>", "<svg/>", "<svg width=\"4\" height=\"0\"/>", "<svg viewBox=\"0 0 4\"/>",
    "<svg width=4 height=4/>", "<svg width=\"4\" width=\"4\" height=\"4\"/>",
    "<svg width=\"4\" height=\"4\">&nope;</svg>",
    "<svg width=\"4\" height=\"4\"/><svg width=\"4\" height=\"4\"/>", "<svg width=\"4\" height=\"4\"/>after",
    "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg width=\"4\" height=\"4\"/>", "<svg width=\"4\" height=\"4\"><!-- </svg>",
    "<svg width=\"4\" height=\"4\"><path d=\"M0<\"/></svg>", "<svg width=\"4\" height=\"4\"><1/></svg>",
  ])
  func whatIsNotWellFormedIsRefused(_ text: String) {
    #expect(InlineDrawing(text, prefix: "p-") == nil)
    let picture = Picture(
      stage: Size(width: 100, height: 100),
      figures: [Figure(frame: Rect(x: 0, y: 0, width: 90, height: 40), paint: Paint(.image("owl", tint: nil)))])
    #expect(picture.drawn { _ in text }.contains(">owl</text>"), "the name stands where the image would")
  }

  static let parts: [(String, String)] = [
    ("<path d='M0 0'/>", "<path d=\"M0 0\"/>"), ("<g><path/></g>", "<g><path/></g>"), ("<g></g>", "<g/>"),
    ("<script>x</script><path/>", "<path/>"), ("<g onclick='x' fill='red'/>", "<g fill=\"red\"/>"),
    ("<a href='https://example.org'><path/></a>", ""), ("<image href='file.png'/>", ""),
    ("<use href='https://example.org'/>", "<use/>"), ("<use href='#a'/>", "<use href=\"#p-a\"/>"),
    ("<use xlink:href='#a'/>", "<use href=\"#p-a\"/>"),
    ("<path id='a' fill='url(#b)'/>", "<path id=\"p-a\" fill=\"url(#p-b)\"/>"),
    ("<path fill='url(https://example.org)'/>", "<path/>"), ("<style>path{}</style><path style='x'/>", "<path/>"),
    ("<text>a &lt; b &#65;&#x42;</text>", "<text>a &lt; b AB</text>"),
    ("<text><![CDATA[<b>]]></text>", "<text>&lt;b&gt;</text>"),
    ("<foreignObject><g/></foreignObject>", ""), ("<x:path/><path x:y='1'/>", "<path/>"),
    ("<!-- a --><?b?><path/>", "<path/>"), ("<title>t</title>", ""),
  ]

  @Test(arguments: parts)
  func onlyWhatDrawsIsKept(_ inside: String, _ kept: String) throws {
    let drawing = try #require(InlineDrawing("<svg width='4' height='8'>\(inside)</svg>", prefix: "p-"))
    #expect(drawing.markup == kept)
    #expect(drawing.viewBox == "0 0 4 8")
  }

  /// A value with its attribute, as it is kept; nothing where it could lead out of the drawing.
  static let values: [(String, String)] = [
    // Addresses, however they are written.
    ("fill='URL(http://evil/a#b)'", ""), ("fill=' url(http://evil/a#b)'", ""), ("fill='&#117;rl(http://evil)'", ""),
    ("mask='u\\72l(http://evil#b)'", ""), ("mask='url(#a), url(http://evil)'", ""), ("fill='url(\"#a\")'", ""),
    ("fill='url(#a'", ""), ("fill='url(#a) url(#b)'", ""), ("fill='url(#)'", ""), ("fill='url(#a b)'", ""),
    ("fill='url( #a)'", ""), ("fill='url(#a\\)'", ""), ("fill='image-set(\"http://evil\" 1x)'", ""),
    ("mask='image(http://evil)'", ""), ("mask-image='src(\"http://evil\")'", ""), ("stroke='attr(x)'", ""),
    ("cursor='Url(\"http://evil\"), auto'", ""), ("filter='url(#a)'", ""), ("marker-end='url(#a)'", ""),
    ("style='fill:red'", ""), ("class='a'", ""), ("src='a'", ""), ("to='x'", ""), ("ONCLICK='x'", ""),
    ("xml:base='x'", ""),
    ("fill='var(--x)'", ""), ("fill='red;stroke:url(x)'", ""), ("fill='rgb(url(x))'", ""), ("fill=''", ""),
    ("width='calc(1px)'", ""), ("transform='url(#a)'", ""), ("transform='scale(2) url(x)'", ""),
    ("d='M0 0 url(#x)'", ""),
    ("font-family='a\\62'", ""), ("font-family='url(x)'", ""), ("font-family='a;b'", ""), ("x='1;2'", ""),
    ("href='javascript:x'", ""), ("href='data:,x'", ""), ("href=' #a'", ""), ("href='#a b'", ""), ("href='a#b'", ""),
    ("id='a b'", ""), ("id=''", ""), ("id='a)'", ""), ("id='q\"&apos;&gt;'", ""), ("unknown='1'", ""),
    ("Fill='red'", ""),
    // What draws.
    ("fill='url(#a)'", "fill=\"url(#p-a)\""), ("fill='url(#a) none'", "fill=\"url(#p-a) none\""),
    ("stroke='url(#ä_1.b-c) rgb(1, 2, 3)'", "stroke=\"url(#p-ä_1.b-c) rgb(1, 2, 3)\""),
    ("fill='#F0a'", "fill=\"#F0a\""), ("fill='#ff00aa80'", "fill=\"#ff00aa80\""), ("fill='#ff'", ""),
    ("fill='#ggg'", ""),
    ("fill='currentColor'", "fill=\"currentColor\""),
    ("fill='hsl(120deg 10% 20% / 0.5)'", "fill=\"hsl(120deg 10% 20% / 0.5)\""),
    ("clip-path='url(#c)'", "clip-path=\"url(#p-c)\""), ("mask='none'", "mask=\"none\""),
    ("x='-1.5e3'", "x=\"-1.5e3\""), ("width='50%'", "width=\"50%\""), ("r='.5'", "r=\".5\""), ("x='1e'", ""),
    ("x='--1'", ""),
    ("height='2px'", "height=\"2px\""), ("points='1,2 3,4'", "points=\"1,2 3,4\""), ("x='nan'", ""), ("x='0x10'", ""),
    ("d='M0-1.5e2,3zM1 1a1 1 0 011 1'", "d=\"M0-1.5e2,3zM1 1a1 1 0 011 1\""),
    ("transform='translate(1 2), rotate(45)'", "transform=\"translate(1 2), rotate(45)\""), ("transform='scale()'", ""),
    ("stroke-dasharray='none'", "stroke-dasharray=\"none\""), ("stroke-dasharray='1 2'", "stroke-dasharray=\"1 2\""),
    ("preserveAspectRatio='xMidYMid meet'", "preserveAspectRatio=\"xMidYMid meet\""),
    ("font-family=\"'SF Pro', Inter\"", "font-family=\"'SF Pro', Inter\""), ("font-size='12px'", "font-size=\"12px\""),
    // One address, and every name once.
    ("href='#a' xlink:href='#b'", "href=\"#p-a\""), ("xlink:href='#b' href='#a'", "href=\"#p-a\""),
    ("href='x' xlink:href='#b'", ""), ("xlink:href='#b' x:href='#c'", "href=\"#p-b\""),
  ]

  @Test(arguments: values)
  func onlyWhatIsKnownToStayInsideIsKept(_ attributes: String, _ kept: String) throws {
    let drawing = try #require(InlineDrawing("<svg width='4' height='8'><use \(attributes)/></svg>", prefix: "p-"))
    #expect(drawing.markup == (kept.isEmpty ? "<use/>" : "<use \(kept)/>"))
    _ = Self.picture.drawn { _ in "<svg width='4' height='8'><use \(attributes)/></svg>" }
  }

  @Test(arguments: ["<svg width='inf' height='4'/>", "<svg viewBox='0 0 nan 4'/>", "<svg viewBox='0 0 a 4 4'/>"])
  func sizesAreNumbers(_ text: String) {
    #expect(InlineDrawing(text, prefix: "") == nil)
  }

  /// Pieces of attacks and of drawings in any order: what comes of them is well formed and stays inside.
  @Test(arguments: 1...300) func anyPiecesGiveADocument(_ seed: UInt64) {
    var random = Numbers(state: seed)
    func pick(_ list: [String]) -> String { list[Int(random.next() % UInt64(list.count))] }
    var inside = ""
    for _ in 0..<12 {
      let attributes = (0..<random.next() % 5).map { _ in
        "\(pick(Self.names))='\(pick(Self.pieces))\(pick(Self.pieces))'"
      }
      let unique = Dictionary(attributes.map { ($0.prefix { $0 != "=" }, $0) }) { first, _ in first }
      let name = pick([
        "rect", "use", "g", "text", "image", "a", "script", "style", "set", "svg", "linearGradient", "mask",
      ])
      inside += "<\(name) \(unique.values.sorted().joined(separator: " "))>\(pick(Self.texts))</\(name)>"
    }
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' viewBox='0 0 9 9'>\(inside)</svg>"
    let drawn = Self.picture.drawn { _ in text }
    #expect(!drawn.contains("evil"), "\(text)")
  }

  static let names = [
    "id", "href", "xlink:href", "x:href", "fill", "stroke", "mask", "clip-path", "filter", "cursor", "style", "src",
    "class", "d", "transform", "font-family", "onload", "ONLOAD", "xml:base", "width", "role", "begin", "xmlns",
  ]

  static let pieces = [
    "", " ", "a", "#a", "url(#a)", "URL(http://evil)", "url(http://evil#a)", "u\\72l(http://evil)", "&#x75;rl(//evil)",
    "&#10;", "&quot;&gt;&lt;evil", "javascript:evil", "image-set(&quot;//evil&quot; 1x)", ",", ";", "/*", "*/", "1",
    "red",
    "\u{202E}", "&#x9b;", "]]&gt;", "--", "none",
  ]

  static let texts = [
    "", "a", "&lt;script&gt;", "]]&gt;", "\u{202E}\u{9B}", "<tspan x='1'>b</tspan>", "<evil/>", "<!-- evil -->",
  ]

  /// An image as large as its stage.
  static let picture = Picture(
    stage: Size(width: 20, height: 20),
    figures: [Figure(frame: Rect(x: 0, y: 0, width: 20, height: 20), paint: Paint(.image("it", tint: nil)))])

  @Test func depthAndLengthAreBounded() {
    func nested(_ depth: Int) -> String {
      "<svg width='4' height='4'>" + String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth)
        + "</svg>"
    }
    #expect(InlineDrawing(nested(60), prefix: "") != nil)
    #expect(InlineDrawing(nested(64), prefix: "") == nil)
    let long = "<svg width='4' height='4'>" + String(repeating: "<path/>", count: 50_000) + "</svg>"
    #expect(InlineDrawing(long, prefix: "") == nil)
  }

  /// An image is asked for once and defined once, however often it is shown.
  @Test func anImageIsDefinedOnce() {
    let frame = Rect(x: 0, y: 0, width: 20, height: 20)
    let figures = (0..<5).map { _ in Figure(frame: frame, paint: Paint(.image("owl", tint: nil))) }
    let text = Picture(stage: frame.size, figures: figures).drawn(images: Pictures.image)
    #expect(text.count(of: "<symbol") == 1)
    #expect(text.count(of: "<use") == 5)
    #expect(!text.contains("alert"))
  }
}

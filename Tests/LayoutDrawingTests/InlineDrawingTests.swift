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
    #expect(picture.svg { _ in text }.contains(">owl</text>"), "the name stands where the image would")
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
    let text = Picture(stage: frame.size, figures: figures).svg(images: Pictures.image)
    #expect(text.count(of: "<symbol") == 1)
    #expect(text.count(of: "<use") == 5)
    #expect(!text.contains("alert"))
  }
}

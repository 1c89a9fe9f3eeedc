import Diagnostics
import LayoutEngine
import LayoutLanguage
import LayoutProgram
import Testing

/// All guides of a view can be queried, even those that no container asks for.
@Suite struct NodeLineTests {
  private func lines(_ body: String, more: String = "", of nodes: Set<Int>) throws -> (SceneTree, [String]) {
    let text = "struct ContentView: View { var body: some View {\n\(body)\n} }\n\(more)"
    var request = SceneRequest(stage: Size(width: 100, height: 100))
    request.traced = true
    request.guidesOf = nodes
    let source = SourceText(name: "a", text: text)
    let tree = try #require(try Program.compile([source]).scene(for: request).tree)
    let said = tree.lines.map { line in
      let mark = line.isExplicit ? "!" : ""
      let closure = line.closureRange.map { range in
        " " + String(decoding: source.bytes[range.lower..<range.upper], as: UTF8.self)
      }
      return
        "\(line.node) \(tree.name(of: line.line.key)) \(points(line.line.value)) at \(points(line.position))\(mark)\(closure ?? "")"
    }
    return (tree, said)
  }

  @Test func everyLineOfAViewIsTold() throws {
    let (_, lines) = try lines(
      "VStack { Color.red.frame(width: 40, height: 20).alignmentGuide(.trailing) { d in d.width - 4 }; Color.blue }",
      of: [1])
    #expect(
      lines == [
        "1 .leading 0 at 30", "1 .center 20 at 50", "1 .trailing 36 at 66! { d in d.width - 4 }", "1 .top 0 at 0",
        "1 .center 10 at 10", "1 .bottom 20 at 20", "1 .firstTextBaseline 20 at 20", "1 .lastTextBaseline 20 at 20",
      ])
  }

  @Test func linesOfTheProgramAndThoseFromInsideAreTold() throws {
    let (_, lines) = try lines(
      """
      HStack(alignment: .eyes) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 20).alignmentGuide(.eyes) { _ in 5 }
          Color.red.frame(width: 10, height: 20).alignmentGuide(.eyes) { _ in 15 }
        }
        Color.blue.frame(width: 10, height: 10)
      }
      """,
      more: """
        enum Eyes: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
        extension VerticalAlignment { static let eyes = VerticalAlignment(Eyes.self) }
        """, of: [1, 8])
    #expect(lines.filter { $0.contains("eyes") } == ["1 .eyes 20 at 50!", "8 .eyes 5 at 50"])
  }

  @Test func viewsInReadersHaveThemToo() throws {
    let (tree, lines) = try lines(
      "GeometryReader { _ in Color.red.frame(width: 40, height: 20).alignmentGuide(.leading) { _ in 7 }.padding(10) }",
      of: [0, 1, 3])
    #expect(tree.nodes[1].kind.name == "padding")
    #expect(
      lines.filter { $0.contains(".leading") } == [
        "0 .leading 0 at 0", "1 .leading 17 at 17! { _ in 7 }", "3 .leading 0 at 10",
      ])
  }

  @Test func rightToLeftTheyCountFromTheRight() throws {
    let (_, lines) = try lines(
      "Color.red.frame(width: 40, height: 20).alignmentGuide(.leading) { _ in 7 }.padding(10).environment(\\.layoutDirection, .rightToLeft)",
      of: [1])
    #expect(lines.first == "1 .leading 7 at 63! { _ in 7 }")
  }

  @Test func whatIsNotShownHasNone() throws {
    let (tree, lines) = try lines(
      "ViewThatFits { Color.red.frame(width: 400, height: 20); Color.red.frame(width: 40, height: 20) }",
      of: [1, 2, 99])
    #expect(!tree.nodes[1].isShown)
    #expect(lines == [])
  }

  /// Querying guides changes neither frames nor the trace, and agrees with the trace.
  @Test(arguments: CaseFile.names(in: "accepted"))
  func linesAgreeWithTheTrace(name: String) throws {
    let example = try CaseFile(name, in: "accepted")
    let program = try Program.compile([example.source])
    var request = SceneRequest(stage: example.stage, assets: example.assets)
    request.traced = true
    guard let plain = try program.scene(for: request).tree else { return }
    request.guidesOf = Set(plain.nodes.indices)
    let tree = try #require(try program.scene(for: request).tree)
    #expect(tree.nodes.map(\.frame) == plain.nodes.map(\.frame))
    #expect(tree.asks == plain.asks)
    #expect(tree.guides.map(\.guide) == plain.guides.map(\.guide))
    struct Line: Hashable {
      let node: Int
      let key: AlignmentKey
    }
    let known = Dictionary(
      tree.lines.map { (Line(node: $0.node, key: $0.line.key), $0) }, uniquingKeysWith: { first, _ in first })
    // A program whose closures count their calls has another result each time.
    let keepsAccounts = example.source.text.contains("+= 1")
    for ask in tree.asks where ask.child != ask.container && !keepsAccounts {
      guard let child = ask.child, let line = known[Line(node: child, key: ask.key)] else { continue }
      #expect(line.line.value == ask.value, "\(child) \(tree.name(of: ask.key))")
      #expect(line.line.origin == ask.origin)
      #expect(abs(line.position - ask.line) < 0.001 || tree.nodes[child].isRepeated)
    }
  }
}

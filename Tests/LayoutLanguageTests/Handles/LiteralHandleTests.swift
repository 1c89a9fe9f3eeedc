import Diagnostics
import LayoutEditing
import LayoutLanguage
import Testing

/// Tests which literals get a slider, a switch, a swatch or a menu.
@Suite struct LiteralHandleTests {
  /// `text label: kind` for each handle.
  private func handles(_ body: String, more: String = "") throws -> [String] {
    let text = "struct ContentView: View {\n  var body: some View {\n\(body)\n  }\n}\n\(more)"
    let program = try Program.compile([SourceText(name: "a", text: text)])
    return LiteralHandle.all(in: program).map { handle in
      let kind =
        switch handle.kind {
        case .number(_, let min, let max, let step, let isWhole):
          "\(points(min))…\(points(max)) by \(points(step))\(isWhole ? ", whole" : "")"
        case .flag: "flag"
        case .color(let all): "color \(all.count) \(all.first ?? "")"
        case .choice(let all): all.joined(separator: " ")
        }
      return "\(handle.text) \(handle.label): \(kind)"
    }
  }

  @Test(arguments: [
    ("Text(\"3 of 4\").padding(8)", "8 padding: 0…20 by 1"), ("Text(\"a\").padding(0)", "0 padding: 0…100 by 1"),
    ("Text(\"a\").frame(width: 120)", "120 width: 0…240 by 1"),
    ("Text(\"a\").offset(x: 8)", "8 x: -20…20 by 1"), ("Text(\"a\").offset(y: -60)", "-60 y: -120…120 by 1"),
    ("Text(\"a\").opacity(0.5)", "0.5 opacity: 0…1 by 0.1"), ("Text(\"a\").opacity(1)", "1 opacity: 0…1 by 0.1"),
    ("Text(\"a\").scaleEffect(1.5)", "1.5 scaleEffect: 0…3 by 0.1"),
    ("Text(\"a\").rotationEffect(.degrees(45))", "45 degrees: -360…360 by 1"),
    ("Text(\"a\").lineLimit(2)", "2 lineLimit: 1…10 by 1, whole"),
    ("Text(\"a\").alignmentGuide(.leading) { _ in 10 }", "10 leading: -20…20 by 1"),
    ("Text(\"a\").alignmentGuide(.leading) { d in d.width - 310 }", "310 leading: -620…620 by 1"),
    ("Text(\"a\").padding(CGFloat(3) * 2)", "3 padding: 0…10 by 1"),
  ])
  func numbersHaveSliders(body: String, handle: String) throws {
    let found = try handles(body)
    #expect(found.contains(handle), "\(found)")
  }

  @Test func variablesNameTheirNumbers() throws {
    let more = """
      struct Card: View {
        let gap: CGFloat = 12
        @State private var count = 3
        var isOn: Bool = true
        var tint: Color = .red
        let edges = [4, 5]
        var body: some View { Text("a").disabled(false) }
      }
      """
    let found = try handles("Text(\"a\")", more: more)
    #expect(
      found == [
        "12 gap: 0…30 by 1", "3 count: 0…10 by 1, whole", "true isOn: flag", ".red tint: color 18 .red",
        "4 edges: 0…10 by 1, whole", "5 edges: 0…10 by 1, whole", "false disabled: flag",
      ])
  }

  @Test(arguments: [
    ("Color.red.frame(width: 4)", "Color.red : color 18 Color.red"),
    ("Text(\"a\").foregroundStyle(.blue)", ".blue foregroundStyle: color 18 .red"),
    ("Circle().fill(Color.blue.opacity(0.5))", "Color.blue : color 18 Color.red"),
    ("Text(\"a\").background(1 < 2 ? .red : .blue)", ".blue background: color 18 .red"),
    ("Text(\"a\").shadow(color: .black, radius: 2)", ".black color: color 18 .red"),
    ("VStack(alignment: .leading) { Text(\"a\") }", ".leading alignment: .leading .center .trailing .nose"),
    (
      "HStack(alignment: .top) { Text(\"a\") }",
      ".top alignment: .top .center .bottom .firstTextBaseline .lastTextBaseline .eyes"
    ),
    (
      "Text(\"a\").alignmentGuide(.eyes) { d in d[.top] }",
      ".eyes alignmentGuide: .top .bottom .firstTextBaseline .lastTextBaseline .eyes"
    ),
    ("Text(\"a\").alignmentGuide(.leading) { d in d[.trailing] }", ".trailing : .leading .trailing .nose"),
    (
      "Text(\"a\").alignmentGuide(HorizontalAlignment.center) { d in 3 }",
      "HorizontalAlignment.center alignmentGuide: HorizontalAlignment.leading HorizontalAlignment.center HorizontalAlignment.trailing HorizontalAlignment.nose"
    ),
    (
      "Text(\"a\").padding(.horizontal, 4)",
      ".horizontal padding: .all .horizontal .vertical .top .leading .bottom .trailing"
    ),
    (
      "Text(\"a\").fontWeight(.bold)",
      ".bold fontWeight: .ultraLight .thin .light .regular .medium .semibold .bold .heavy .black"
    ),
    ("HStack { Text(\"a\") }", "HStack : HStack VStack ZStack"),
    ("HStack(spacing: 4) { Text(\"a\") }", "HStack : HStack VStack"),
    ("VStack(alignment: .leading) { Text(\"a\") }", "VStack : VStack ZStack"),
    ("ZStack(alignment: .center) { Text(\"a\") }", "ZStack : HStack VStack ZStack"),
    ("Text(\"a\").multilineTextAlignment(.center)", ".center multilineTextAlignment: .leading .center .trailing"),
  ])
  func namesHaveMenus(body: String, handle: String) throws {
    let found = try handles(body, more: Self.keys)
    #expect(found.contains(handle), "\(found)")
  }

  @Test func aContainerThatNoOtherCanBeHasNoMenu() throws {
    let found = try handles("VStack { HStack(alignment: .eyes, spacing: 3) { Text(\"a\") } }", more: Self.keys)
    #expect(!found.contains { $0.hasPrefix("HStack ") }, "\(found)")
  }

  @Test func whatIsNoLiteralOfALookIsLeftAlone() throws {
    let more = """
      enum Day: Int { case monday = 1 }
      struct Card: View {
        let names = ["1", "2"]
        var word: String { switch names.count { case 2: "two"; default: names[0] } }
        var body: some View { Text("\\(3) \\(word)") }
      }
      #Preview("Two", traits: .fixedLayout(width: 200, height: 100)) { ContentView() }
      """
    let found = try handles("Text(\"a\")", more: more)
    #expect(found == [])
  }

  private static let keys = """
    enum Eyes: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    extension VerticalAlignment { static let eyes = VerticalAlignment(Eyes.self) }
    extension HorizontalAlignment { static var nose: HorizontalAlignment { HorizontalAlignment(Eyes.self) } }
    """

  /// Each handle matches its text, numbers are within their bounds, and the current text is among the choices.
  @Test(arguments: CaseFile.names(in: "accepted"))
  func handlesFitTheirText(name: String) throws {
    let source = try CaseFile(name, in: "accepted").source
    let program = try Program.compile([source])
    var end = 0
    for handle in LiteralHandle.all(in: program) {
      #expect(handle.range.lower >= end)
      end = handle.range.upper
      #expect(String(decoding: source.bytes[handle.range.lower..<end], as: UTF8.self) == handle.text)
      switch handle.kind {
      case .number(let value, let min, let max, let step, _):
        #expect(min <= value && value <= max && step > 0, "\(handle)")
        #expect(Double(handle.text.filter { $0 != "_" && $0 != " " }) == value)
      case .flag: #expect(["true", "false"].contains(handle.text))
      case .color(let all), .choice(let all): #expect(all.contains(handle.text), "\(handle)")
      }
    }
  }

  /// Every other choice compiles, too.
  @Test(arguments: CourseTexts.exercises)
  func otherChoicesAreSwift(folder: String) throws {
    let given = try? CourseTexts.source(folder, "given.layout")
    let program = try Program.compile([try CourseTexts.source(folder, "solution.layout")] + (given.map { [$0] } ?? []))
    for handle in LiteralHandle.all(in: program) {
      let other: String
      switch handle.kind {
      case .number(_, let min, let max, _, let isWhole):
        other = points(isWhole ? ((min + max) / 2).rounded() : (min + max) / 2)
      case .flag: other = handle.text == "true" ? "false" : "true"
      case .color(let all), .choice(let all): other = all.last { $0 != handle.text } ?? handle.text
      }
      #expect(throws: Never.self, "\(handle.text) → \(other), \(handle.label)") {
        try program.replacing([TextEdit(handle.range, other)])
      }
    }
  }
}

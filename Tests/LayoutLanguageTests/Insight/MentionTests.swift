import Diagnostics
import Testing

@testable import LayoutEditing

/// All mentions of one name, marked by hand: a query at any of them returns exactly these.
@Suite struct MentionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    var isRenamable = true
    var testDescription: String { name }
  }

  @Test(arguments: cases) func theMarkedPlacesAreMeant(_ example: Case) throws {
    let marked = MarkedText(example.text)
    let answers = marked.asked { insight in
      marked.places.map { place -> (places: [SourceRange], isRenamable: Bool) in
        guard let symbol = insight.symbol(at: place.lower), symbol.range == place else { return ([], false) }
        return (insight.mentions(of: symbol), symbol.isRenamable)
      }
    }
    for answer in try #require(answers) {
      #expect(answer.places.map(\.lower) == marked.places.map(\.lower))
      #expect(answer.isRenamable == example.isRenamable)
    }
  }

  private static func view(_ members: String, around: String = "") -> String {
    "import SwiftUI\n\(around)\nstruct Card: View {\n\(members)\n}\n"
  }

  static let cases = [
    Case(
      name: "a property, its label and self.x",
      text: """
        struct Slip: View {
          var ⟦width⟧: CGFloat = 20
          var half: CGFloat { self.⟦width⟧ / 2 }
          var body: some View { Color.red.frame(width: ⟦width⟧) }
        }
        #Preview { Slip(⟦width⟧: 40) }
        """),
    Case(
      name: "a closure's parameter hides a property",
      text: view(
        """
        var width: CGFloat = 3
        var body: some View { Text("a").alignmentGuide(.leading) { ⟦width⟧ in ⟦width⟧.width + self.width } }
        """)),
    Case(
      name: "a local constant hides another in its block",
      text: view(
        """
        func sum(_ on: Bool) -> Int {
          let ⟦a⟧ = 1
          if on { let a = 2; return a }
          return ⟦a⟧
        }
        var body: some View { Text("\\(sum(true))") }
        """)),
    Case(
      name: "a wrapped property, its binding and its storage",
      text: view(
        """
        @State private var ⟦isOn⟧ = false
        init(isOn: Bool) { _⟦isOn⟧ = State(initialValue: isOn) }
        var body: some View { Toggle("a", isOn: $⟦isOn⟧).opacity(⟦isOn⟧ ? 1 : 0.5) }
        """)),
    Case(
      name: "the case of an enum",
      text: """
        enum Side { case ⟦near⟧, far }
        struct Card: View {
          var side: Side = .⟦near⟧
          var body: some View {
            switch side {
            case .⟦near⟧: Text("n")
            case .far: Text(side == Side.⟦near⟧ ? "a" : "b")
            }
          }
        }
        """),
    Case(
      name: "the label of a case's payload",
      text: """
        enum Edge2 { case plain, round(⟦radius⟧: CGFloat) }
        let edge = Edge2.round(⟦radius⟧: 3)
        struct Card: View {
          var body: some View {
            if case .round(⟦radius⟧: let r) = edge { Color.red.frame(width: r) }
          }
        }
        """),
    Case(
      name: "a guide of one's own",
      text: """
        extension VerticalAlignment {
          private enum ⟦Shelf⟧: AlignmentID {
            static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] }
          }
          static let shelf = VerticalAlignment(⟦Shelf⟧.self)
        }
        """),
    Case(
      name: "a guide through its dot",
      text: """
        extension VerticalAlignment {
          private enum Shelf: AlignmentID {
            static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] }
          }
          static let ⟦shelf⟧ = VerticalAlignment(Shelf.self)
        }
        struct Card: View {
          var body: some View {
            HStack(alignment: .⟦shelf⟧) {
              Text("a").alignmentGuide(.⟦shelf⟧) { d in d[.⟦shelf⟧] + d[VerticalAlignment.⟦shelf⟧] }
            }
          }
        }
        """),
    Case(
      name: "a key path",
      text: """
        struct City: Hashable { var ⟦title⟧: String }
        struct Card: View {
          var cities = [City(⟦title⟧: "a")]
          var body: some View { ForEach(cities, id: \\.⟦title⟧) { Text($0.⟦title⟧) } }
        }
        """),
    Case(
      name: "a key path through an optional",
      text: """
        struct Town { var ⟦title⟧: String }
        struct City { var town: Town? }
        let path = \\City.town?.⟦title⟧
        """),
    Case(
      name: "a function's label",
      text: view(
        """
        func box(⟦of⟧ width: CGFloat) -> some View { Color.red.frame(width: width) }
        var body: some View { box(⟦of⟧: 3) }
        """)),
    Case(
      name: "a function's parameter behind its label",
      text: view(
        """
        func box(of ⟦width⟧: CGFloat) -> some View { Color.red.frame(width: ⟦width⟧) }
        var body: some View { box(of: 3) }
        """)),
    Case(
      name: "a parameter that is its own label",
      text: view(
        """
        func box(⟦width⟧: CGFloat) -> some View { Color.red.frame(width: ⟦width⟧) }
        var body: some View { box(⟦width⟧: 3) }
        """)),
    Case(
      name: "if let in short",
      text: view(
        """
        var ⟦title⟧: String?
        var body: some View { if let ⟦title⟧ { Text(⟦title⟧) } }
        """)),
    Case(
      name: "if let under another name",
      text: view(
        """
        var title: String?
        var body: some View { if let ⟦text⟧ = title { Text(⟦text⟧) } }
        """)),
    Case(
      name: "the alternatives of a case",
      text: """
        enum Side { case near(Int), far(Int) }
        func number(_ side: Side) -> Int {
          switch side { case .near(let ⟦n⟧), .far(let ⟦n⟧): return ⟦n⟧ }
        }
        """),
    Case(
      name: "what a closure captures",
      text: view(
        """
        func add() -> () -> Int {
          let ⟦start⟧ = 3
          return { [⟦start⟧] in ⟦start⟧ + 1 }
        }
        var body: some View { Text("\\(add()())") }
        """)),
    Case(
      name: "a type and its extension",
      text: """
        struct ⟦Slip⟧: View { var body: some View { Text("a") } }
        extension ⟦Slip⟧ { func twice() -> [⟦Slip⟧] { [⟦Slip⟧(), self] } }
        """),
    Case(
      name: "a protocol's property and what answers it",
      text: """
        protocol Named { var ⟦title⟧: String { get } }
        struct City: Named { let ⟦title⟧: String }
        func show(_ named: some Named) -> String { named.⟦title⟧ }
        let city = City(⟦title⟧: "a")
        """),
    Case(
      name: "a method and what takes it over",
      text: """
        class Animal { func ⟦sound⟧() -> String { "" } }
        class Cat: Animal { override func ⟦sound⟧() -> String { super.⟦sound⟧() + "miau" } }
        let said = Cat().⟦sound⟧()
        """),
    Case(
      name: "a generic parameter",
      text: """
        struct Frame<⟦Content⟧: View>: View {
          let content: ⟦Content⟧
          init(@ViewBuilder content: () -> ⟦Content⟧) { self.content = content() }
          var body: some View { content }
        }
        """),
    Case(
      name: "another name for a type",
      text: "typealias ⟦Length⟧ = CGFloat\nlet gap: ⟦Length⟧ = 3\nlet more = ⟦Length⟧(4)\n"),
    Case(
      name: "a function inside of a function",
      text: view(
        """
        func outer() -> Int {
          func ⟦inner⟧(_ n: Int) -> Int { n }
          return ⟦inner⟧(3)
        }
        var body: some View { Text("\\(outer())") }
        """)),
    Case(
      name: "the variable of a loop",
      text: "func sum() -> Int {\n  var all = 0\n  for ⟦n⟧ in 0..<3 where ⟦n⟧ > 1 { all += ⟦n⟧ }\n  return all\n}\n"),
    Case(
      name: "what is assigned to",
      text: "func sum() -> Int {\n  var ⟦all⟧ = 0\n  ⟦all⟧ = 3\n  ⟦all⟧ += 1\n  return ⟦all⟧\n}\n"),
    Case(
      name: "a binding for each element",
      text: view(
        """
        @State private var names = ["a"]
        var body: some View { ForEach($names, id: \\.self) { $⟦name⟧ in TextField("a", text: $⟦name⟧).padding(⟦name⟧.isEmpty ? 0 : 1) } }
        """)),
    Case(
      name: "closures of bars are read, too",
      text: view(
        """
        var ⟦title⟧ = "a"
        var body: some View { Text("b").toolbar { Text(⟦title⟧) } }
        """)),
    Case(
      name: "what a setter is given",
      text: """
        struct Row {
          var cells = [1, 2]
          var total: Int {
            get { cells.count }
            set(⟦wanted⟧) { cells = Array(repeating: ⟦wanted⟧ / cells.count, count: cells.count) }
          }
        }
        """),
    Case(
      name: "the parameter of a subscript, and what its setter is given",
      text: """
        struct Row {
          var cells = [1, 2]
          subscript(at index: Int) -> Int {
            get { cells[index] }
            set(⟦new⟧) { cells[index] = ⟦new⟧ }
          }
        }
        """),
    Case(
      name: "the label of a subscript",
      text: """
        struct Row {
          var cells = [1, 2]
          subscript(⟦at⟧ index: Int) -> Int { cells[index] }
        }
        let first = Row()[⟦at⟧: 0]
        """),
    Case(
      name: "what a protocol of SwiftUI's asks for keeps its name",
      text: "struct Card: View {\n  var ⟦body⟧: some View { Text(\"a\") }\n}\nlet shown = Card().⟦body⟧\n",
      isRenamable: false),
    Case(
      name: "keys of data keep their names",
      text: "struct City: Codable { let ⟦name⟧: String }\nlet city = City(⟦name⟧: \"a\").⟦name⟧\n", isRenamable: false),
    Case(
      name: "SwiftUI's own",
      text: "let a = Text(\"a\").⟦bold⟧()\nlet b = Text(\"b\").⟦bold⟧()\n", isRenamable: false),
    Case(
      name: "a statement with a problem hides no other",
      text: view(
        """
        var ⟦width⟧: CGFloat = 3
        var body: some View {
          VStack {
            Text("a").padddding(⟦width⟧)
            Text("b").frame(width: ⟦width⟧)
          }
        }
        """)),
    Case(
      name: "a call that fits nothing is read all the same",
      text: view(
        """
        var ⟦width⟧: CGFloat = 3
        var body: some View {
          HStack(aligment: .top) { Text("a").frame(width: ⟦width⟧) }
        }
        """)),
  ]

  @Test func givenCodeIsPartOfTheAnswer() throws {
    let marked = MarkedText("struct Card: View { var body: some View { ⟦Slip⟧(order: \"a\") } }\n")
    let given = SourceText(
      name: "given.layout", text: "struct Slip: View {\n  let order: String\n  var body: some View { Text(order) }\n}\n"
    )
    let answer = marked.asked(with: [given]) { insight in
      insight.symbol(at: marked.places[0].lower).map { ($0, insight.mentions(of: $0)) }
    }
    let known = try #require(answer)
    let (symbol, places) = try #require(known)
    #expect(symbol.declaration == SourceRange(file: 1, lower: 7, upper: 11))
    #expect(symbol.signature == "struct Slip: View")
    #expect(!symbol.isRenamable)
    #expect(places.map(\.file) == [0, 1])
  }
}

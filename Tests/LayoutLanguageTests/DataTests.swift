import Diagnostics
import LayoutEngine
import LayoutLanguage
import LayoutProgram
import Testing

/// Input from outside of a program: data sets through `load`, a view's arguments, initial values of its state.
@Suite struct DataTests {
  // MARK: Data sets

  @Test func aDataSetIsDecodedIntoItsType() throws {
    let json = """
      [{"name": "owl", "cost": 3, "eye": 0.25, "kind": "bird", "rank": 2, "place": {"x": 7, "y": 8.5}, "tags": ["a", "b"],
        "note": "hoots", "isRare": true},
       {"name": "eel", "cost": 4, "eye": 1, "kind": "fish", "rank": 1, "place": {"x": 9, "y": 0}, "tags": [], "note": null,
        "isRare": false, "size": 30, "fixed": 99}]
      """
    let widths = try widths(of: creatures, data: json)
    #expect(widths["owl"] == [3, 25, 1, 2, 7, 8.5, 2, 5, 1, 10, 50])
    #expect(widths["eel"] == [4, 100, 2, 1, 9, 0, 0, 0, 2, 30, 50])
  }

  @Test(arguments: [
    (#"[{"name": 3}]"#, "'creatures.json' has a number where a value of type 'String' is needed", 1, 11),
    (
      "[{\n  \"name\": \"owl\",\n  \"cost\": 2.5\n}]",
      "'creatures.json' has a number where a value of type 'Int' is needed", 3, 11
    ),
    ("[{\n  \"name\": \"owl\",\n  \"cost\": 3\n}]", "'creatures.json' has no 'eye', which 'Creature' needs", 1, 2),
    (
      "[{\"name\": \"owl\", \"cost\": 3, \"eye\": 1,\n \"kind\": \"bat\"}]",
      "'creatures.json' has the text \"bat\" where a value of type 'Kind' is needed", 2, 10
    ),
    (
      "[{\"name\": \"owl\", \"cost\": 3, \"eye\": 1, \"kind\": \"bird\",\n \"rank\": 9}]",
      "'creatures.json' has a number where a value of type 'Rank' is needed", 2, 10
    ),
    (
      "[{\"name\": \"owl\", \"cost\": 3, \"eye\": 1, \"kind\": \"bird\", \"rank\": 1,\n\n \"place\": {\"x\": 1}}]",
      "'creatures.json' has no 'y', which 'Place' needs", 3, 11
    ),
    (
      "[{\"name\": \"owl\", \"cost\": 3, \"eye\": 1, \"kind\": \"bird\", \"rank\": 1, \"place\": [1, 2]}]",
      "'creatures.json' has a list where a value of type 'Place' is needed", 1, 75
    ),
    ("{}", "'creatures.json' has an object where a value of type '[Creature]' is needed", 1, 1),
    (#"[{"name": null}]"#, "'creatures.json' has null where a value of type 'String' is needed", 1, 11),
  ])
  func aWrongDataSetIsToldWithItsLine(json: String, message: String, line: Int, column: Int) throws {
    let problem = try problem(
      of: creatures, SceneRequest(data: ["creatures.json": SourceText(name: "creatures.json", text: json)]))
    #expect(problem.message == message)
    #expect(problem.kind == .input)
    #expect(problem.place == "creatures.json:\(line):\(column)")
  }

  @Test func aMissingFileIsToldWhereItIsAskedFor() throws {
    let near = SourceText(name: "creature.json", text: "[]")
    let problem = try problem(of: creatures, SceneRequest(data: ["creature.json": near]))
    #expect(problem.message == "there is no data file called 'creatures.json'")
    #expect(problem.notes == ["Did you mean 'creature.json'?"])
    #expect(problem.place == "given.layout:7:32")
  }

  @Test func brokenJSONIsToldWithItsLine() throws {
    let text = SourceText(name: "creatures.json", text: "[\n  {\"name\": \"owl\",}\n]")
    let problem = try problem(of: creatures, SceneRequest(data: ["creatures.json": text]))
    #expect(problem.place.hasPrefix("creatures.json:2:"))
  }

  /// Data sets of a request are sorted; a problem in the second one has its own file name and line.
  @Test func theRightFileIsNamed() throws {
    let data = [
      "a.json": SourceText(name: "a.json", text: "1"), "b.json": SourceText(name: "b.json", text: "\n\"x\""),
    ]
    let source = """
      let a: Int = load("a.json")
      let b: Int = load("b.json")
      struct ContentView: View { var body: some View { Text("\\(a + b)") } }
      """
    let problem = try problem(of: [source, loader], SceneRequest(data: data))
    #expect(problem.place == "b.json:2:1")
  }

  @Test func givenCodeKeepsItsNames() throws {
    let own = """
      struct ContentView: View { var body: some View { Text("") } }
      struct Creature {}
      func load() {}
      let all = 3
      """
    let given = ["struct Creature {}", "let all = 4", "func load() {}"].joined(separator: "\n")
    let problems = try #require(compile([own, given]).failure)
    #expect(
      problems.all.map { "\($0.message.english) \(place(of: $0, in: problems))" } == [
        "invalid redeclaration of 'Creature' given.layout:1:8", "invalid redeclaration of 'all' given.layout:2:5",
        "invalid redeclaration of 'load()' given.layout:3:6",
      ])
  }

  // MARK: Arguments and state

  private let row = """
    enum Size: String { case small, large = "big" }
    struct Row: View {
      let name: String
      var width: CGFloat = 10
      var count: Int?
      var size = Size.small
      var alignment: HorizontalAlignment = .leading
      var items: [Double] = []
      private let gap = 1.0
      @State private var isOpen = false
      @State private var level = 2
      var body: some View {
        VStack(alignment: alignment, spacing: 0) {
          Color.red.frame(width: width, height: 1).id("width")
          Color.red.frame(width: CGFloat(count ?? 3), height: 1).id("count")
          Color.red.frame(width: size == .large ? 20 : 5, height: 1).id("size")
          Color.red.frame(width: items.reduce(0, +), height: 1).id("items")
          Color.red.frame(width: isOpen ? 8 : 4, height: 1).id("isOpen")
          Color.red.frame(width: CGFloat(level), height: 1).id(name)
        }
      }
    }
    """

  @Test func argumentsFillTheProperties() throws {
    let frames = try frames(
      of: [row],
      SceneRequest(
        view: "Row",
        arguments: members([
          "name": "mia", "width": 30, "count": 7, "size": "big", "alignment": "trailing", "items": [1, 2.5],
        ]), state: members(["Row.isOpen": true, "Row.level": 9]), stage: Size(width: 100, height: 100)))
    #expect(frames.mapValues(\.width) == ["width": 30, "count": 7, "size": 20, "items": 3.5, "isOpen": 8, "mia": 9])
    #expect(frames["mia"]?.x == 56, "the column ends at 65, and so does its last row of 9")
  }

  @Test func propertiesWithAStartValueMayBeLeftOut() throws {
    let frames = try frames(of: [row], SceneRequest(view: "Row", arguments: members(["name": "mia"])))
    #expect(frames.mapValues(\.width) == ["width": 10, "count": 3, "size": 5, "items": 0, "isOpen": 4, "mia": 2])
  }

  @Test(
    arguments: [
      ("Rwo", [:], [:], "there is no view called 'Rwo'"),
      ("Row", [:], [:], "'Row' needs a value for 'name', and none was given"),
      ("Row", ["name": "a", "widht": 3], [:], "'Row' takes no argument called 'widht'"),
      ("Row", ["name": 3], [:], "argument 'name' has a number where a value of type 'String' is needed"),
      (
        "Row", ["name": "a", "size": "huge"], [:],
        "argument 'size' has the text \"huge\" where a value of type 'Size' is needed"
      ),
      ("Row", ["name": "a", "count": 1.5], [:], "argument 'count' has a number where a value of type 'Int' is needed"),
      (
        "Row", ["name": "a"], ["Row.isOpen": "yes"],
        "state 'Row.isOpen' has the text \"yes\" where a value of type 'Bool' is needed"
      ),
    ] as [(String, [String: JSON], [String: JSON], String)])
  func wrongRequestsNameTheArgument(view: String, arguments: [String: JSON], state: [String: JSON], message: String)
    throws
  {
    let request = SceneRequest(view: view, arguments: members(arguments), state: members(state))
    let problem = try problem(of: [row], request)
    #expect(problem.message == message)
    #expect(problem.kind == .input)
  }

  @Test func argumentsChooseAnInitializer() throws {
    let source = """
      struct Box: View {
        let side: CGFloat
        init(side: CGFloat) { self.side = side }
        init(width: CGFloat, times: Int = 2) { side = width * CGFloat(times) }
        var body: some View { Color.red.frame(width: side, height: 1).id("box") }
      }
      """
    #expect(try frames(of: [source], SceneRequest(view: "Box", arguments: members(["side": 5])))["box"]?.width == 5)
    #expect(try frames(of: [source], SceneRequest(view: "Box", arguments: members(["width": 5])))["box"]?.width == 10)
    let both = members(["width": 5, "times": 3])
    #expect(try frames(of: [source], SceneRequest(view: "Box", arguments: both))["box"]?.width == 15)
    let none = try problem(of: [source], SceneRequest(view: "Box", arguments: members(["height": 3])))
    #expect(none.message == "'Box' has no initializer for 'height'")
  }

  /// A requested view takes precedence over the preview.
  @Test func aRequestedViewWinsOverThePreview() throws {
    let source = row + "\n#Preview { Color.red.frame(width: 1, height: 1).id(\"preview\") }"
    #expect(try frames(of: [source], SceneRequest(view: "Row", arguments: members(["name": "a"])))["preview"] == nil)
    #expect(try frames(of: [source], SceneRequest())["preview"] != nil)
  }

  // MARK: The programs

  /// `load` as in Apple's tutorials; the interpreter replaces its body.
  private let loader = """
    func load<T: Decodable>(_ filename: String) -> T {
      guard let url = Bundle.main.url(forResource: filename, withExtension: nil) else { fatalError("no \\(filename)") }
      do { return try JSONDecoder().decode(T.self, from: Data(contentsOf: url)) } catch { fatalError("\\(error)") }
    }
    """

  private var creatures: [String] {
    let types = """
      struct Place: Decodable { let x: Int; let y: Double }
      enum Kind: String, Decodable { case bird, fish }
      enum Rank: Int, Decodable { case low = 1, high }
      struct Creature: Decodable, Identifiable {
        var id: String { name }
        let name: String; let cost: Int; let eye: Double; let kind: Kind; let rank: Rank; let place: Place
        static let all: [Creature] = load("creatures.json")
        let tags: [String]; let note: String?; let isRare: Bool; var size: CGFloat = 10; let fixed = 50.0
        var widths: [CGFloat] {
          [CGFloat(cost), eye * 100, kind == .bird ? 1 : 2, CGFloat(rank.rawValue), CGFloat(place.x), place.y,
           CGFloat(tags.count), CGFloat(note?.count ?? 0), isRare ? 1 : 2, size, fixed]
        }
      }
      """
    let view = """
      struct ContentView: View {
        var body: some View {
          VStack {
            ForEach(Creature.all) { creature in
              ForEach(creature.widths.indices, id: \\.self) { i in
                Color.red.frame(width: creature.widths[i], height: 1).id("\\(creature.name) \\(i)")
              }
            }
          }
        }
      }
      """
    return [view, types + "\n" + loader]
  }

  private func widths(of sources: [String], data: String) throws -> [String: [Double]] {
    let request = SceneRequest(data: ["creatures.json": SourceText(name: "creatures.json", text: data)])
    var widths: [String: [Double]] = [:]
    for view in try run(sources, request).get().views where view.naming == .id {
      widths[String(view.name.prefix { $0 != " " }), default: []].append(view.frame.width)
    }
    return widths
  }

  private func frames(of sources: [String], _ request: SceneRequest) throws -> [String: Rect] {
    let named = try run(sources, request).get().views.filter { $0.naming == .id }
    return Dictionary(named.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  private func problem(
    of sources: [String], _ request: SceneRequest
  ) throws -> (kind: ProblemKind, message: String, notes: [String], place: String) {
    let problems = try #require(run(sources, request).failure)
    let problem = try #require(problems.all.first)
    return (
      problem.kind, problem.message.english, problem.notes.map(\.message.english), place(of: problem, in: problems)
    )
  }

  private func place(of problem: Problem, in problems: Problems) -> String {
    guard let range = problem.range, problems.sources.indices.contains(range.file) else { return "nowhere" }
    let location = problems.sources[range.file].location(at: range.lower)
    return "\(location.file):\(location.line):\(location.column)"
  }

  private func members(_ values: [String: JSON]) -> [JSON.Member] {
    values.sorted { $0.key < $1.key }.map { JSON.Member(key: $0.key, value: $0.value) }
  }

  private func texts(_ sources: [String]) -> [SourceText] {
    zip(["own.layout", "given.layout"], sources).map { SourceText(name: $0, text: $1) }
  }

  private func compile(_ sources: [String]) -> Result<Program, Problems> {
    Result { () throws(Problems) in try Program.compile(texts(sources)) }
  }

  private func run(_ sources: [String], _ request: SceneRequest) -> Result<Scene, Problems> {
    compile(sources).flatMap { program in Result { () throws(Problems) in try program.scene(for: request) } }
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

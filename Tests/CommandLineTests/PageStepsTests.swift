import Diagnostics
import Foundation
import Testing

/// Tests for the live page's details of a view: a container's layout steps, and the reasons for a view's frame.
@Suite struct PageStepsTests {
  let playground: Playground
  init() throws { playground = try Playground() }

  private static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The solutions of all exercises.
  private static var solutions: [(exercise: String, text: String)] {
    get throws {
      let exercises = root.appendingPathComponent("Exercises")
      let names = try FileManager.default.subpathsOfDirectory(atPath: exercises.path)
      return try names.filter { $0.hasSuffix("/solution.layout") }.sorted().map { name in
        let id = name.split(separator: "/").dropLast().last.map(String.init) ?? ""
        return (id, try String(contentsOf: exercises.appendingPathComponent(name), encoding: .utf8))
      }
    }
  }

  private static func question(_ exercise: String, _ text: String, _ more: [JSON.Member] = []) -> JSON {
    let members = [
      JSON.Member(key: "subject", value: ["exercise": JSON(exercise)]), JSON.Member(key: "text", value: JSON(text)),
    ]
    return JSON(.object(members + more))
  }

  private var binary: Binary {
    Binary(folder: playground.home, environment: ["COURSE_PACK": Self.root.path])
  }

  /// The views in a drawing, without the layers above them and without the prefix of the ids.
  private func views(_ drawing: String, _ identifier: String) -> String {
    let start = drawing.range(of: "<g class=\"views\">")?.lowerBound ?? drawing.endIndex
    let rest = drawing[start...]
    let layers = ["containers", "guides", "names"].compactMap { rest.range(of: "<g class=\"\($0)\">")?.lowerBound }
    let end = layers.min() ?? rest.range(of: "</svg>", options: .backwards)?.lowerBound ?? rest.endIndex
    return rest[..<end].replacingOccurrences(of: "\(identifier)-", with: "id-")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Every container in every solution has steps with text and drawing, and the last one matches the scene.
  @Test func everyContainerOfEverySolutionHasSteps() throws {
    let solutions = try Self.solutions
    #expect(solutions.count > 50)
    let scenes = try binary.askHelper(solutions.map { ("scene", Self.question($0.exercise, $0.text)) })
    #expect(scenes.count == solutions.count)
    var shown = 0
    var asked: [(name: String, route: String, json: JSON, end: String)] = []
    for (solution, scene) in zip(solutions, scenes) {
      let nodes = scene.json["nodes"]?.elements ?? []
      // An exercise that asks about several views shows none of them.
      if !nodes.isEmpty { shown += 1 }
      let parents = Set(
        nodes.filter { $0["isShown"]?.bool == true }.compactMap { $0["parent"]?.number.map { Int($0) } })
      for node in nodes.indices where parents.contains(node) && nodes[node]["isShown"]?.bool == true {
        let json = Self.question(solution.exercise, solution.text, [JSON.Member(key: "node", value: JSON(node))])
        let end = views(scene.json["drawing"]?.string ?? "", "now")
        asked.append(("\(solution.exercise) \(node) \(nodes[node]["kind"]?.string ?? "")", "steps", json, end))
      }
    }
    #expect(shown >= solutions.count - 1 && asked.count > 300)
    let answers = try binary.askHelper(asked.map { ($0.route, $0.json) })
    #expect(answers.count == asked.count)
    for (question, answer) in zip(asked, answers) {
      let steps = answer.json["steps"]?.elements ?? []
      #expect(answer.status == 200 && steps.count >= 3, "\(question.name)")
      for step in steps {
        #expect(step["words"]?.string?.isEmpty == false, "\(question.name)")
        checkDrawing(step["drawing"]?.string ?? "")
      }
      let last = views(steps.last?["drawing"]?.string ?? "", "step\(steps.count - 1)")
      #expect(!last.isEmpty && last == question.end, "\(question.name)")
    }
  }

  private static let row = """
    struct Row: View { var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10).layoutPriority(2)
        Text("Hi")
      }
    } }
    """

  private func ask(_ route: String, node: Int, language: String = "en") throws -> (status: Int, json: JSON) {
    let json: JSON = [
      "subject": ["file": "row"], "text": JSON(Self.row), "stage": [100, 50], "node": JSON(node),
      "language": JSON(language),
    ]
    return try #require(try binary.askHelper([(route, json)]).first)
  }

  @Test func explainBeginsWithTheView() throws {
    // 0 HStack, 1 layoutPriority, 2 frame, 3 Color, 4 Text; the row is 36 × 20.5 in 100 × 50.
    let html = try #require(try ask("explain", node: 2).json["html"]?.string)
    #expect(
      html.contains(
        "<dl><dt>Frame</dt><dd>x 32, y 20, 20 wide, 10 tall</dd><dt>Proposal</dt><dd>100 × 50</dd><dt>Size answered</dt>"
          + "<dd>20 × 10</dd><dt>Placed by</dt><dd>layoutPriority on line 3</dd></dl>"),
      "\(html)")
    let text = try #require(try ask("explain", node: 4, language: "de").json["html"]?.string)
    #expect(text.contains("<dt>Vorschlag</dt><dd>80 × 50</dd><dt>Größe als Antwort</dt><dd>16 × 20.5</dd>"), "\(text)")
    #expect(text.contains("<dt>Gesetzt von</dt><dd>HStack in Zeile 2</dd>"), "\(text)")
  }

  @Test func aViewAroundNoOtherHasNoSteps() throws {
    let text = try ask("steps", node: 4)
    #expect(text.status == 404)
    #expect(text.json["error"]?["message"]?.string == "This view has no views inside to lay out.")
    #expect(try ask("steps", node: 99).status == 404)
  }
}

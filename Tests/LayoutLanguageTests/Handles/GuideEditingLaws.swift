import Diagnostics
import Foundation
import LayoutEngine
import LayoutLanguage
import LayoutProgram
import Testing

/// Laws of draggable guides, checked in all accepted programs and in the course's own.
@Suite struct GuideEditingLaws {
  /// Programs whose views are not editable, or whose guides cannot be told from those of a control.
  private static let exceptions: Set = ["days-picked", "one-kind-of-view", "root-bare-snippet-with-helpers"]

  @Test(arguments: CaseFile.names(in: "accepted").filter { !exceptions.contains($0) })
  func guidesOfAcceptedPrograms(name: String) throws {
    let example = try CaseFile(name, in: "accepted")
    let findings = withDeadline(seconds: 60) {
      let request = SceneRequest(stage: example.stage, assets: example.assets)
      return Self.findings([example.source], request, most: 2) ?? ["shows nothing"]
    }
    #expect(findings == [])
  }

  @Test(arguments: CourseTexts.exercises)
  func guidesOfTheCourse(folder: String) throws {
    let given = try? CourseTexts.source(folder, "given.layout")
    var request = SceneRequest(data: try CourseTexts.data(), stage: Size(width: 320, height: 200))
    request.makesSamples = true
    for file in ["solution.layout", "starter.layout"] {
      let sources = [try CourseTexts.source(folder, file)] + (given.map { [$0] } ?? [])
      let findings = withDeadline(seconds: 60) { [request] in Self.findings(sources, request, most: 4) ?? [] }
      #expect(findings == [], "\(file)")
    }
  }

  private static func findings(_ sources: [SourceText], _ request: SceneRequest, most: Int) -> [String]? {
    var request = request
    request.traced = true
    guard let program = try? Program.compile(sources) else { return ["does not compile"] }
    // A program that needs more than invented arguments shows nothing.
    guard let law = try? DraggingLaw(program, request) else { return nil }
    return law.findings(most: most)
  }
}

/// The course's own programs.
enum CourseTexts {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folders of all exercises.
  static let exercises: [String] = {
    let files = FileManager.default.enumerator(atPath: root.appendingPathComponent("Exercises").path)
    let paths = (files?.allObjects ?? []).compactMap { $0 as? String }
    return paths.filter { $0.hasSuffix("/solution.layout") }.map { "Exercises/" + $0.dropLast(16) }.sorted()
  }()

  static func source(_ folder: String, _ file: String) throws -> SourceText {
    let path = root.appendingPathComponent(folder).appendingPathComponent(file)
    return SourceText(name: file, text: String(decoding: try Data(contentsOf: path), as: UTF8.self))
  }

  /// All data sets, by name.
  static func data() throws -> [String: SourceText] {
    let files = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Data").path)
    return try files.filter { $0.hasSuffix(".json") }.reduce(into: [:]) { found, file in
      found[file] = try source("Data", file)
    }
  }
}

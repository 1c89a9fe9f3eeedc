import Diagnostics
import Foundation
import LayoutEngine
import LayoutLanguage
import LayoutProgram
import Testing

@testable import Curriculum

/// Tests for each kind of reason, with numbers computed by hand. A case in `Reasons` is a program that starts with
/// comments: the stage's size, the view in question, the rule from which the numbers follow, and
///
///     says: words of a reason on the way to the view      german: the same in German
///     not: words of no reason                             fact: a part of the reasons' JSON
///     notable: words told although nobody asks            silent: the number of guides without effect
///     remark: a remark
///
/// Lines of the program count from its `struct`.
@Suite struct ReasonsTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Reasons")

  static var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".layout") }
      .map { String($0.dropLast(7)) }.sorted()
  }

  private struct Case {
    var notes: [(key: String, value: String)] = []
    var source: SourceText

    init(_ name: String) throws {
      let text = try String(contentsOf: folder.appendingPathComponent("\(name).layout"), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let head = lines.prefix { $0.hasPrefix("//") }
      notes = head.map { line in
        let parts = line.dropFirst(3).split(separator: ":", maxSplits: 1).map(String.init)
        return (parts[0], parts.count > 1 ? String(parts[1].dropFirst()) : "")
      }
      source = SourceText(name: name, text: lines.dropFirst(head.count + 1).joined(separator: "\n"))
    }

    func values(_ key: String) -> [String] { notes.filter { $0.key == key }.map(\.value) }

    func scene() throws -> Scene {
      let size = (values("size").first ?? "").split(separator: "x").compactMap { Double($0) }
      try #require(size.count == 2)
      var request = SceneRequest(stage: Size(width: size[0], height: size[1]))
      request.traced = true
      request.explained = true
      return try Program.compile([source]).scene(for: request)
    }
  }

  @Test(arguments: names) func reasonsAreTold(name: String) throws {
    let example = try Case(name)
    let scene = try example.scene()
    #expect(!example.values("law").isEmpty, "\(name) states no law")
    if let view = example.values("view").first {
      let told = try Self.told(of: view, scene, example.source, .english)
      for words in example.values("says") { #expect(told.contains { $0.contains(words) }, "\(words)\n\(told)") }
      for words in example.values("not") { #expect(!told.contains { $0.contains(words) }, "\(words)\n\(told)") }
      let inGerman = try Self.told(of: view, scene, example.source, .german)
      for words in example.values("german") {
        #expect(inGerman.contains { $0.contains(words) }, "\(words)\n\(inGerman)")
      }
    }
    let facts = LayoutExplanation.reasons(in: scene, sources: [example.source]).flatMap(\.self).map {
      JSON(.object($0.members)).compact
    }
    for fact in example.values("fact") { #expect(facts.contains { $0.contains(fact) }, "\(fact)\n\(facts)") }
    let notable = LayoutExplanation.notableReasons(in: scene, sources: [example.source]).map {
      "\($0.view): \($0.reason.words)"
    }
    for words in example.values("notable") { #expect(notable.contains { $0.contains(words) }, "\(words)\n\(notable)") }
    let explanation = try #require(LayoutExplanation(scene, sources: [example.source]))
    for remark in example.values("remark") { #expect(explanation.remarks.contains(remark), "\(explanation.remarks)") }
    if let count = example.values("silent").first { #expect("\(explanation.silent.count)" == count) }
  }

  /// The names and sentences of all steps on the path to a view.
  private static func told(
    of view: String, _ scene: Scene, _ source: SourceText, _ language: Language
  ) throws -> [String] {
    let chain = LayoutExplanation.chain(to: view, in: scene, sources: [source], speaking: language)
    return try #require(chain).flatMap { [$0.name] + $0.reasons.map(\.words) + $0.placed }
  }

  /// Every term that a reason names exists, and a layout without a request for reasons has none.
  @Test(arguments: names) func pagesExist(name: String) throws {
    let example = try Case(name)
    let reasons = LayoutExplanation.reasons(in: try example.scene(), sources: [example.source]).flatMap(\.self)
    #expect(!reasons.isEmpty)
    for term in Set(reasons.compactMap(\.term)) {
      #expect(DiagnosisID(rawValue: term) != nil || Glossary.entry(for: term) != nil, "\(term)")
    }
    var request = SceneRequest(stage: Size(width: 100, height: 100))
    request.traced = true
    let plain = try Program.compile([example.source]).scene(for: request)
    #expect(plain.tree?.reasons.isEmpty == true)
  }
}

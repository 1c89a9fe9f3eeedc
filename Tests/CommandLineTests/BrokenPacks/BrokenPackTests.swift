import Curriculum
import Diagnostics
import Foundation
import LayoutDrawing
import LayoutProgram
import Testing

@testable import CourseCommand

/// Checks each case of `Cases`: all expected findings appear at their places, and no others.
@Suite struct BrokenPackTests {
  /// A copy of the sound pack in a temporary folder.
  private final class Copy {
    let path = NSTemporaryDirectory() + "broken päck \(UUID().uuidString)"

    init() throws {
      try FileManager.default.copyItem(
        atPath: BrokenPack.folder.appendingPathComponent("Sound").path, toPath: path)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  /// A finding of `verify`, as a place and a text.
  private struct Found: CustomStringConvertible {
    var place: String
    var words: String

    var description: String { "\(place) \(words)" }

    init(place: String, words: String) { (self.place, self.words) = (place, words) }

    init(_ finding: JSON) {
      let line = finding["line"]?.number.map { ":\(Int($0))" } ?? ""
      place = (finding["file"]?.string ?? "") + line
      let notes = finding["notes"]?.elements?.compactMap { $0["message"]?.string ?? $0.string } ?? []
      words = ([finding["message"]?.string ?? "", finding["advice"]?.string ?? ""] + notes).joined(separator: " ")
    }
  }

  /// - Complexity: exercises that no case touches are verified once for all cases.
  @Test(arguments: BrokenPack.all) func findsAllOfItAndNothingElse(_ broken: BrokenPack) throws {
    let copy = try Copy()
    try broken.apply(to: copy.path)
    try compare(try found(by: broken, in: copy.path), with: broken)
  }

  /// Checks a sample of all kinds through the real program: its output and its exit status.
  @Test(arguments: BrokenPack.all.enumerated().filter { $0.offset % 30 == 0 || $0.element.isAboutList }.map(\.element))
  func theProgramSaysIt(_ broken: BrokenPack) throws {
    let copy = try Copy()
    try broken.apply(to: copy.path)
    let outcome = try Binary(folder: copy.path).run("verify", "--format", "json")
    let json = try outcome.json
    let problems = json["error"]?["problems"]?.elements
    #expect((problems != nil) == broken.isAboutList)
    try compare((problems ?? json["findings"]?.elements ?? []).map { Found($0) }, with: broken)
    let failures = json["failures"]?.number ?? 1
    #expect(outcome.status == (failures > 0 ? 1 : 0), "\(outcome.status)")
    guard broken.isAboutList else { return }
    let words = try Binary(folder: copy.path).run("verify").complaintInOneLine
    #expect(words.hasPrefix("The pack has a fault:"), "\(words)")
  }

  private func compare(_ found: [Found], with broken: BrokenPack) throws {
    var surplus = found
    for finding in broken.findings {
      let place = surplus.firstIndex { found in
        found.place == finding.place && finding.words.allSatisfy { found.words.contains($0) }
      }
      #expect(place != nil, "missing: \(finding)\nfound: \(found)")
      if let place { surplus.remove(at: place) }
    }
    #expect(surplus.isEmpty, "surplus: \(surplus)")
  }

  // MARK: In this process

  private func found(by broken: BrokenPack, in path: String) throws -> [Found] {
    let pack: Pack
    do throws(Problems) {
      pack = try Pack.read(in: PackFolder(path: path))
    } catch {
      #expect(broken.isAboutList)
      return error.json.elements?.map { Found($0) } ?? []
    }
    let results = pack.exercises.map { reference in
      let isTouched = broken.changes.contains { change in
        change.file.hasPrefix(reference.folder + "/") || !Self.isInside(change.file)
      }
      return isTouched ? Self.verification(of: reference, in: pack) : Self.sound[reference.id] ?? Verification()
    }
    let whole = results + [pack.verify(results.compactMap(\.exercise)) { DrawingFault(of: $0)?.said }]
    let page = VerifyPage(pack: pack, exercises: pack.exercises.count, results: whole)
    return page.json["findings"]?.elements?.map { Found($0) } ?? []
  }

  /// Whether a file belongs to one exercise only.
  private static func isInside(_ file: String) -> Bool { file.split(separator: "/").count > 3 && file.hasPrefix("Ex") }

  private static func verification(of reference: ExerciseReference, in pack: Pack) -> Verification {
    let draw: @Sendable (Scene, String) throws(Problems) -> String = { (scene, title) throws(Problems) in
      try pack.lessonDrawing(scene, title: title)
    }
    return ExerciseVerifier(pack: pack, seconds: 60, draw: draw) { !Lesson.blocks(of: $0).isEmpty }.verify(reference)
  }

  /// The verification of each exercise of the sound pack, done once.
  private static let sound: [String: Verification] = {
    let folder = PackFolder(path: BrokenPack.folder.appendingPathComponent("Sound").path)
    guard let pack = try? Pack.read(in: folder) else { return [:] }
    return Dictionary(pack.exercises.map { ($0.id, verification(of: $0, in: pack)) }) { first, _ in first }
  }()

  @Test func theSoundPackIsSound() throws {
    let outcome = try Binary(folder: BrokenPack.folder.appendingPathComponent("Sound").path).run("verify")
    #expect(outcome.output.contains("0 failures, 0 warnings."), "\(outcome.output)")
    #expect(BrokenPack.all.count > 150)
  }
}

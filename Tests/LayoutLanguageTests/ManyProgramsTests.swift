import Diagnostics
import Foundation
import LayoutLanguage
import LayoutProgram
import Testing

/// Collections of small programs, a file for each kind: Swift accepts them, or rejects them for the named problem.
///
/// `Tests/CompilerAgreement/run` verifies that with the compiler.
@Suite struct ManyProgramsTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Programs")
  static let collections = [
    "declarations", "declarations-refused", "shapes", "values", "values-refused", "views", "views-refused",
  ]

  /// The collections that `SlipTests` checks in more detail.
  static let slips = ["slips", "slips-refused"]

  @Test(arguments: collections)
  func areTakenOrRefusedAsSwiftDoes(collection: String) throws {
    let programs = try SmallProgram.all(in: collection)
    #expect(programs.count > 30)
    for program in programs {
      let found = program.firstProblem()
      #expect(found == program.wanted, "\(program.name): \(found ?? "accepted")")
    }
  }

  @Test func allCollectionsAreListed() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set((Self.collections + Self.slips).map { "\($0).programs" }))
  }
}

/// One program of a collection.
private struct SmallProgram {
  let name: String
  var lines: [String] = []
  /// The line, column and words of the first problem; nil for an accepted program.
  var wanted: String?

  static func all(in collection: String) throws -> [SmallProgram] {
    let file = ManyProgramsTests.folder.appendingPathComponent("\(collection).programs")
    var programs: [SmallProgram] = []
    for line in String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("//// ") {
        programs.append(SmallProgram(name: String(line.dropFirst(5))))
      } else if !programs.isEmpty {
        if line.hasPrefix("// error: ") { programs[programs.count - 1].wanted = String(line.dropFirst(10)) }
        programs[programs.count - 1].lines.append(String(line))
      }
    }
    return programs
  }

  func firstProblem() -> String? {
    let source = SourceText(name: "\(name).layout", text: lines.joined(separator: "\n") + "\n")
    let deadline = Deadline(seconds: 20)
    let outcome = deadline.answer { () -> Result<Void, Problems> in
      do throws(Problems) {
        _ = try Program.compile([source], by: deadline)
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    guard case .failure(let problems)? = outcome, let first = problems.all.first else { return nil }
    let place = first.range.map { source.location(at: $0.lower) }
    return "\(place?.line ?? 0):\(place?.column ?? 0) \(first.message.english)"
  }
}

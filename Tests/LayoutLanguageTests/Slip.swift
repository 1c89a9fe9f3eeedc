import Diagnostics
import Foundation
import LayoutLanguage
import LayoutProgram

/// A learner's slip: a small program, the compiler's first error, the course's first error, and which of the
/// two helps more.
///
///     // swift: 3:24 type 'HorizontalAlignment' has no member 'left'     the compiler's first error
///     // error: 3:24 type 'HorizontalAlignment' has no member 'left'     ours
///     // note: SwiftUI calls 'left' 'leading'.                           with a place in front where it has one
///     // fix: insert '$'                                                 the first that is offered
///     // verdict: better                                                 than the compiler, equal, or worse
struct Slip {
  enum Verdict: String, CaseIterable {
    case better, equal, worse
  }

  /// The problem reported for a program.
  struct Said: Equatable {
    var error: String?
    var notes: [String] = []
    var fix: String?
  }

  let name: String
  private(set) var lines: [String] = []
  private(set) var swift: String?
  private(set) var said = Said()
  private(set) var verdict: Verdict?

  init(name: String) { self.name = name }

  /// All slips of a collection.
  static func all(in collection: String) throws -> [Slip] {
    let file = ManyProgramsTests.folder.appendingPathComponent("\(collection).programs")
    var slips: [Slip] = []
    for line in String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("//// ") {
        slips.append(Slip(name: String(line.dropFirst(5))))
      } else if !slips.isEmpty {
        slips[slips.count - 1].read(String(line))
      }
    }
    return slips
  }

  private mutating func read(_ line: String) {
    guard line.hasPrefix("// "), let colon = line.firstIndex(of: ":") else { return lines.append(line) }
    let value = String(line[line.index(after: colon)...].drop { $0 == " " })
    switch line[..<colon] {
    case "// swift": swift = value
    case "// error": said.error = value
    case "// note": said.notes.append(value)
    case "// fix": said.fix = value
    case "// verdict": verdict = Verdict(rawValue: value)
    default: lines.append(line)
    }
  }

  /// The course's current problem for the program.
  func saidNow() -> Said {
    let source = SourceText(name: "\(name).layout", text: lines.joined(separator: "\n") + "\n")
    let deadline = Deadline(seconds: 20)
    let problem = deadline.answer { () -> Problem? in
      do throws(Problems) {
        _ = try Program.compile([source], by: deadline)
        return nil
      } catch {
        return error.all.first
      }
    }
    guard let first = problem ?? nil else { return Said() }
    func place(_ range: SourceRange?) -> String? {
      range.map { source.location(at: $0.lower) }.map { "\($0.line):\($0.column) " }
    }
    let notes = first.notes.map { (place($0.range) ?? "") + $0.message.english }
    return Said(
      error: (place(first.range) ?? "0:0 ") + first.message.english, notes: notes, fix: first.fixIts.first?.message)
  }
}

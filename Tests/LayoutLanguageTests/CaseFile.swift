import Diagnostics
import Foundation
import LayoutEngine
import LayoutLanguage
import LayoutProgram

/// A program with its expected results in comments: a `.layout` file of `Cases/accepted` or `Cases/refused`.
///
///     // stage: 100 50                     the stage; 100 × 100 by default
///     // stage: preview                    the stage of the program's preview
///     // asset: photo 60 40                an image's own size
///     // origin: by hand: …                the source of the expected results
///     // frames: a 30 25 20 40             a named view's frame
///     // widths: a 10, b 20                only the widths, for cases that show values through them
///     // error: 5:24 type '…' has no …     a syntax or type error, with its line and column
///     // unsupported: 5:24 …              an unsupported feature
///     // note: Did you mean '…'?           a note of the problem above; if there is one, all are listed
struct CaseFile {
  let name: String
  let source: SourceText
  /// Nil if the preview sets the stage.
  private(set) var stage: Size? = Size(width: 100, height: 100)
  private(set) var assets: [String: Size] = [:]
  private(set) var origin: String?
  private(set) var frames: [String: Rect] = [:]
  private(set) var widths: [String: Double] = [:]
  private(set) var problems: [ExpectedProblem] = []

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")

  /// The names of a folder's cases, without their extension.
  static func names(in folder: String) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: Self.folder.appendingPathComponent(folder).path)
    return (files ?? []).filter { $0.hasSuffix(".layout") }.map { String($0.dropLast(7)) }.sorted()
  }

  init(_ name: String, in folder: String) throws {
    let file = Self.folder.appendingPathComponent(folder).appendingPathComponent("\(name).layout")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    self.name = name
    source = SourceText(name: "\(name).layout", text: text)
    for number in 1...source.lineCount {
      let line = source.text(ofLine: number)
      // Frames after a step do not apply to the start.
      if CaseSteps.begins(with: line) { break }
      try read(line)
    }
  }

  private mutating func read(_ line: String) throws {
    guard line.hasPrefix("// "), let colon = line.firstIndex(of: ":") else { return }
    let value = line[line.index(after: colon)...].drop { $0 == " " }
    switch line[..<colon] {
    case "// stage" where value == "preview": stage = nil
    case "// stage":
      let numbers = try Self.numbers(value.split(separator: " "), count: 2, in: line)
      stage = Size(width: numbers[0], height: numbers[1])
    case "// asset":
      let words = value.split(separator: " ")
      let numbers = try Self.numbers(words.dropFirst(), count: 2, in: line)
      assets[String(words[0])] = Size(width: numbers[0], height: numbers[1])
    case "// origin": origin = String(value)
    case "// frames":
      let words = value.split(separator: " ")
      let numbers = try Self.numbers(words.suffix(4), count: 4, in: line)
      let name = words.dropLast(4).joined(separator: " ")
      frames[name] = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case "// widths":
      for part in value.split(separator: ",") {
        let words = part.split(separator: " ")
        widths[words.dropLast().joined(separator: " ")] = try Self.numbers(words.suffix(1), count: 1, in: line)[0]
      }
    case "// error": problems.append(try ExpectedProblem(value, isUnsupported: false, in: line))
    case "// unsupported": problems.append(try ExpectedProblem(value, isUnsupported: true, in: line))
    case "// note": if !problems.isEmpty { problems[problems.count - 1].notes.append(String(value)) }
    default: return
    }
  }

  private static func numbers(_ words: some Collection<Substring>, count: Int, in line: String) throws -> [Double] {
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == count, words.count == count else { throw Unreadable(line: line) }
    return numbers
  }

  struct Unreadable: Error {
    let line: String
  }

  /// Compiles and runs the program as the command line does.
  func run(traced: Bool = false) -> Result<Scene, Problems>? {
    withDeadline(seconds: 20) { [source, stage, assets] in
      do throws(Problems) {
        let program = try Program.compile([source])
        var request = SceneRequest(stage: stage, assets: assets)
        request.traced = traced
        return .success(try program.scene(for: request))
      } catch {
        return .failure(error)
      }
    }
  }
}

/// The only problem that a refused program must have.
struct ExpectedProblem: Equatable, CustomStringConvertible {
  let isUnsupported: Bool
  let line: Int
  let column: Int
  let message: String
  var notes: [String] = []

  init(_ text: Substring, isUnsupported: Bool, in whole: String) throws {
    let parts = text.split(separator: " ", maxSplits: 1)
    let place = (parts.first ?? "").split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2, place.count == 2 else { throw CaseFile.Unreadable(line: whole) }
    self.isUnsupported = isUnsupported
    (line, column) = (place[0], place[1])
    message = String(parts[1])
  }

  /// - Parameter withNotes: whether the case lists notes.
  init(_ problem: Problem, in source: SourceText, withNotes: Bool) {
    isUnsupported = problem.kind == .unsupported
    let location = problem.range.map { source.location(at: $0.lower) }
    line = location?.line ?? 0
    column = location?.column ?? 0
    message = problem.message.english
    notes = withNotes ? problem.notes.map(\.message.english) : []
  }

  var description: String {
    let kind = isUnsupported ? "unsupported" : "error"
    return (["// \(kind): \(line):\(column) \(message)"] + notes.map { "// note: \($0)" }).joined(separator: "\n")
  }
}

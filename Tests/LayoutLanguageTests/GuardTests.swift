import Diagnostics
import Foundation
import Mutation
import SwiftParser
import Testing

@testable import LayoutChecking
@testable import LayoutProgram

/// Tests the guard before Swift's parser: the value of each limit, that nothing in this project is near one,
/// and that long texts are cut into the parts that the first look needs.
///
/// `Tests/Guard/run` measures the time that the parser takes for accepted texts.
@Suite struct GuardTests {
  /// This many parts are accepted, and one more is refused; for limits of the first look, this many parts are
  /// parsed completely.
  struct Limit: Decodable, CustomTestStringConvertible, Sendable {
    var name: String
    var before: String?
    var part: String
    var after: String?
    var most: Int
    var line: Int
    var says: String
    var testDescription: String { name }

    func text(times: Int) -> SourceText {
      let text = (before ?? "") + String(repeating: part, count: times) + (after ?? "")
      return SourceText(name: "\(name).layout", text: text)
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let limits: [Limit] = {
    let file = folder.appendingPathComponent("Guard/limits.json")
    return (try? JSONDecoder().decode([Limit].self, from: Data(contentsOf: file))) ?? []
  }()

  /// The problem of a text that exceeds a limit.
  private static func limit(of source: SourceText) throws -> (message: String, line: Int)? {
    let read = withDeadline(seconds: 120) { Result { () throws(Problems) in try Parsing.parse(source, file: 0) } }
    guard case .failure(let problems) = try #require(read, "it did not end") else { return nil }
    guard let problem = problems.all.first(where: { $0.kind == .limit }) else { return nil }
    return (problem.message.english, problem.range.map { source.line(at: $0.lower) } ?? 0)
  }

  @Test(arguments: limits) func limitIsWhereItIsSaidToBe(_ limit: Limit) throws {
    let most = try Self.limit(of: limit.text(times: limit.most))
    #expect(most == nil, "\(limit.most) times: \(most?.message ?? "") in line \(most?.line ?? 0)")
    let more = try Self.limit(of: limit.text(times: limit.most + 1))
    #expect(more?.message == limit.says)
    #expect(more?.line == limit.line)
  }

  /// Without its `{`, the parser would read everything after it as members of the type, and search to the end
  /// from each error.
  @Test(arguments: ["struct", "class", "enum", "extension", "protocol"]) func aTypeHasItsBracketSoon(keyword: String) {
    let names = "\(keyword) A where " + String(repeating: "a=b ;\n", count: 60)
    #expect(Self.firstMessage(of: names) == "expected '{' in \(keyword)")
    #expect(Self.firstMessage(of: names.replacingOccurrences(of: "where", with: "{}")) == nil)
    #expect(Self.firstMessage(of: "import \(names)") == nil)
    #expect(Self.firstMessage(of: "let a = f(.\(keyword), \(keyword): 1)\n" + names.dropFirst(keyword.count)) == nil)
    #expect(Self.firstMessage(of: "let a = f(\(keyword) b: 1)\n" + names.dropFirst(keyword.count)) != nil)
  }

  /// The first message of the guard alone.
  private static func firstMessage(of text: String) -> String? {
    do throws(Problem) {
      try SourceGuard.check(SourceText(name: "a.layout", text: text), file: 0)
      return nil
    } catch {
      return error.message.english
    }
  }

  /// The parser begins a statement at most words that directly follow another one, so above some thousands
  /// they count twice.
  @Test func wordsBesideEachOtherCountTwice() {
    let words = { String(repeating: "in ", count: $0) }
    #expect(Self.firstMessage(of: words(8251)) == nil)
    #expect(Self.firstMessage(of: words(8252)) == "this file has more than 15000 names, brackets and signs")
  }

  private static let isWhole = ProcessInfo.processInfo.environment["TEST_EVERYTHING"] != nil

  @Test func thereAreLimits() { #expect(Self.limits.count > 10) }

  /// Swift files, layouts and other text in this repository: every eighth file that is no longer than a layout may be.
  @Test func nothingOfThisProjectIsNearALimit() throws {
    let root = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
    var read = 0
    for folder in ["Sources", "Tests", "Benchmarks", "Exercises"] {
      let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      for case let file as String in files ?? .init() where file.hasSuffix(".swift") || file.hasSuffix(".layout") {
        guard !file.contains(".build/") else { continue }
        let data = try Data(contentsOf: root.appendingPathComponent("\(folder)/\(file)"))
        let source = SourceText(name: file, text: String(decoding: data, as: UTF8.self))
        guard data.count <= SourceGuard.Limit.bytes else { continue }
        read += 1
        guard read % 8 == 0 || Self.isWhole else { continue }
        let limit = try Self.limit(of: source)
        #expect(limit == nil, "\(file): \(limit?.message ?? "") in line \(limit?.line ?? 0)")
      }
    }
    #expect(read > 1500)
  }

  /// A sweep of a few hundred shapes: the parts cover the whole text, each is short, and each keeps its position.
  @Test(arguments: 0..<4) func partsAreShortAndAllOfTheText(quarter: Int) throws {
    let programs = CaseFile.names(in: "accepted").compactMap { try? CaseFile($0, in: "accepted").source.text }
    let shapes = Shapes(programs: programs, seed: 3)
    var looked = 0
    for number in stride(from: quarter, to: 240, by: 4) {
      let shape = shapes.shape(Shapes.singles + Shapes.pairs + number)
      var times = shape.times(filling: SourceGuard.Limit.bytes)
      while times > 0 {
        let source = SourceText(name: "shape.layout", text: shape.text(times: times))
        if let parts = try? SourceGuard.check(source, file: 0) {
          looked += parts.isEmpty ? 0 : 1
          expectSound(parts, of: source, "shape \(number), \(times) times")
          break
        }
        times /= 2
      }
    }
    #expect(looked > 12)
  }

  private func expectSound(_ parts: [SourcePart], of source: SourceText, _ name: String) {
    let pieces = Self.pieces(of: source.bytes)
    // A string is one piece and three to five tokens.
    #expect(!parts.isEmpty || pieces.count <= SourceCutter.Limit.short, "\(name)")
    #expect(parts.isEmpty || pieces.count * 5 > SourceCutter.Limit.short, "\(name)")
    var end = 0
    for part in parts {
      #expect(part.range.lowerBound == end, "\(name)")
      end = part.range.upperBound
      let inside = pieces.count { part.range.contains($0) }
      // The pieces before an interpolation stay together with those after it.
      #expect(inside <= SourceCutter.Limit.longest + 1, "\(name): a part of \(inside) pieces")
      let text = Array(part.text(of: source.bytes).utf8)
      #expect(text.count == end && text[part.range] == source.bytes[part.range], "\(name)")
    }
    if !parts.isEmpty { #expect(end == source.bytes.count, "\(name)") }
  }

  private static func pieces(of bytes: [UInt8]) -> [Int] {
    var scanner = SourceScanner(bytes)
    var starts: [Int] = []
    while let piece = scanner.next() { starts.append(piece.range.lowerBound) }
    return starts
  }

  /// Parts that begin inside of a list or a long operation; found in character tables and in other projects' tests.
  @Test(arguments: [
    ("case 0:\n return\n case\n", "0x0041...0x005A, 0x0061...0x007A,\n", "0:\n return\n default: break\n", 0),
    ("case (.a(.b), 0),\n", "  (.final(.c), let handle)?,\n", "(.d, 1):\n return\n default: break\n", 0),
    ("case 0:\n return a\n", "  || (c > 0x0100 || c == 0x167F) as Bool\n", "default: break\n", 200),
  ])
  func whatIsSoundIsReadHoweverLittleItsPartsAre(first: String, line: String, last: String, mistakes: Int) throws {
    let body = first + String(repeating: line, count: 100) + last
    let function = "func f(c: Int) {\n switch c {\n \(body) }\n}\n"
    let source = SourceText(name: "long.layout", text: String(repeating: function, count: 3))
    let parts = try SourceGuard.check(source, file: 0)
    let found = parts.map {
      ErrorCounter.errors(in: Parser.parse(source: $0.text(of: source.bytes)), from: $0.range.lowerBound)
    }
    #expect(parts.count > 10)
    #expect((mistakes...mistakes * 2 + 10).contains(found.reduce(0, +)), "\(found)")
    #expect(try Self.limit(of: source) == nil)
  }

  /// A missing bracket far up is reported where it is missing, instead of the errors that follow from it.
  @Test func manyMistakesAreToldFromTheBeginning() throws {
    let text = "struct A {\n" + String(repeating: "  var a: Int { b ] }\n  c d e f\n", count: 200) + "}\n"
    let source = SourceText(name: "long.layout", text: text)
    let read = Result { () throws(Problems) in try Parsing.parse(source, file: 0) }
    guard case .failure(let problems) = read else { return #expect(Bool(false), "it was accepted") }
    #expect(problems.all.first.map { source.line(at: $0.range?.lower ?? 0) } == 2)
    #expect(problems.all.first?.kind == .syntax)
    #expect(problems.all.last?.kind == .limit)
    #expect(problems.all.count <= ErrorCounter.enough + 1)
  }
}

import Diagnostics
import LayoutEngine
import Testing

@testable import LayoutEditing
@testable import LayoutLanguage
@testable import LayoutProgram

/// Renaming preserves a program: all renamable names change, and every frame stays.
@Suite struct RenamingLaw {
  @Test func solutionsKeepTheirFrames() { expectSame(InsightSample.solutions, least: 400, oneByOne: 3) }

  @Test func casesKeepTheirFrames() { expectSame(InsightSample.cases, least: 2000, oneByOne: 40) }

  @Test func smallProgramsKeepTheirFrames() { expectSame(InsightSample.programs, least: 300, oneByOne: 40) }

  /// Renames all names of each program at once, and every `oneByOne`-th name alone.
  private func expectSame(_ samples: [InsightSample], least: Int, oneByOne: Int) {
    var renamed = 0
    var differences: [String] = []
    for sample in samples {
      let answer = sample.asked { insight -> (names: Int, differences: [String]) in
        let names = Self.names(in: insight)
        let before = Self.outcome(of: insight.sources)
        var different: [String] = []
        let all = Self.text(insight.source, Array(names.enumerated()))
        let after = Self.outcome(of: [all] + insight.sources.dropFirst())
        if after != before { different.append("all of \(names.map(\.name)): \(Self.first(before, after))") }
        for (number, name) in names.enumerated() where number % oneByOne == 0 || !different.isEmpty {
          let one = Self.text(insight.source, [(number, name)])
          let after = Self.outcome(of: [one] + insight.sources.dropFirst())
          if after != before { different.append("\(name.name): \(Self.first(before, after))") }
        }
        return (names.count, different)
      }
      renamed += answer?.names ?? 0
      differences += (answer?.differences ?? ["no answer"]).map { "\(sample.name): \($0)" }
    }
    #expect(renamed > least)
    #expect(differences.isEmpty, "\(renamed) names\n\(differences.joined(separator: "\n"))")
  }

  /// Types whose names a program shows as text.
  private static let shown = ["Points"]

  private struct Name: Sendable {
    let name: String
    let places: [SourceRange]
  }

  private static func names(in insight: SourceInsight) -> [Name] {
    var seen: Set<SourceRange> = []
    return insight.symbols().compactMap { symbol in
      guard symbol.isRenamable, !shown.contains(symbol.name), let declaration = symbol.declaration,
        seen.insert(declaration).inserted
      else {
        return nil
      }
      let places = insight.mentions(of: symbol)
      guard let first = places.first, seen.insert(first).inserted || first == declaration else { return nil }
      return Name(name: symbol.name, places: places)
    }
  }

  /// The text with some names replaced by new ones of the same letter case.
  private static func text(_ source: SourceText, _ names: [(offset: Int, element: Name)]) -> SourceText {
    var bytes = source.bytes
    let edits = names.flatMap { number, name in name.places.map { ($0, fresh(name.name, number)) } }
    for (place, word) in edits.sorted(by: { $0.0.lower > $1.0.lower }) {
      bytes.replaceSubrange(place.lower..<place.upper, with: Array(word.utf8))
    }
    return SourceText(name: source.name, text: String(decoding: bytes, as: UTF8.self))
  }

  private static func fresh(_ name: String, _ number: Int) -> String {
    name.first?.isUppercase == true ? "Fresh\(number)Zz" : "fresh\(number)zz"
  }

  private static func outcome(of sources: [SourceText]) -> [String] {
    do throws(Problems) {
      let program = try Program.compile(sources)
      return try program.scene(for: SceneRequest(stage: Size(width: 320, height: 480))).views.map {
        "\($0.name) \($0.frame)"
      }
    } catch {
      return error.all.map { "\($0.kind) \($0.message.english)" }
    }
  }

  private static func first(_ before: [String], _ after: [String]) -> String {
    let different = zip(before, after).first { $0 != $1 }
    return "\(different?.0 ?? "\(before.count)") became \(different?.1 ?? "\(after.count)")"
  }
}

extension SourceInsight {
  var source: SourceText { sources[0] }
}

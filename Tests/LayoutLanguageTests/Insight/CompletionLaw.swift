import Diagnostics
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import LayoutEditing
@testable import LayoutProgram

/// While someone types one of the solutions, the completions include each of its names: before its first
/// letter, and after it.
///
/// The test checks a few hundred of the names; `TEST_EVERYTHING=1` checks all of them.
@Suite struct CompletionLaw {
  /// The position of a name.
  private enum Position: String, CaseIterable {
    case behindADot
    case behindADotAlone
    case bare
  }

  private struct Cut {
    let position: Position
    let name: String
    let offset: Int
  }

  private static let isWhole = ProcessInfo.processInfo.environment["TEST_EVERYTHING"] != nil

  @Test func trueNamesAreOffered() throws {
    var counts: [Position: (offered: Int, all: Int)] = [:]
    var missing: [String] = []
    var number = 0
    for sample in InsightSample.solutions {
      let cuts = Self.cuts(of: sample.source).filter { _ in
        number += 1
        return Self.isWhole || number % 37 == 0
      }
      if cuts.isEmpty { continue }
      let found = withDeadline(seconds: 600) {
        cuts.map { cut in Self.variants.map { Self.isOffered(cut, $0, in: sample) } }
      }
      for (cut, answers) in zip(cuts, try #require(found)) {
        for (variant, isOffered) in zip(Self.variants, answers) {
          counts[cut.position, default: (0, 0)].all += 1
          if isOffered {
            counts[cut.position, default: (0, 0)].offered += 1
          } else {
            missing.append(
              "\(sample.name):\(sample.source.line(at: cut.offset)) \(cut.position) \(cut.name) \(variant)")
          }
        }
      }
    }
    if Self.isWhole { print(counts, missing.joined(separator: "\n"), separator: "\n") }
    for position in Position.allCases {
      let (offered, all) = try #require(counts[position])
      let share = Double(offered) / Double(all)
      #expect(all > 20)
      #expect(
        share >= (position == .bare ? 0.9 : 0.97),
        "\(position) \(offered) of \(all): \(missing.joined(separator: "\n"))")
    }
  }

  /// The number of typed letters, and whether the rest of the line exists.
  private static let variants = [(0, true), (1, true), (0, false), (1, false)]

  private static func isOffered(_ cut: Cut, _ variant: (letters: Int, keepsRest: Bool), in sample: InsightSample)
    -> Bool
  {
    let bytes = sample.source.bytes
    var end = cut.offset + cut.name.utf8.count
    if !variant.keepsRest { end = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count }
    let start = cut.offset + variant.letters
    let text = String(decoding: bytes[..<start] + bytes[end...], as: UTF8.self)
    let sources = [SourceText(name: "solution.layout", text: text)] + sample.sources.dropFirst()
    return (Completing(sources, at: start, by: nil)?.completions() ?? []).contains { $0.name == cut.name }
  }

  private static func cuts(of source: SourceText) -> [Cut] {
    Parser.parse(source: source.text).tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .identifier(let name) = token.tokenKind,
        let reference = token.parent?.as(DeclReferenceExprSyntax.self)
      else { return nil }
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      guard let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id else {
        return Cut(position: .bare, name: name, offset: offset)
      }
      return Cut(position: access.base == nil ? .behindADotAlone : .behindADot, name: name, offset: offset)
    }
  }
}

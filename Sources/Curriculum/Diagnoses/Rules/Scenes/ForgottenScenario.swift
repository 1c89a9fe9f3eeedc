import Diagnostics
import LayoutEditing
import LayoutEngine

/// Right in some scenarios, and what sets the others apart is the direction of reading alone.
///
///     .alignmentGuide(.leading) { _ in direction == .leftToRight ? 20 : -20 }     guides are mirrored by themselves
struct RTLForgotten: Explanation {
  static let id = DiagnosisID.rtlForgotten

  /// How it was forgotten.
  enum Kind: String {
    /// The code turns what turns by itself; without that all is right.
    case turnedTwice
    /// The code sets the direction; without that all is right.
    case held
    /// Something does not turn.
    case unturned
  }

  let kind: Kind
  /// What the code says about the direction by itself.
  let word: String?
  let views: [ViewReference]
  let range: SourceRange?
  var isProven: Bool { kind != .unturned }

  static func find(in evidence: Evidence) -> [RTLForgotten] {
    let names = Set(
      evidence.facts.declarations.filter { $0.attributes.contains("layoutDirection") }.map(\.name))
    let uses = evidence.facts.words.filter { names.contains($0.name) && !$0.isMember }
    if let found = evidence.first(of: turnedBack(uses, evidence) + held(evidence)) { return [found] }
    guard evidence.variesOnly(.direction), let one = evidence.failing.first else { return [] }
    let off = one.outOfPlace
    return [
      RTLForgotten(
        kind: .unturned, word: nil, views: off.map(\.reference),
        range: uses.first?.range ?? evidence.ownPlace(of: off, in: one))
    ]
  }

  /// A direction that is set for good, and without which all is right.
  private static func held(_ evidence: Evidence) -> [Candidate<RTLForgotten>] {
    let calls = evidence.facts.calls.filter { call in
      call.name == "environment" && call.arguments.contains { evidence.text($0.range).contains("layoutDirection") }
    }
    return calls.prefix(1).map { tried([TextEdit($0.range, "")], .held, at: $0.range, evidence) }
  }

  /// What the code says where it is told that everything reads from left to right: if that is right everywhere, it is
  /// the asking that is wrong.
  private static func turnedBack(
    _ uses: [SourceFacts.Word], _ evidence: Evidence
  ) -> [Candidate<RTLForgotten>] {
    guard !evidence.passing.isEmpty, evidence.failing.allSatisfy({ $0.scenario.direction == .rightToLeft }) else {
      return []
    }
    let asked = evidence.facts.words.compactMap { word -> SourceRange? in
      guard word.name == "layoutDirection", word.isMember else { return nil }
      return evidence.withItsSubject(word.range)
    }
    let places = uses.isEmpty ? asked : uses.map(\.range)
    let edits = places.map { TextEdit($0, "LayoutDirection.leftToRight") }
    return places.prefix(1).map { tried(edits, .turnedTwice, at: $0, evidence) }
  }

  private static func tried(
    _ edits: [TextEdit], _ kind: Kind, at range: SourceRange, _ evidence: Evidence
  ) -> Candidate<RTLForgotten> {
    Candidate(edits) {
      let off = evidence.failing.first?.outOfPlace ?? []
      return RTLForgotten(kind: kind, word: evidence.text(range), views: off.map(\.reference), range: range)
    }
  }

  var parameters: Facts { ["kind": kind.rawValue, "property": word, "views": views] }
  var fact: String {
    switch kind {
    case .turnedTwice: "The code mirrors something for right-to-left that SwiftUI mirrors already."
    case .held: "This line sets the layout direction, whatever the reader's is."
    case .unturned: "It is right in left-to-right, but not in right-to-left."
    }
  }
  var why: String {
    let law = """
      Leading and trailing change sides with the direction of reading, and guides are counted from the leading side
      """
    switch kind {
    case .turnedTwice: return "\(law): a guide that is right from left to right is right the other way, too."
    case .held: return "\(law): nothing has to be set for that."
    case .unturned: return "\(law). A number that was made for the left edge does not turn by itself."
    }
  }
  var code: String {
    switch kind {
    case .turnedTwice: "Remove the case for \(word ?? "the direction")."
    case .held: "Remove the line."
    case .unturned:
      "Look at \(views.first?.quoted ?? "the views") in right-to-left: which side should stay, and which should flip?"
    }
  }
}

/// Right at one text size, and wrong at another.
struct TextSizeForgotten: Explanation {
  static let id = DiagnosisID.textSizeForgotten

  /// A number that does not grow, and what it would have to be.
  struct Stiff {
    let number: Double
    let needed: Double?
    /// What can simply be left out.
    let call: String?
  }

  let stiff: Stiff?
  let views: [ViewReference]
  let scenario: String?
  /// The text size where it is wrong: `xxxLarge`.
  let size: String
  let range: SourceRange?
  let isProven: Bool

  static func find(in evidence: Evidence) -> [TextSizeForgotten] {
    guard evidence.variesOnly(.textSize), let one = evidence.failing.first else { return [] }
    let off = one.outOfPlace
    let scenario = one.scenario.isHidden ? nil : one.scenario.id
    if let typed = evidence.typedNumber {
      return [
        TextSizeForgotten(
          stiff: Stiff(typed), views: off.map(\.reference), scenario: scenario,
          size: one.scenario.textSize.rawValue, range: typed.number.range, isProven: typed.isProven)
      ]
    }
    return [
      TextSizeForgotten(
        stiff: nil, views: off.map(\.reference), scenario: scenario, size: one.scenario.textSize.rawValue,
        range: evidence.ownPlace(of: off, in: one), isProven: false)
    ]
  }

  var parameters: Facts {
    [
      "views": views, "literal": stiff?.number, "needed": stiff?.needed, "call": stiff?.call, "scenario": scenario,
      "textSize": size,
    ]
  }
  var fact: String { "It is right at the default text size, but not at \(size)." }
  var why: String {
    let law = """
      Texts grow with the size that the reader has chosen, and what is lined up with them has to follow: by their \
      lines and edges, not by numbers.
      """
    guard let stiff else { return law }
    return "\(law) The \(points(stiff.number)) here stays as it is."
  }
  var code: String {
    if let call = stiff?.call { return "Remove the \(call): without it, every scenario is right." }
    if let stiff {
      let needed = stiff.needed.flatMap { needed in scenario.map { " In \($0) it would have to be \(points(needed))." }
      }
      return "Let the code say what the number stands for.\(needed ?? "")"
    }
    return "Look at \(views.first?.quoted ?? "the texts")\(scenario.map { " in \($0)" } ?? " at another text size")."
  }
}

extension TextSizeForgotten.Stiff {
  fileprivate init(_ typed: TypedNumber) {
    number = typed.number.value
    switch typed.claim {
    case .needed(let values, _):
      needed = values.first?.value
      call = nil
    case .superfluous(let name):
      needed = nil
      call = name == "alignmentGuide" ? "guide" : name
    case .means(_, let becomes, _):
      needed = becomes
      call = nil
    case .limit, .room:
      needed = nil
      call = nil
    }
  }
}

extension Evidence {
  /// `subviews.layoutDirection` of the range of its last word; nil where more than a name stands before the dot.
  fileprivate func withItsSubject(_ range: SourceRange) -> SourceRange? {
    let subject = facts.words.last { $0.range.upper == range.lower - 1 && !$0.isMember }
    return subject.map { SourceRange(lower: $0.range.lower, upper: range.upper) }
  }
}

import Diagnostics
import LayoutLanguage

/// Something that an answer's code has to do, or must not do, whatever the frames say.
///
///     {"uses": "AlignmentID", "severity": "essential", "reason": "The point is a key of your own."}
///     {"avoids": ".offset", "severity": "advice", "reason": "An offset moves the drawing, not the layout."}
public struct Rule: Hashable, Sendable {
  /// What is asked of the code.
  public enum Demand: Hashable, Sendable {
    /// It has to be named somewhere.
    case uses(Mention)
    /// It must not be named anywhere.
    case avoids(Mention)
  }

  /// How much a rule matters.
  public enum Weight: String, Sendable, CaseIterable {
    /// An answer that breaks it does not pass.
    case essential
    /// An answer that breaks it passes, with a remark.
    case advice
  }

  /// What is asked.
  public var demand: Demand
  /// How much it matters.
  public var weight: Weight
  /// Why, in a sentence for learners.
  public var reason: String

  /// Makes a rule.
  public init(_ demand: Demand, weight: Weight, reason: String) {
    self.demand = demand
    self.weight = weight
    self.reason = reason
  }

  /// Holds an answer against the rule; frames do not matter.
  func result(for program: Program) -> RuleResult {
    switch demand {
    case .uses(let mention):
      return RuleResult(rule: self, isMet: !program.mentions(of: mention).isEmpty, range: nil)
    case .avoids(let mention):
      let ranges = program.mentions(of: mention)
      return RuleResult(rule: self, isMet: ranges.isEmpty, range: ranges.first)
    }
  }
}

/// Whether an answer keeps to a rule.
public struct RuleResult: Sendable {
  /// Which rule.
  public var rule: Rule
  /// Whether the answer keeps to it.
  public var isMet: Bool
  /// The first place that breaks it; nil where something is missing.
  public var range: SourceRange?

  /// Whether the answer cannot pass for it.
  public var blocks: Bool { !isMet && rule.weight == .essential }
}

extension Rule {
  static let keys = ["uses", "avoids", "severity", "reason"]
}

extension Mention {
  /// As an author writes it: with a dot for what stands after one.
  public var spelling: String {
    switch self {
    case .member(let name): ".\(name)"
    case .name(let name): name
    }
  }
}

extension JSONForm where Value == Rule {
  static var rule: JSONForm {
    JSONForm("a rule") { (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: "a rule", keys: Rule.keys)
      let uses = try reader.optional("uses", as: .mention)
      let avoids = try reader.optional("avoids", as: .mention)
      let demand: Rule.Demand
      switch (uses, avoids) {
      case (let mention?, nil): demand = .uses(mention)
      case (nil, let mention?): demand = .avoids(mention)
      default: throw reader.problem("a rule says either \"uses\" or \"avoids\"", at: uses == nil ? "reason" : "avoids")
      }
      return Rule(
        demand, weight: try reader.required("severity", as: .word(of: Rule.Weight.allCases, "a severity")),
        reason: try reader.required("reason", as: .text))
    }
  }
}

extension JSONForm where Value == Mention {
  fileprivate static var mention: JSONForm {
    JSONForm("a name such as \"AlignmentID\", or \".offset\" for what stands after a dot") { json in
      json.string.flatMap { text in
        let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
        guard !name.isEmpty, !name.contains(where: { $0 == "." || $0.isWhitespace }) else { return nil }
        return text.hasPrefix(".") ? .member(name) : .name(name)
      }
    }
  }
}

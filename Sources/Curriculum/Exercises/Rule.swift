import Diagnostics
import LayoutEditing
import LayoutEngine

/// A requirement for the code of an answer that frames do not show.
///
///     {"uses": "AlignmentID", "severity": "essential", "reason": "The point is a key of your own."}
///     {"avoids": [".offset", ".position"], "severity": "advice", "reason": "An offset moves the drawing only."}
///     {"shows": "badge", "over": "button", "severity": "essential", "reason": "A badge that is covered tells nobody."}
public struct Rule: Hashable, Sendable {
  /// The requirement.
  public enum Demand: Hashable, Sendable {
    /// Reachable code has to use one of these. A guide only counts if a container asks for it and its value differs
    /// from the default.
    case uses([Mention])
    /// Reachable code must not use any of these.
    case avoids([Mention])
    /// A view has to be drawn in front of another one.
    case shows(String, over: String)
    /// A guide along an axis has to use lengths of that axis; this one reads a length of the other. No author writes
    /// this rule: it applies to every exercise unless that mixes axes.
    case staysOn(Axis, reads: String)
  }

  /// The severity of a rule.
  public enum Weight: String, Sendable, CaseIterable {
    /// An answer that breaks it does not pass.
    case essential
    /// An answer that breaks it passes, with a remark.
    case advice
  }

  /// The requirement.
  public var demand: Demand
  /// The severity.
  public var weight: Weight
  /// The reason, in a sentence for learners.
  public var reason: String

  /// Makes a rule.
  public init(_ demand: Demand, weight: Weight, reason: String) {
    self.demand = demand
    self.weight = weight
    self.reason = reason
  }
}

/// The result of checking a rule.
public struct RuleResult: Sendable {
  /// The rule.
  public var rule: Rule
  /// Whether the answer satisfies it.
  public var isMet: Bool
  /// The first violation; nil if something is missing.
  public var range: SourceRange?
  /// The name used there, or the names required, as an author writes them.
  public var name: String

  /// Makes a result.
  public init(rule: Rule, isMet: Bool, range: SourceRange? = nil, name: String? = nil) {
    self.rule = rule
    self.isMet = isMet
    self.range = range
    self.name = name ?? rule.demand.spelling
  }

  /// Whether the violation prevents a pass.
  public var blocks: Bool { !isMet && rule.weight == .essential }
}

extension Rule {
  static let keys = ["uses", "avoids", "shows", "over", "severity", "reason"]
}

extension Rule.Demand {
  /// The names in the rule, as an author writes them: `.alignmentGuide`.
  public var spelling: String {
    switch self {
    case .uses(let mentions), .avoids(let mentions): mentions.map(\.spelling).joined(separator: ", ")
    case .shows(let view, over: let other): "\(view) over \(other)"
    case .staysOn(_, reads: let name): name
    }
  }
}

extension Mention {
  /// The mention as an author writes it: with a leading dot for a member, with a colon for an argument label.
  public var spelling: String {
    switch self {
    case .member(let name): ".\(name)"
    case .name(let name): name
    case .label(let name): "\(name):"
    }
  }
}

extension JSONForm where Value == Rule {
  static var rule: JSONForm {
    JSONForm("a rule") { (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: "a rule", keys: Rule.keys)
      return Rule(
        try demand(in: reader),
        weight: try reader.required("severity", as: .word(of: Rule.Weight.allCases, "a severity")),
        reason: try reader.required("reason", as: .text))
    }
  }

  private static func demand(in reader: ObjectReader) throws(Problem) -> Rule.Demand {
    let uses = try reader.optional("uses", as: .mentions)
    let avoids = try reader.optional("avoids", as: .mentions)
    let shown = try reader.optional("shows", as: .text)
    let other = try reader.optional("over", as: .text)
    switch (uses, avoids, shown, other) {
    case (let mentions?, nil, nil, nil): return .uses(mentions)
    case (nil, let mentions?, nil, nil): return .avoids(mentions)
    case (nil, nil, let view?, let other?):
      guard view != other else { throw reader.problem("nothing is drawn in front of itself", at: "over") }
      return .shows(view, over: other)
    default:
      let place = shown != nil ? "shows" : avoids != nil ? "avoids" : "reason"
      throw reader.problem("a rule says either \"uses\" or \"avoids\", or \"shows\" and \"over\"", at: place)
    }
  }
}

extension JSONForm where Value == [Mention] {
  /// One name, or a list of alternatives.
  fileprivate static var mentions: JSONForm {
    JSONForm("a name such as \"AlignmentID\", or \".offset\" for what stands after a dot, or a list of names") { json in
      guard let elements = json.elements else { return Mention(json).map { [$0] } }
      let mentions = elements.compactMap { Mention($0) }
      return mentions.isEmpty || mentions.count < elements.count ? nil : mentions
    }
  }
}

extension Mention {
  fileprivate init?(_ json: JSON) {
    guard let text = json.string else { return nil }
    let name = text.hasPrefix(".") ? text.dropFirst() : text.hasSuffix(":") ? text.dropLast() : text[...]
    guard !name.isEmpty, !name.contains(where: { $0 == "." || $0 == ":" || $0.isWhitespace }) else { return nil }
    self = text.hasPrefix(".") ? .member(String(name)) : text.hasSuffix(":") ? .label(String(name)) : .name(text)
  }
}

import Diagnostics
import LayoutEditing
import LayoutEngine

/// Something that an answer has to do, or must not do, and that frames do not tell.
///
///     {"uses": "AlignmentID", "severity": "essential", "reason": "The point is a key of your own."}
///     {"avoids": [".offset", ".position"], "severity": "advice", "reason": "An offset moves the drawing only."}
///     {"shows": "badge", "over": "button", "severity": "essential", "reason": "A badge that is covered tells nobody."}
public struct Rule: Hashable, Sendable {
  /// What is asked.
  public enum Demand: Hashable, Sendable {
    /// One of these has to be named in code that is reached. Of guides, one has to be asked for, and to say something
    /// else than the view would have said without it.
    case uses([Mention])
    /// None of these may be named in code that is reached.
    case avoids([Mention])
    /// A view has to be drawn in front of another one.
    case shows(String, over: String)
    /// Guides along an axis are made of lengths along that axis; this one reads a length of the other. Nobody writes
    /// this rule: it holds wherever an exercise does not say that it mixes axes.
    case staysOn(Axis, reads: String)
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
}

/// Whether an answer keeps to a rule.
public struct RuleResult: Sendable {
  /// Which rule.
  public var rule: Rule
  /// Whether the answer keeps to it.
  public var isMet: Bool
  /// The first place that breaks it; nil where something is missing.
  public var range: SourceRange?
  /// What is named there, or what may be used; as an author writes it.
  public var name: String

  /// Makes a result.
  public init(rule: Rule, isMet: Bool, range: SourceRange? = nil, name: String? = nil) {
    self.rule = rule
    self.isMet = isMet
    self.range = range
    self.name = name ?? rule.demand.spelling
  }

  /// Whether the answer cannot pass for it.
  public var blocks: Bool { !isMet && rule.weight == .essential }
}

extension Rule {
  static let keys = ["uses", "avoids", "shows", "over", "severity", "reason"]
}

extension Rule.Demand {
  /// What it is about, as an author writes it: `.alignmentGuide`.
  public var spelling: String {
    switch self {
    case .uses(let mentions), .avoids(let mentions): mentions.map(\.spelling).joined(separator: ", ")
    case .shows(let view, over: let other): "\(view) over \(other)"
    case .staysOn(_, reads: let name): name
    }
  }
}

extension Mention {
  /// As an author writes it: with a dot for what stands after one, with a colon for an argument.
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
  /// One name, or a list of some of which one is enough.
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

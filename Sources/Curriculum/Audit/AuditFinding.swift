import Diagnostics
import LayoutEngine

/// Something that an audit found about one view.
public struct AuditFinding: Sendable {
  /// The kinds of findings.
  public enum Kind: String, CaseIterable, Sendable {
    case cutText = "text-cut"
    case overlap = "overlap"
    case outside = "outside-stage"
    case noSize = "no-size"
    case smallTarget = "small-target"
  }

  /// The fact, with the values that its message needs.
  public enum Fact: Hashable, Sendable {
    /// A text shows only a part of itself.
    case cutText(shown: String)
    /// Two views cover each other.
    case overlap(with: String, by: Size)
    /// A view extends beyond an edge of the stage; more views of the same container do so, too.
    case outside(Edge, by: Double, more: Int)
    /// A view has no width or no height.
    case noSize(Size)
    /// A touch target is smaller than 44 × 44 points.
    case smallTarget(Size)
  }

  /// The fact.
  public var fact: Fact
  /// The view's name in the reader's language.
  public var view: String
  /// The call in the source that created the view.
  public var range: Diagnostics.SourceRange?
  /// For an overlap, the call that created the other view.
  public var otherRange: Diagnostics.SourceRange?
  /// The view's frame in the smallest configuration.
  public var frame: Rect
  /// The smallest configuration that shows it.
  public var smallest: AuditCase
  /// The number of configurations that show it.
  public var cases = 1

  /// The kind.
  public var kind: Kind {
    switch fact {
    case .cutText: .cutText
    case .overlap: .overlap
    case .outside: .outside
    case .noSize: .noSize
    case .smallTarget: .smallTarget
    }
  }

  /// Identifies a finding across configurations: by its kind and its place in the source.
  var key: Key { Key(kind: kind, range: range, other: otherRange, view: range == nil ? view : "") }

  struct Key: Hashable {
    let kind: Kind
    let range: Diagnostics.SourceRange?
    let other: Diagnostics.SourceRange?
    let view: String
  }
}

extension AuditFinding.Fact {
  /// The smallest side of a comfortable touch target, in points.
  public static let finger = 44.0
}

/// The words of a finding.
public struct AuditMessage: Message {
  let fact: AuditFinding.Fact
  let view: String

  /// The words of a finding.
  public init(_ finding: AuditFinding) {
    fact = finding.fact
    view = finding.view
  }

  /// The English text.
  public var english: String {
    switch fact {
    case .cutText(let shown): "\(view) is cut: it shows “\(shown)”"
    case .overlap(let other, let size): "\(view) and \(other) overlap by \(size.inWords)"
    case .outside(let edge, let length, let more):
      "\(view) \(more == 0 ? "extends" : "and \(more) more extend") \(points(length)) beyond the \(edge.english) edge of the stage"
    case .noSize(let size):
      size.width > 0 ? "\(view) has no height" : size.height > 0 ? "\(view) has no width" : "\(view) has no size"
    case .smallTarget(let size): "the touch target \(view) is \(size.inWords), less than 44 × 44"
    }
  }

  /// The German text.
  public var german: String {
    switch fact {
    case .cutText(let shown): "\(view) ist gekürzt: Zu sehen ist „\(shown)“"
    case .overlap(let other, let size): "\(view) und \(other) überdecken sich um \(size.inWords)"
    case .outside(let edge, let length, let more):
      "\(view) \(more == 0 ? "ragt" : "und \(more) weitere ragen") \(points(length)) über den \(edge.german) Rand der Bühne"
    case .noSize(let size):
      size.width > 0
        ? "\(view) hat keine Höhe" : size.height > 0 ? "\(view) hat keine Breite" : "\(view) hat keine Größe"
    case .smallTarget(let size): "\(view) ist mit \(size.inWords) kleiner als 44 × 44 und schwer zu treffen"
    }
  }
}

extension Edge {
  fileprivate var english: String {
    switch self {
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }

  fileprivate var german: String {
    switch self {
    case .top: "oberen"
    case .bottom: "unteren"
    case .leading: "vorderen"
    case .trailing: "hinteren"
    }
  }
}

extension Size {
  fileprivate var inWords: String { "\(points(width)) × \(points(height))" }
}

/// The note at the other view of an overlap.
public struct OtherView: Message {
  /// The note.
  public init() {}

  /// The English text.
  public var english: String { "the other view" }
  /// The German text.
  public var german: String { "die andere Ansicht" }
}

/// A configuration in words: `320 × 568, text accessibility3, right to left`.
public struct AuditCaseWords: Message {
  let one: AuditCase

  /// The words of a configuration.
  public init(_ one: AuditCase) { self.one = one }

  /// The English text.
  public var english: String {
    "\(one.stage.inWords), text \(one.textSize.rawValue), \(one.direction == .leftToRight ? "left to right" : "right to left")"
  }

  /// The German text.
  public var german: String {
    "\(one.stage.inWords), Text \(one.textSize.rawValue), von \(one.direction == .leftToRight ? "links nach rechts" : "rechts nach links")"
  }
}

/// The note below a finding: the smallest configuration that shows it, and how many do.
public struct AuditNote: Message {
  let words: AuditCaseWords
  let cases: Int
  let all: Int

  /// The note of a finding.
  ///
  /// - Parameter all: the number of configurations.
  public init(_ finding: AuditFinding, of all: Int) {
    words = AuditCaseWords(finding.smallest)
    cases = finding.cases
    self.all = all
  }

  /// The English text.
  public var english: String { "smallest configuration: \(words.english); \(cases) of \(all) show it" }
  /// The German text.
  public var german: String { "kleinste Konfiguration: \(words.german); \(cases) von \(all) zeigen es" }
}

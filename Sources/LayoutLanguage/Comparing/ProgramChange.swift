import Diagnostics

/// One change on the way from a program to another one that does the same job: what would have to be edited, and what
/// that means.
///
///     .alignmentGuide(.top) { d in d.height + 4 }     with  d.height - 4:  value, `+` for `-`
///     Text("a").padding(4)                            without the padding: extra, `padding`
public struct ProgramChange: Sendable {
  /// What is changed.
  public enum Kind: Sendable {
    /// A value is another one; word by word, as it is and as it would be.
    case value(from: [String], to: [String])
    /// Another view or modifier is called: `VStack` for `HStack`.
    case name(from: String, to: String)
    /// Two branches, or two values, stand in each other's place.
    case exchanged
    /// Something is to be added.
    case missing(Piece)
    /// Something is to be taken away.
    case extra(Piece)
    /// Something else has to stand there.
    case instead(Piece, Piece)
    /// A modifier has to stand at another place of the same view, a view or a statement at another one of its row.
    case reordered(Piece)
    /// A modifier belongs on another view, a view into another container.
    case moved(Piece)
  }

  /// Something that is there or not as a whole.
  public struct Piece: Sendable {
    /// What sort of thing.
    public enum Sort: Sendable {
      case modifier, argument, view, statement, declaration, branch
    }

    /// What sort of thing.
    public let sort: Sort
    /// Its name: `padding`, `alignment`, `HStack`; empty where it has none.
    public let name: String
    /// Its words.
    public let words: [String]
    /// The words of a modifier's first argument: `.leading`.
    public let argument: String
    /// As it is written.
    public let text: String

    /// Makes a piece.
    public init(_ sort: Sort, name: String, words: [String], argument: String = "", text: String) {
      (self.sort, self.name, self.words) = (sort, name, words)
      (self.argument, self.text) = (argument, text)
    }
  }

  /// The call, the declaration or the branch around a change.
  public struct Surrounding: Sendable {
    /// `alignmentGuide`, `frame`, `VStack`; of a declaration, its name.
    public let name: String
    /// Its first argument, as it is written.
    public let argument: String
    /// Of a modifier, from its dot on.
    public let range: Diagnostics.SourceRange
    /// The label of the argument that the change is in.
    public let label: String?
    /// It is set on a view.
    public let isModifier: Bool
    /// The change is in the closure.
    public let isInClosure: Bool

    /// Names the call around a change.
    public init(
      name: String, argument: String, range: Diagnostics.SourceRange, label: String?, isModifier: Bool,
      isInClosure: Bool
    ) {
      (self.name, self.argument, self.range) = (name, argument, range)
      (self.label, self.isModifier, self.isInClosure) = (label, isModifier, isInClosure)
    }
  }

  /// What is changed.
  public internal(set) var kind: Kind
  /// The change of the text.
  public internal(set) var edits: [TextEdit]
  /// Where it is in the text; of what is missing, where it would stand.
  public internal(set) var range: Diagnostics.SourceRange
  /// The nearest call around it; nil outside of all.
  public internal(set) var inside: Surrounding?
  /// What a missing or moved modifier would be set on: a view with the modifiers before it; of a moved view, where it
  /// would stand.
  public internal(set) var anchor: Diagnostics.SourceRange?
  /// The view, with all of its modifiers, that a missing or moved one would be set on.
  public internal(set) var whole: Diagnostics.SourceRange?
  /// What the condition, the value or the type is of.
  public internal(set) var slot: String?
  /// The declaration that it is in: `body`, `defaultValue`, `sizeThatFits`.
  public internal(set) var declaration: String?
  /// The sequence of views or modifiers that it is in, to tell neighbors.
  var list = 0
  /// Which place of it.
  var place = 0
  /// Whether the same is done at other places of the text as well, and what is around it there is something else.
  public private(set) var isAmongOthers = false
  /// At how many places of the text the same is done.
  public private(set) var places = 1

  /// Makes a change.
  public init(
    _ kind: Kind, edits: [TextEdit], range: Diagnostics.SourceRange, inside: Surrounding? = nil,
    anchor: Diagnostics.SourceRange? = nil
  ) {
    (self.kind, self.edits, self.range) = (kind, edits, range)
    (self.inside, self.anchor) = (inside, anchor)
  }

  /// The same change made at other places, too, as one.
  public func together(with others: [ProgramChange]) -> ProgramChange {
    var all = self
    all.edits = ([self] + others).edits
    all.places = 1 + others.count
    all.isAmongOthers = others.contains { !$0.isWritten(as: self) }
    return all
  }

  private func isWritten(as other: ProgramChange) -> Bool {
    if case .value(let from, let to) = kind, case .value(from, to) = other.kind { true } else { false }
  }

  /// How much of what is written it touches, in words: to add something leaves all that is there as it is.
  public var size: Double {
    func added(_ words: Int) -> Double { 2 + Double(words) / 4 }
    return switch kind {
    case .value(let from, let to): Double(max(1, max(from.count, to.count) - from.common(with: to)))
    case .name: 1
    case .exchanged: 2
    case .missing(let piece): added(piece.words.count)
    case .extra(let piece): Double(piece.words.count)
    case .instead(let old, let new): Double(old.words.count) + added(new.words.count)
    case .reordered, .moved: 3
    }
  }
}

extension [String] {
  /// How many words are in both.
  fileprivate func common(with others: [String]) -> Int {
    var counts: [String: Int] = [:]
    for word in self { counts[word, default: 0] += 1 }
    return others.count { word in
      guard let count = counts[word], count > 0 else { return false }
      counts[word] = count - 1
      return true
    }
  }
}

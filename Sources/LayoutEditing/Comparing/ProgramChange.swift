import Diagnostics

/// One difference between a program and another one with the same purpose: the edits that remove it, and their meaning.
///
///     .alignmentGuide(.top) { d in d.height + 4 }     against d.height - 4:  value, `+` for `-`
///     Text("a").padding(4)                            without the padding: extra, `padding`
public struct ProgramChange: Sendable {
  /// The kind of change.
  public enum Kind: Sendable {
    /// Another value; the words as they are and as they should be.
    case value(from: [String], to: [String])
    /// Another view or modifier: `VStack` for `HStack`.
    case name(from: String, to: String)
    /// Two branches or two values, swapped.
    case exchanged
    /// A piece to add.
    case missing(Piece)
    /// A piece to remove.
    case extra(Piece)
    /// A piece to replace.
    case instead(Piece, Piece)
    /// A modifier at another position in its chain, or a view or statement at another position in its row.
    case reordered(Piece)
    /// A modifier that belongs to another view, or a view that belongs in another container.
    case moved(Piece)
  }

  /// A piece of code that is present or missing as a whole.
  public struct Piece: Sendable {
    /// The sort of a piece.
    public enum Sort: Sendable {
      case modifier, argument, view, statement, declaration, branch
    }

    /// The sort.
    public let sort: Sort
    /// The name: `padding`, `alignment`, `HStack`; empty if it has none.
    public let name: String
    /// The words.
    public let words: [String]
    /// The words of a modifier's first argument: `.leading`.
    public let argument: String
    /// The code as written.
    public let text: String

    /// Makes a piece.
    public init(_ sort: Sort, name: String, words: [String], argument: String = "", text: String) {
      (self.sort, self.name, self.words) = (sort, name, words)
      (self.argument, self.text) = (argument, text)
    }
  }

  /// The call, declaration or branch around a change.
  public struct Surrounding: Sendable {
    /// The name of the call, `alignmentGuide`, `frame` or `VStack`, or of the declaration.
    public let name: String
    /// The first argument as written.
    public let argument: String
    /// The range; a modifier begins at its dot.
    public let range: Diagnostics.SourceRange
    /// The label of the argument that the change is in.
    public let label: String?
    /// Whether it is a modifier.
    public let isModifier: Bool
    /// Whether the change is in the closure.
    public let isInClosure: Bool

    /// Describes the call around a change.
    public init(
      name: String, argument: String, range: Diagnostics.SourceRange, label: String?, isModifier: Bool,
      isInClosure: Bool
    ) {
      (self.name, self.argument, self.range) = (name, argument, range)
      (self.label, self.isModifier, self.isInClosure) = (label, isModifier, isInClosure)
    }
  }

  /// The kind of change.
  public internal(set) var kind: Kind
  /// The edits of the text.
  public internal(set) var edits: [TextEdit]
  /// The range in the text; for a missing piece, where it would be.
  public internal(set) var range: Diagnostics.SourceRange
  /// The nearest call around it; nil at the top level.
  public internal(set) var inside: Surrounding?
  /// The view, with the modifiers before it, that a missing or moved modifier belongs to; for a moved view, its new
  /// position.
  public internal(set) var anchor: Diagnostics.SourceRange?
  /// The view with all of its modifiers that a missing or moved one belongs to.
  public internal(set) var whole: Diagnostics.SourceRange?
  /// The slot of the condition, value or type.
  public internal(set) var slot: String?
  /// The declaration around it: `body`, `defaultValue`, `sizeThatFits`.
  public internal(set) var declaration: String?
  /// The row of views or modifiers that it is in, to recognize neighbors.
  var list = 0
  /// The index in that row.
  var place = 0
  /// Whether the same edit is made at other places whose surrounding code differs.
  public private(set) var isAmongOthers = false
  /// The number of places with the same edit.
  public private(set) var places = 1

  /// Makes a change.
  public init(
    _ kind: Kind, edits: [TextEdit], range: Diagnostics.SourceRange, inside: Surrounding? = nil,
    anchor: Diagnostics.SourceRange? = nil, slot: String? = nil
  ) {
    (self.kind, self.edits, self.range) = (kind, edits, range)
    (self.inside, self.anchor, self.slot) = (inside, anchor, slot)
  }

  /// Merges this change with the same change at other places.
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

  /// The number of written words that the change touches; an addition touches none of the existing ones.
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
  /// The number of words that both have.
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

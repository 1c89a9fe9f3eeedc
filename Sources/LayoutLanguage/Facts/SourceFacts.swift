import Diagnostics

/// What stands where in the learner's file, as far as explanations want to know: names, numbers and calls.
///
///     .alignmentGuide(.leading) { d in index == 1 ? d.width - 10 : 0 }
///
/// has the call `alignmentGuide`, the words `d`, `index`, `.leading`, `.width`, and the numbers 1 (compared), 10 and 0.
public struct SourceFacts: Sendable {
  /// A number that is written out.
  public struct Number: Sendable {
    /// What a number is used for.
    public enum Role: Sendable {
      /// It stands for itself, or is added or subtracted: a length.
      case amount
      /// It multiplies or divides.
      case factor
      /// Something is compared with it, or it picks an element.
      case condition
    }

    /// Where it is, with a minus before it.
    public var range: Diagnostics.SourceRange
    /// Its value, with the minus.
    public var value: Double
    /// What it is used for.
    public var role: Role
  }

  /// A name in an expression.
  public struct Word: Sendable {
    /// The name.
    public var name: String
    /// Where it is.
    public var range: Diagnostics.SourceRange
    /// Whether it stands after a dot.
    public var isMember: Bool
  }

  /// One argument of a call.
  public struct Argument: Sendable {
    /// Its label.
    public var label: String?
    /// The value's text.
    public var range: Diagnostics.SourceRange
  }

  /// A call of a function, a modifier or a view.
  public struct Call: Sendable {
    /// What is called.
    public var name: String
    /// Where the name is.
    public var nameRange: Diagnostics.SourceRange
    /// The call; of a modifier, from its dot on.
    public var range: Diagnostics.SourceRange
    /// What is in the parentheses.
    public var arguments: [Argument]
    /// The closure after them, with its braces.
    public var closure: Diagnostics.SourceRange?
  }

  /// A function, a computed property or a variable with a value.
  public struct Declaration: Sendable {
    /// Its name.
    public var name: String
    /// Its body or value.
    public var range: Diagnostics.SourceRange
    /// Its attributes, such as `@State` or `@Environment(\.layoutDirection)`.
    public var attributes: String
  }

  /// A sign between two values.
  public struct Sign: Sendable {
    /// Where it is.
    public var range: Diagnostics.SourceRange
    /// As it is written: `+`, `..<`.
    public var text: String
    /// Whether it is a plus.
    public var isPlus: Bool { text == "+" }
    /// The sign that counts an end which this one leaves out, or the other way round; nil for one that says no end.
    public var otherEnd: String? { Self.otherEnds[text] }

    static let otherEnds = ["..<": "...", "...": "..<", "<": "<=", "<=": "<", ">": ">=", ">=": ">"]
  }

  /// A statement that gives a variable a value: `x = 2`, `x += 1`, `x.toggle()`.
  public struct Assignment: Sendable {
    /// The variable.
    public var name: String
    /// The whole statement.
    public var range: Diagnostics.SourceRange
    /// The value, if the variable takes it as it is.
    public var value: Diagnostics.SourceRange?
  }

  /// A choice between two values: `isOpen ? 8 : 0`.
  public struct Choice: Sendable {
    /// The whole choice.
    public var range: Diagnostics.SourceRange
    /// What it depends on.
    public var condition: Diagnostics.SourceRange
    /// The value if the condition holds.
    public var first: Diagnostics.SourceRange
    /// The value if it does not.
    public var second: Diagnostics.SourceRange
  }

  /// Two conditions in one: `index == selected && selected > 0`.
  public struct Junction: Sendable {
    /// The whole condition.
    public var range: Diagnostics.SourceRange
    /// What stands before the sign.
    public var first: Diagnostics.SourceRange
    /// What stands behind it.
    public var second: Diagnostics.SourceRange
  }

  /// A way out of a function where something does not hold: `guard subviews.count > 1 else { return .zero }`.
  public struct Guard: Sendable {
    /// The whole statement.
    public var range: Diagnostics.SourceRange
    /// What has to hold to go on.
    public var condition: Diagnostics.SourceRange
  }

  /// Outer ones first.
  public internal(set) var junctions: [Junction] = []
  /// In source order; only those that give nothing a name.
  public internal(set) var guards: [Guard] = []
  /// In source order.
  public internal(set) var numbers: [Number] = []
  /// Plus and minus, in source order.
  public internal(set) var signs: [Sign] = []
  /// What says where something ends, with that end or without: `..<` and `<=`, in source order.
  public internal(set) var limits: [Sign] = []
  /// In source order.
  public internal(set) var assignments: [Assignment] = []
  /// Outer choices first.
  public internal(set) var choices: [Choice] = []
  /// In source order.
  public internal(set) var words: [Word] = []
  /// Outer calls first.
  public internal(set) var calls: [Call] = []
  /// In source order.
  public internal(set) var declarations: [Declaration] = []
}

extension SourceFacts {
  /// The numbers in a stretch of text.
  public func numbers(in range: Diagnostics.SourceRange) -> [Number] { numbers.filter { $0.range.isInside(range) } }

  /// The names in a stretch of text.
  public func words(in range: Diagnostics.SourceRange) -> [Word] { words.filter { $0.range.isInside(range) } }

  private static let lengths: Set = ["width", "height"]

  /// The call that ends where a view's or modifier's range does.
  public func call(at range: Diagnostics.SourceRange) -> Call? {
    calls.first { $0.range.file == range.file && $0.range.upper == range.upper }
  }

  /// The text itself and, through the names in it, the bodies of functions, properties and variables that it builds on.
  ///
  /// - Parameter others: names that are not followed.
  /// - Complexity: three steps from name to name, no more.
  public func reach(
    of range: Diagnostics.SourceRange, without others: Set<String> = []
  ) -> [Diagnostics.SourceRange] {
    var found = [range]
    var known = others
    var edge = [range]
    for _ in 0..<3 {
      // `d.width` is the width of what a closure is given, and no property of the program.
      let own = edge.flatMap { words(in: $0) }.filter { !$0.isMember || !Self.lengths.contains($0.name) }
      let names = Set(own.map(\.name)).subtracting(known)
      known.formUnion(names)
      edge = declarations.filter { names.contains($0.name) && $0.name != "body" }.map(\.range)
      found += edge
    }
    return found
  }
}

extension Diagnostics.SourceRange {
  /// Whether another range holds all of this one.
  public func isInside(_ other: Diagnostics.SourceRange) -> Bool {
    file == other.file && lower >= other.lower && upper <= other.upper
  }
}

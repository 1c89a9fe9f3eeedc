import Diagnostics

/// Names, numbers and calls of the learner's file with their positions, for explanations.
///
///     .alignmentGuide(.leading) { d in index == 1 ? d.width - 10 : 0 }
///
/// has the call `alignmentGuide`, the words `d`, `index`, `.leading`, `.width`, and the numbers 1 (compared), 10 and 0.
public struct SourceFacts: Sendable {
  /// A number literal.
  public struct Number: Sendable {
    /// The use of a number.
    public enum Role: Sendable {
      /// A length: by itself, added or subtracted.
      case amount
      /// A factor or divisor.
      case factor
      /// Part of a comparison, or an index.
      case condition
    }

    /// The position, including a minus sign.
    public var range: Diagnostics.SourceRange
    /// The value, including the sign.
    public var value: Double
    /// The use of the number.
    public var role: Role
  }

  /// A name in an expression.
  public struct Word: Sendable {
    /// The name.
    public var name: String
    /// The position.
    public var range: Diagnostics.SourceRange
    /// Whether it follows a dot.
    public var isMember: Bool
  }

  /// One argument of a call.
  public struct Argument: Sendable {
    /// The label.
    public var label: String?
    /// The position of the value.
    public var range: Diagnostics.SourceRange
  }

  /// A call of a function, a modifier or a view.
  public struct Call: Sendable {
    /// The name of the function.
    public var name: String
    /// The position of the name.
    public var nameRange: Diagnostics.SourceRange
    /// The call; a modifier begins at its dot.
    public var range: Diagnostics.SourceRange
    /// The arguments in the parentheses.
    public var arguments: [Argument]
    /// The trailing closure with its braces.
    public var closure: Diagnostics.SourceRange?
  }

  /// A function, a computed property or a variable with a value.
  public struct Declaration: Sendable {
    /// The name.
    public var name: String
    /// The body or value.
    public var range: Diagnostics.SourceRange
    /// The attributes, such as `@State` or `@Environment(\.layoutDirection)`.
    public var attributes: String
  }

  /// An operator between two values.
  public struct Sign: Sendable {
    /// The position.
    public var range: Diagnostics.SourceRange
    /// The operator as written: `+`, `..<`.
    public var text: String
    /// Whether it is a plus.
    public var isPlus: Bool { text == "+" }
    /// The operator that includes the end which this one excludes, or the reverse; nil for other operators.
    public var otherEnd: String? { Self.otherEnds[text] }

    static let otherEnds = ["..<": "...", "...": "..<", "<": "<=", "<=": "<", ">": ">=", ">=": ">"]
  }

  /// A statement that changes a variable: `x = 2`, `x += 1`, `x.toggle()`.
  public struct Assignment: Sendable {
    /// The variable.
    public var name: String
    /// The whole statement.
    public var range: Diagnostics.SourceRange
    /// The value, if the variable becomes exactly that.
    public var value: Diagnostics.SourceRange?
  }

  /// A conditional expression: `isOpen ? 8 : 0`.
  public struct Choice: Sendable {
    /// The whole expression.
    public var range: Diagnostics.SourceRange
    /// The condition.
    public var condition: Diagnostics.SourceRange
    /// The value if the condition is true.
    public var first: Diagnostics.SourceRange
    /// The value if the condition is false.
    public var second: Diagnostics.SourceRange
  }

  /// A condition joined of two: `index == selected && selected > 0`.
  public struct Junction: Sendable {
    /// The whole condition.
    public var range: Diagnostics.SourceRange
    /// The condition before the operator.
    public var first: Diagnostics.SourceRange
    /// The condition after the operator.
    public var second: Diagnostics.SourceRange
  }

  /// A `guard` statement without bindings: `guard subviews.count > 1 else { return .zero }`.
  public struct Guard: Sendable {
    /// The whole statement.
    public var range: Diagnostics.SourceRange
    /// The condition to continue.
    public var condition: Diagnostics.SourceRange
  }

  /// Joined conditions, outer ones first.
  public internal(set) var junctions: [Junction] = []
  /// `guard` statements without bindings, in source order.
  public internal(set) var guards: [Guard] = []
  /// Numbers in source order.
  public internal(set) var numbers: [Number] = []
  /// Plus and minus operators, in source order.
  public internal(set) var signs: [Sign] = []
  /// Range and comparison operators with or without their end, `..<` and `<=`, in source order.
  public internal(set) var limits: [Sign] = []
  /// Assignments in source order.
  public internal(set) var assignments: [Assignment] = []
  /// Conditional expressions, outer ones first.
  public internal(set) var choices: [Choice] = []
  /// Names in source order.
  public internal(set) var words: [Word] = []
  /// Calls, outer ones first.
  public internal(set) var calls: [Call] = []
  /// Declarations in source order.
  public internal(set) var declarations: [Declaration] = []
}

extension SourceFacts {
  /// The numbers in a range.
  public func numbers(in range: Diagnostics.SourceRange) -> [Number] { numbers.filter { $0.range.isInside(range) } }

  /// The names in a range.
  public func words(in range: Diagnostics.SourceRange) -> [Word] { words.filter { $0.range.isInside(range) } }

  private static let lengths: Set = ["width", "height"]

  /// The call that ends at the end of a view's or modifier's range.
  public func call(at range: Diagnostics.SourceRange) -> Call? {
    calls.first { $0.range.file == range.file && $0.range.upper == range.upper }
  }

  /// The range itself and, following its names, the bodies of functions, properties and variables that it uses.
  ///
  /// - Parameter others: names not to follow.
  /// - Complexity: at most three steps from name to name.
  public func reach(
    of range: Diagnostics.SourceRange, without others: Set<String> = []
  ) -> [Diagnostics.SourceRange] {
    var found = [range]
    var known = others
    var edge = [range]
    for _ in 0..<3 {
      // `d.width` is the width of a closure's parameter, not a property of the program.
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
  /// Whether another range contains all of this one.
  public func isInside(_ other: Diagnostics.SourceRange) -> Bool {
    file == other.file && lower >= other.lower && upper <= other.upper
  }
}

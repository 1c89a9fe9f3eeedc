import Diagnostics

/// The part of a program's source that a run needs.
package protocol ProgramSource: AnyObject {
  /// Whether the program puts objects into the environment. If so, a missing object is an error; otherwise the run
  /// invents one.
  ///
  ///     .environmentObject(Shop()), .environment(shop)      but not .environment(\.locale, …)
  var givesObjects: Bool { get }
  /// Finds the parts of calls; making it costs nothing.
  var parts: any SourceParts { get }
}

/// Finds the parts of a call by the call's range.
package protocol SourceParts {
  mutating func place(at range: SourceRange) -> SourcePlace?
  /// The parts of an `alignmentGuide` call.
  mutating func guide(at range: SourceRange) -> SourceGuide?
}

/// The parts at a range.
package struct SourcePlace {
  /// The view by itself, without trailing modifiers in its range.
  package var view: Part
  /// The outermost modifier, from its dot on.
  package var modifier: Part
  /// The first argument, if it is not a closure.
  package var firstArgument: Part?
  package var enclosingType: String?

  package init(view: Part, modifier: Part) {
    self.view = view
    self.modifier = modifier
  }

  /// A range and the name in it.
  package struct Part {
    package var range: SourceRange
    package var name: String?
    package var nameRange: SourceRange?

    package init(range: SourceRange, name: String? = nil, nameRange: SourceRange? = nil) {
      self.range = range
      self.name = name
      self.nameRange = nameRange
    }
  }
}

/// The parts of a guide: its line, its closure with braces, and the closure's statements.
package struct SourceGuide {
  package let key: SourceRange?
  package let closure: SourceRange?
  package let body: SourceRange?
  /// Whether the closure chooses between values.
  package let isConditional: Bool

  package init(key: SourceRange?, closure: SourceRange?, body: SourceRange?, isConditional: Bool) {
    self.key = key
    self.closure = closure
    self.body = body
    self.isConditional = isConditional
  }
}

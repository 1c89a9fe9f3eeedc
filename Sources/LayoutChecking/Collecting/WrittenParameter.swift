import LayoutProgram
import SwiftSyntax

/// What the program's own function says of a parameter, behind one pointer: the library's nodes have a size that is known
/// only while the program runs, and so would everything that holds one, which makes it slow to hand on.
private final class WrittenParameter: Written {
  let defaultValue: ExprSyntax?
  let wrappers: [AttributeSyntax]

  init(defaultValue: ExprSyntax?, wrappers: [AttributeSyntax]) {
    self.defaultValue = defaultValue
    self.wrappers = wrappers
  }
}

extension Parameter {
  /// The default value's syntax, for the program's own functions.
  var defaultValue: ExprSyntax? { (written as? WrittenParameter)?.defaultValue }

  /// Property wrappers of the program's own, in which the function keeps what it is handed.
  var wrappers: [AttributeSyntax] { (written as? WrittenParameter)?.wrappers ?? [] }

  /// Takes what the program says of it.
  mutating func note(defaultValue: ExprSyntax?, wrappers: [AttributeSyntax] = []) {
    hasDefault = defaultValue != nil
    written =
      defaultValue == nil && wrappers.isEmpty ? nil : WrittenParameter(defaultValue: defaultValue, wrappers: wrappers)
  }
}

/// The kind of symbol, as editors distinguish it.
public enum SymbolKind: String, Sendable, CaseIterable {
  /// A struct, enum or class, or an alias of one.
  case type
  case `protocol`
  case enumCase
  /// A global function.
  case function
  case method
  case initializer
  case property
  /// A parameter of a function or closure, or an argument label.
  case parameter
  /// A local or global constant or variable.
  case variable
  case `operator`
  case typeParameter
  case keyword
  case module
  case macro
}

/// What kind of thing a name stands for, as far as an editor shows it.
public enum SymbolKind: String, Sendable, CaseIterable {
  /// A struct, enum or class, or another name for one.
  case type
  case `protocol`
  case enumCase
  /// A function that belongs to no type.
  case function
  case method
  case initializer
  case property
  /// What a function or closure is handed, and the word before an argument.
  case parameter
  /// A constant or variable of a function, or one that belongs to no type.
  case variable
  case `operator`
  case typeParameter
  case keyword
  case module
  case macro
}

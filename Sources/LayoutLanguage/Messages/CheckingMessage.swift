import Diagnostics

/// What the checker says where Swift's compiler has other words, or none that help.
enum CheckingMessage: Message {
  case noPlace(String)
  /// `$1`, where a closure gets one value.
  case fewerValues(argument: String)
  case operatorAsValue(String)
  case numberDoesNotFit(String)
  case noSuchAlignment(String)
}

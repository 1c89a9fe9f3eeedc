import Diagnostics

/// Checker messages where Swift's compiler has other words, or none that help.
package enum CheckingMessage: Message {
  case noPlace(String)
  /// `$1` in a closure that receives one value.
  case fewerValues(argument: String)
  case operatorAsValue(String)
  case numberDoesNotFit(String)
  case noSuchAlignment(String)
}

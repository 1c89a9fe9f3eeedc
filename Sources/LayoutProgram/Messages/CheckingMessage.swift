import Diagnostics

/// Checker messages for problems that Swift's compiler words differently or not helpfully.
package enum CheckingMessage: Message {
  case noPlace(String)
  /// `$1` in a closure that receives one value.
  case fewerValues(argument: String)
  case operatorAsValue(String)
  case numberDoesNotFit(String)
  case noSuchAlignment(String)
}

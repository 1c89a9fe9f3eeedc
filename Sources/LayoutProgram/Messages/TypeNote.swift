import Diagnostics

/// Suggestions for values of the wrong type.
package enum TypeNote: Message {
  case convertNumber(to: String)
  case convertInt(to: String)
  /// A default to write after `??`.
  case sayDefault(String)
  case useIfAndElse
  case nameTheNewView
  case useViewBuilder
  case doesNotConform(type: String, to: String)
  case makeHashable(String)
  case forceDowncast
  case lettersHaveNoNumbers
  case environmentHolds(String)
}

import Diagnostics

/// What helps where a value is of another type than its place wants.
enum TypeNote: Message {
  case convertNumber(to: String)
  case convertInt(to: String)
  /// What could stand after `??`.
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

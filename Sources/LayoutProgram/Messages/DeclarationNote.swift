import Diagnostics

/// Suggestions for declarations of types, properties and functions.
package enum DeclarationNote: Message {
  /// `var body: some View { … }`
  case needs(String)
  /// `(ViewDimensions) -> Int`, where another type is required.
  case isOfType(String)
  case isAProperty
  case isAFunction
  /// `var body: View`
  case writeSome
  case partsHaveToBe(String)
  case protocolAsksForFunction(proto: String, function: String)
  case protocolAsksForProperty(proto: String, property: String)
  case arrayCanBeEmpty(String)
  case computeStatic(String)
  case compute
  case takeAsArgument(generic: String)
  case onlyObservable
  case nameAnEnvironmentValue
  case dependsOnItself(String)
  case protocolsBuildOnOthers(String)
  case ownLineEach
}

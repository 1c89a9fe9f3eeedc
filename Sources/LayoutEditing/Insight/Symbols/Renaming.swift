import Diagnostics
import LayoutLanguage
import SwiftSyntax

/// The program's own names that cannot be renamed, because code outside of the texts uses them.
struct Renaming {
  private var kept: Set<SymbolID> = []
  private var associated: Set<String>

  init(_ program: ReadProgram) {
    let protocols = program.module.declaredTypes.filter { $0.kind == .proto }
    associated = Set(protocols.flatMap { $0.parameters.map(\.name) })
    for member in program.module.members {
      guard let range = member.range else { continue }
      if Self.isKept(member) { kept.insert(SymbolID(range)) }
      // Labels that SwiftUI itself uses.
      if Self.isCalledFromOutside(member) { for place in member.labelPlaces { kept.insert(SymbolID(place)) } }
    }
    for nominal in program.module.declaredTypes where Self.isKept(nominal) {
      if let range = nominal.range { kept.insert(SymbolID(range)) }
    }
  }

  func keeps(_ id: SymbolID) -> Bool { kept.contains(id) }

  /// Associated types: a type may satisfy one by its name.
  func keeps(_ symbol: SymbolTable.Symbol) -> Bool {
    switch symbol.kind {
    case .typeParameter: associated.contains(symbol.name)
    case .type: associated.contains(symbol.name) || Self.names.contains(symbol.name)
    default: false
    }
  }

  private static func isKept(_ member: Member) -> Bool {
    if member.replacement != nil || member.kind == .initializer || member.kind == .subscripting { return true }
    guard let owner = member.owner else { return false }
    if isCalledFromOutside(member) { return true }
    switch member.kind {
    case .enumCase:
      // The name is the raw value, unless there is an explicit one.
      guard case .enumCase(let element)? = member.syntax else { return true }
      return owner.rawType?.isNominal(.string) == true && element.rawValue == nil || owner.isCoded
    case .field: return owner.isCoded
    default: return false
    }
  }

  /// Whether SwiftUI or Swift requires a member of that name.
  private static func isCalledFromOutside(_ member: Member) -> Bool {
    guard let owner = member.owner else { return false }
    if member.kind == .initializer, member.labels == ["from"], owner.conforms(toNative: .decodable) { return true }
    guard names.contains(member.name) else { return false }
    return owner.isNative || !owner.allConformances.allSatisfy { !$0.isNative } || alwaysCalled.contains(member.name)
  }

  /// Coding keys, and the name of the default view.
  private static func isKept(_ nominal: Nominal) -> Bool {
    nominal.name == "CodingKeys" || nominal.name == "ContentView"
  }

  /// Members that make a type a property wrapper, a result builder or callable.
  private static let alwaysCalled: Set<String> = [
    "wrappedValue", "projectedValue", "callAsFunction", "buildBlock", "buildOptional", "buildEither", "buildArray",
    "buildExpression", "buildFinalResult", "buildPartialBlock", "buildLimitedAvailability", "dynamicMember",
    "appendInterpolation",
  ]

  /// Requirements of SwiftUI's and Swift's protocols.
  private static let names: Set<String> = alwaysCalled.union([
    "body", "previews", "path", "inset", "defaultValue", "reduce", "id", "rawValue", "makeBody", "animatableData",
    "sizeThatFits", "placeSubviews", "makeCache", "updateCache", "explicitAlignment", "spacing", "layoutProperties",
    "effectValue", "hash", "encode", "description", "debugDescription", "allCases", "makeIterator", "next",
    "startIndex",
    "endIndex", "index", "indices", "count", "first", "last", "errorDescription", "localizedDescription", "entries",
    "resolve", "role",
    "sizeThatFits", "dimensions", "Value", "Body", "ID", "Element", "Index", "Cache", "AnimatableData", "RawValue",
    "makeUIView", "updateUIView", "makeNSView", "updateNSView", "advanced", "distance", "magnitude", "zero", "scale",
    "stringValue", "intValue",
  ])
}

extension Nominal {
  /// Whether its properties and cases are coding keys.
  fileprivate var isCoded: Bool {
    conforms(toNative: .decodable) || conforms(toNative: .encodable) || name == "CodingKeys"
      || allConformances.contains { $0.isNative && $0.name == "CodingKey" }
  }
}

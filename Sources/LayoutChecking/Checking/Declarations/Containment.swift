import Diagnostics
import LayoutProgram

/// Rejects structs that contain themselves, which would be infinitely large.
extension TypeChecker {
  func refuseEndlessValue(_ nominal: Nominal) {
    for field in nominal.fields {
      guard case .known(let type) = field.typeState, field.wrapper != .binding else { continue }
      var seen: Set<Nominal> = []
      guard contains(nominal, type, &seen), let range = field.range else { continue }
      report(
        Problem(
          .type, "value type '\(nominal.name)' cannot have a stored property that recursively contains it", at: range,
          notes: [Note(DeclarationNote.arrayCanBeEmpty(nominal.name))]))
      return
    }
  }

  /// Whether a value of the type contains one of the struct inline; arrays and objects store it elsewhere.
  private func contains(_ wanted: Nominal, _ type: Type, _ seen: inout Set<Nominal>) -> Bool {
    if let wrapped = type.wrapped { return contains(wanted, wrapped, &seen) }
    if case .tuple(let elements) = type.shallow { return elements.contains { contains(wanted, $0.type, &seen) } }
    guard case .nominal(let nominal, _) = type.shallow, nominal.kind == .structure, !nominal.isNative else {
      return false
    }
    if nominal == wanted { return true }
    guard seen.insert(nominal).inserted else { return false }
    return nominal.fields.contains { field in
      guard case .known(let type) = field.typeState else { return false }
      return contains(wanted, type, &seen)
    }
  }
}

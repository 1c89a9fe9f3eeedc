import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Enforces `private` and `fileprivate`.
extension TypeChecker {
  func requireAccess(to member: Member, at node: some SyntaxProtocol) throws(Problem) {
    guard !isVisible(member) else { return }
    let level = member.access == .type ? "private" : "fileprivate"
    let name = member.kind == .initializer ? "\(member.owner?.name ?? "")' initializer" : "\(member.name)'"
    throw problem("'\(name) is inaccessible due to '\(level)' protection level", at: node)
  }

  /// The memberwise initializer is as private as the properties that it sets; wrapped ones with an initial value do not
  /// count.
  func requireAccess(toMemberwiseInitializerOf nominal: Nominal, _ fields: [Member], at node: some SyntaxProtocol)
    throws(Problem)
  {
    guard let hidden = fields.first(where: { !isVisible($0) && !($0.wrapper != nil && $0.hasInitialValue) }) else {
      return
    }
    let level = hidden.access == .type ? "private" : "fileprivate"
    throw problem(
      "'\(nominal.name)' initializer is inaccessible due to '\(level)' protection level", at: node,
      notes: [Note(NameNote.isHidden(property: hidden.name, access: level))])
  }

  /// The members of one name that are visible here; all of them if none is, for the error.
  func visible(_ members: [Member]) -> [Member] {
    if members.count < 2 { return members }
    let own = members.filter { isVisible($0) }
    return own.isEmpty ? members : own
  }

  func isVisible(_ member: Member) -> Bool {
    if member.access == .everywhere || member.isNative { return true }
    guard member.context?.file == file else { return false }
    guard member.access == .type, let owner = member.owner else { return true }
    var place: DeclarationContext? = function.context
    while let here = place {
      if let nominal = here.nominal, owner.isOrContains(nominal) { return true }
      place = here.parent
    }
    return false
  }
}

extension Nominal {
  fileprivate func isOrContains(_ other: Nominal) -> Bool {
    var here: Nominal? = other
    while let nominal = here {
      if nominal == self { return true }
      here = nominal.outer
    }
    return false
  }
}

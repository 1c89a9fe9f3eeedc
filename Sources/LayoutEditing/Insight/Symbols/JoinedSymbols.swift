import Diagnostics
import LayoutLanguage

/// Groups of names to rename together: a protocol requirement and its implementations, a member and its overrides.
struct JoinedSymbols {
  private var leaders: [SymbolID: SymbolID] = [:]

  init(_ module: Module) {
    for member in module.members {
      guard let owner = member.owner else { continue }
      let family = owner.allConformances.filter { !$0.isNative } + (owner.kind == .proto ? [owner] : [])
      for relative in family {
        for other in relative.ownMembers(member.name) where other !== member && other.isAlike(member) {
          join(other.symbolID, member.symbolID)
          for (one, two) in zip(other.labelPlaces, member.labelPlaces) { join(SymbolID(one), SymbolID(two)) }
        }
      }
    }
  }

  /// The representative of a symbol's group.
  func first(of id: SymbolID) -> SymbolID {
    var here = id
    while let next = leaders[here] { here = next }
    return here
  }

  private mutating func join(_ one: SymbolID, _ other: SymbolID) {
    let (one, other) = (first(of: one), first(of: other))
    if one != other { leaders[other] = one }
  }
}

extension Member {
  fileprivate func isAlike(_ other: Member) -> Bool {
    isStatic == other.isStatic && parameterLabels == other.parameterLabels
  }
}

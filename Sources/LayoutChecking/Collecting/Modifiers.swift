import SwiftSyntax

/// The modifiers of a declaration, such as `static`, parsed once.
struct Modifiers {
  private(set) var isStatic = false
  private(set) var isOverride = false
  private(set) var isMutating = false
  private(set) var isLazy = false
  /// The first access level; this ignores `private(set)`.
  private(set) var access: TokenKind?

  init(_ list: DeclModifierListSyntax) {
    for modifier in list {
      let kind = modifier.name.tokenKind
      switch kind {
      case .keyword(.static), .keyword(.class): isStatic = true
      case .keyword(.override): isOverride = true
      case .keyword(.mutating): isMutating = true
      case .keyword(.lazy): isLazy = true
      case .keyword(.private), .keyword(.fileprivate), .keyword(.internal), .keyword(.public), .keyword(.package):
        if access == nil, modifier.detail == nil { access = kind }
      default: continue
      }
    }
  }
}

extension DeclModifierListSyntax {
  /// The `weak` modifier.
  var weak: DeclModifierSyntax? { first { $0.name.tokenKind == .keyword(.weak) } }
}

/// All natives by key.
package final class NativeTable: Sendable {
  let natives: [Native]
  private let numbers: [String: Int]

  package init(_ groups: [[Native]]) {
    natives = groups.flatMap { $0 }
    numbers = Dictionary(natives.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The native of a declaration, found by its most specific key.
  func native(_ declaration: NativeDeclaration) -> Native? {
    for key in Self.keys(declaration) { if let found = native(key) { return found } }
    return nil
  }

  func native(_ key: String) -> Native? { numbers[key].map { natives[$0] } }

  /// The keys of a declaration, the most specific first. `static` distinguishes a type's member from an
  /// instance's with the same name.
  static func keys(_ declaration: NativeDeclaration) -> [String] {
    let beginning = declaration.owner.map { "\($0).\(declaration.name)" } ?? declaration.name
    let keys = declaration.text.keys.map { beginning + $0 }
    return declaration.isStatic ? keys.map { "static " + $0 } + keys : keys
  }
}

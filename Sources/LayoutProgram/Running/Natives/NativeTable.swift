/// All natives by key.
package final class NativeTable: Sendable {
  let natives: [Native]
  private let numbers: [String: Int]

  package init(_ groups: [[Native]]) {
    natives = groups.flatMap { $0 }
    numbers = Dictionary(natives.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The native of a declaration, found by its most specific key.
  func native(_ name: String, _ text: NativeText, of owner: String?, isStatic: Bool) -> Native? {
    for key in Self.keys(name, text, of: owner, isStatic: isStatic) { if let found = native(key) { return found } }
    return nil
  }

  /// The keys of a declaration, the most specific first. `static` distinguishes a type's member from an
  /// instance's with the same name.
  static func keys(_ name: String, _ text: NativeText, of owner: String?, isStatic: Bool) -> [String] {
    let beginning = owner.map { "\($0).\(name)" } ?? name
    let keys = text.keys.map { beginning + $0 }
    return isStatic ? keys.map { "static " + $0 } + keys : keys
  }

  func native(_ key: String) -> Native? { numbers[key].map { natives[$0] } }
}

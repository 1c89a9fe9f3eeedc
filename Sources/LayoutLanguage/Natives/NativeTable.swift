/// All natives by key.
struct NativeTable: Sendable {
  static let shared = NativeTable(Natives.all)

  let natives: [Native]
  private let numbers: [String: Int]

  init(_ groups: [[Native]]) {
    natives = groups.flatMap { $0 }
    numbers = Dictionary(natives.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The native of a declaration: that of its most exact key.
  func native(_ name: String, _ text: NativeText, of owner: String?) -> Native? {
    let beginning = owner.map { "\($0).\(name)" } ?? name
    for key in text.keys { if let found = native(beginning + key) { return found } }
    return nil
  }

  func native(_ key: String) -> Native? { numbers[key].map { natives[$0] } }
}

import Testing

/// The engine and the language together against frames that are known: from the rules, from random trees checked by a
/// second model, mirrored, and recorded on Apple's SwiftUI; from documentation and recordings,
/// where frames were wrong once; and where models disagreed, as `Docs/Rulings.md` decides.
@Suite struct ConformanceTests {
  static let files = ["rules", "random", "right-to-left", "recorded", "recorded-2", "fidelity", "decided"]

  @Test(arguments: files)
  func everyCasePasses(file: String) throws {
    let cases = try ConformanceCase.all(in: file)
    #expect(!cases.isEmpty)
    for example in cases {
      let differences = example.differences()
      #expect(differences.isEmpty, "\(example.id): \(differences.joined(separator: "; "))")
    }
  }

  @Test func everyIdIsThereOnce() throws {
    for file in Self.files {
      let ids = try ConformanceCase.all(in: file).map(\.id)
      #expect(Set(ids).count == ids.count)
    }
  }
}

import Testing

/// Tests the engine and the language together against known frames. They come from the rules, from random
/// trees checked by a second model, from mirror images, from recordings of Apple's SwiftUI, from past errors,
/// and from `Docs/Rulings.md` for cases in which models disagreed.
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

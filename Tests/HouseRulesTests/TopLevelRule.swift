/// The repository's first level holds what the design names, and nothing that was left lying.
enum TopLevelRule {
  static let known: Set = [
    "Package.swift", "Sources", "Tests", "Exercises", "Data", "Docs", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md",
    "CHANGELOG.md", ".swift-format", ".gitignore", ".ci", "course", "test", "Benchmarks", "Integrations",
  ]

  /// The first-level names among `files` that do not belong there.
  static func findings(in files: [String]) -> [Finding] {
    let names = Set(files.compactMap { $0.split(separator: "/").first.map(String.init) })
    return names.subtracting(known).sorted().map {
      Finding(file: $0, message: "does not belong at the top of the repository; move it into one of its folders")
    }
  }
}

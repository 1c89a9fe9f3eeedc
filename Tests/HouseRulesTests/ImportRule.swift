/// Which modules each target may import: no arrow points back, and each foreign library sits behind one target.
///
/// The package manager lets an undeclared import through when the module happens to be built; this table does not.
enum ImportRule {
  /// Swift's own parser, as it comes with the toolchain.
  static let parser: Set = [
    "SwiftParser", "SwiftSyntax", "SwiftOperators", "SwiftParserDiagnostics", "SwiftDiagnostics",
  ]

  /// What each folder of `Sources` may import. The C libraries have module maps and no Swift.
  static let allowed: [String: Set<String>] = [
    "Diagnostics": ["Glibc"],
    "LayoutEngine": [],
    "LayoutProgram": ["Diagnostics", "LayoutEngine", "CCatalogue", "CLinux", "Glibc", "Synchronization"],
    "LayoutNatives": ["Diagnostics", "LayoutEngine", "LayoutProgram", "Glibc"],
    "LayoutRunning": ["Diagnostics", "LayoutEngine", "LayoutProgram"],
    "LayoutChecking": parser.union(["Diagnostics", "LayoutEngine", "LayoutProgram", "LayoutNatives"]),
    "LayoutLanguage": ["Diagnostics", "LayoutEngine", "LayoutProgram", "LayoutRunning", "LayoutChecking"],
    "LayoutEditing": parser.union([
      "Diagnostics", "LayoutEngine", "LayoutProgram", "LayoutNatives", "LayoutRunning", "LayoutChecking",
      "LayoutLanguage",
    ]),
    "LayoutDrawing": ["Diagnostics", "LayoutEngine"],
    "Curriculum": [
      "Diagnostics", "LayoutEngine", "LayoutProgram", "LayoutRunning", "LayoutLanguage", "LayoutEditing", "CProse",
      "Glibc",
    ],
    "ProgressStore": ["Diagnostics", "CPostgreSQL", "CSQLite", "Glibc"],
    "EditorService": [
      "Diagnostics", "LayoutEngine", "LayoutProgram", "LayoutLanguage", "LayoutEditing", "Curriculum", "Glibc",
      "Synchronization",
    ],
    "Grading": [
      "Diagnostics", "LayoutEngine", "LayoutProgram", "LayoutLanguage", "LayoutEditing", "Curriculum",
      "Synchronization",
    ],
    "CourseServer": ["CLinux", "CMicroHTTPD", "CPage", "CZlib", "Glibc", "Synchronization"],
    "CourseCommand": [
      "Diagnostics", "LayoutEngine", "LayoutProgram", "LayoutChecking", "LayoutLanguage", "LayoutEditing",
      "LayoutDrawing", "Curriculum", "ProgressStore", "CourseServer", "EditorService", "Grading", "CMarkdown", "CLinux",
      "CZlib", "Glibc", "Synchronization",
    ],
    "CPostgreSQL": [], "CSQLite": [], "CMicroHTTPD": [], "CMarkdown": [], "CLinux": [], "CPage": [], "CProse": [],
    "CZlib": [],
  ]

  /// The imports in `text` that `target` must not have.
  static func findings(in text: String, file: String, target: String) -> [Finding] {
    guard let allowed = allowed[target] else {
      return [Finding(file: file, line: nil, message: "the import table does not know a target \(target)")]
    }
    return imports(in: text).filter { !allowed.contains($0.module) }.map { line, module in
      let list = allowed.isEmpty ? "nothing" : allowed.sorted().joined(separator: ", ")
      return Finding(file: file, line: line, message: "\(target) must not import \(module); it may import \(list)")
    }
  }

  /// Every imported module with its line, however the import is written.
  static func imports(in text: String) -> [(line: Int, module: String)] {
    // Attributes, one access level, `import`, one kind of declaration, the module.
    let pattern =
      #/
      ^\s* (?:@\w+(?:\([^)]*\))?\s+)* (?:\w+\s+)? import\s+
      (?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)? (\w+)
      /#
    return CodeOnly.lines(of: text).enumerated().flatMap { number, line -> [(line: Int, module: String)] in
      guard line.contains("import") else { return [] }
      return line.split(separator: ";").compactMap { statement in
        statement.firstMatch(of: pattern).map { (number + 1, String($0.1)) }
      }
    }
  }
}

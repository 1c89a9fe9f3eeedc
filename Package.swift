// swift-tools-version: 6.2

import Foundation
import PackageDescription

// The course parses with Swift's own parser. Its modules come with every toolchain, in
// `usr/lib/swift/host`; no package is fetched. The manifest's own `libPackageDescription` names the
// toolchain that really runs it, even behind a version manager, so ask the memory map for it.

func toolchainHostLibraries() -> String {
  // Read to the end by hand: `String(contentsOfFile:)` takes only the first few kilobytes of a /proc file, and the
  // loader puts the library before or after that mark as it likes.
  let file = FileHandle(forReadingAtPath: "/proc/self/maps")
  let maps = String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
  let mapped = maps.split(separator: "\n").first { $0.hasSuffix("libPackageDescription.so") }
  guard let start = mapped?.firstIndex(of: "/"), let line = mapped else {
    stop("The manifest cannot find the Swift toolchain that runs it (no libPackageDescription.so in /proc/self/maps).")
  }
  // …/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so → …/usr/lib/swift/host
  let library = URL(fileURLWithPath: String(line[start...]))
  let swiftFolder = library.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let host = swiftFolder.appendingPathComponent("host").path
  for module in ["SwiftParser", "SwiftSyntax", "SwiftOperators", "SwiftParserDiagnostics"] {
    guard FileManager.default.fileExists(atPath: "\(host)/\(module).swiftmodule") else {
      stop("This Swift toolchain has no \(module) in \(host). Swift 6.3 from https://swift.org/install brings it.")
    }
  }
  return host
}

func stop(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("\(reason)\n".utf8))
  exit(1)
}

let host = toolchainHostLibraries()

/// For every target: a program that runs for some tens of milliseconds must not spend them on finding out at run time what
/// the compiler knew, that the keys of its dictionaries are hashable. The runtime looks through all conformances of all
/// libraries for each such type, and the parser's are many; with this the compiler passes them on. A tenth of a check.
/// Nobody steps through the optimized program, so that it needs none of a debugger's tables.
let quickStart: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors", "-gnone"], .when(configuration: .release))
]

/// For the large targets: files are optimized in groups, one group a core, and not a whole target at a time on one core.
/// From scratch on two cores that takes a quarter less, and after a change only what it concerns is built again; a check
/// takes three hundredths longer. The engine stays whole. The package manager asks for threads all the same, so that the
/// driver warns once for each target that it ignores them.
let inGroups: [SwiftSetting] = [
  .unsafeFlags(["-no-whole-module-optimization", "-enable-batch-mode"], .when(configuration: .release))
]

/// For the language and every target above it: the parser's modules lie outside the usual search paths.
let parserModules: [SwiftSetting] = quickStart + inGroups + [.unsafeFlags(["-I", host])]

/// For everything that is linked: the parser's libraries, found again at run time through an rpath.
let parserLibraries: [LinkerSetting] = [
  .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftOperators"),
  .linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftDiagnostics"),
]

/// For the program: without what a debugger reads of every line, which is three quarters of it. Functions keep their names,
/// for profiles and for whoever reads where it stopped.
let withoutDebugging: [LinkerSetting] = [
  .unsafeFlags(["-Xlinker", "--strip-debug"], .when(platforms: [.linux], configuration: .release))
]

let package = Package(
  name: "course",
  products: [
    .executable(name: "course", targets: ["CourseCommand"]),
    // For `Benchmarks`.
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
    .library(
      name: "LayoutLanguage",
      targets: ["Diagnostics", "LayoutEngine", "LayoutProgram", "LayoutLanguage", "LayoutEditing"]),
  ],
  targets: [
    .target(name: "Diagnostics", swiftSettings: quickStart),
    // The engine imports nothing; rounding is a function of the C library all the same.
    .target(name: "LayoutEngine", swiftSettings: quickStart, linkerSettings: [.linkedLibrary("m")]),
    // The language, in parts that the compiler holds apart. What programs are made of, and their evaluation.
    .target(
      name: "LayoutProgram", dependencies: ["Diagnostics", "LayoutEngine", "CLinux", "CCatalogue"],
      swiftSettings: quickStart + inGroups),
    // Closures behind the declarations of the catalogue, by key.
    .target(
      name: "LayoutNatives", dependencies: ["Diagnostics", "LayoutEngine", "LayoutProgram"],
      swiftSettings: quickStart + inGroups),
    // From a checked program to laid out scenes.
    .target(
      name: "LayoutRunning", dependencies: ["Diagnostics", "LayoutEngine", "LayoutProgram"],
      swiftSettings: quickStart + inGroups),
    // From text to a checked program: the lowest target that knows the parser.
    .target(
      name: "LayoutChecking",
      dependencies: ["Diagnostics", "LayoutEngine", "LayoutProgram", "LayoutNatives"],
      swiftSettings: parserModules, linkerSettings: parserLibraries),
    // The front door: compiles a program and runs it.
    .target(
      name: "LayoutLanguage",
      dependencies: ["Diagnostics", "LayoutEngine", "LayoutProgram", "LayoutRunning", "LayoutChecking"],
      swiftSettings: parserModules),
    // What reads and writes the text of a program: for editors, hands on pictures, trials and recordings.
    .target(
      name: "LayoutEditing",
      dependencies: [
        "Diagnostics", "LayoutEngine", "LayoutProgram", "LayoutNatives", "LayoutRunning", "LayoutChecking",
        "LayoutLanguage",
      ],
      swiftSettings: parserModules),
    // SwiftUI, declared in Swift: text that `catalogue.c` takes in.
    .target(name: "CCatalogue", exclude: ["Foundation", "Readings", "Swift", "SwiftUI", "UIKit"]),
    .target(
      name: "Curriculum",
      dependencies: [
        "Diagnostics", "LayoutEngine", "LayoutProgram", "LayoutRunning", "LayoutLanguage", "LayoutEditing", "CProse",
      ],
      swiftSettings: parserModules),
    // Help pages and the glossary: Markdown that `prose.c` takes in.
    .target(name: "CProse", exclude: ["Help", "Glossary"]),
    .target(name: "LayoutDrawing", dependencies: ["Diagnostics", "LayoutEngine"], swiftSettings: quickStart),
    .target(
      name: "ProgressStore", dependencies: ["Diagnostics", "CSQLite", "CPostgreSQL"], swiftSettings: quickStart),
    // libpq, opened when progress is kept on a server: neither its header nor its library is needed before.
    .target(name: "CPostgreSQL"),
    // What a class has handed in: points, results, reports; it reads and writes no file.
    .target(
      name: "Grading",
      dependencies: ["Diagnostics", "LayoutEngine", "LayoutProgram", "LayoutLanguage", "LayoutEditing", "Curriculum"],
      swiftSettings: parserModules),
    // The live page's server; it knows nothing of layout.
    .target(
      name: "CourseServer", dependencies: ["CLinux", "CMicroHTTPD", "CPage", "CZlib"], swiftSettings: quickStart),
    // libmicrohttpd, opened when it is needed: its header is there at build time, its library only at run time.
    .target(name: "CMicroHTTPD"),
    // The live page's own files, which `page.c` takes in.
    .target(name: "CPage", exclude: ["tsconfig.json"]),
    // The language server; it asks the course through a protocol of its own.
    .target(
      name: "EditorService",
      dependencies: ["Diagnostics", "LayoutEngine", "LayoutProgram", "LayoutLanguage", "LayoutEditing", "Curriculum"],
      swiftSettings: parserModules),
    .executableTarget(
      name: "CourseCommand",
      dependencies: [
        "Diagnostics", "LayoutEngine", "LayoutProgram", "LayoutChecking", "LayoutLanguage", "LayoutEditing",
        "LayoutDrawing", "Curriculum", "ProgressStore", "CourseServer", "EditorService", "Grading", "CMarkdown",
        "CLinux", "CZlib",
      ],
      swiftSettings: parserModules, linkerSettings: withoutDebugging),

    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    .systemLibrary(
      name: "CMarkdown", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),

    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),

    // A few calls of the C library that Swift's own view of it leaves out.
    .systemLibrary(name: "CLinux"),

    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine"]),
    // Broken programs made of good ones, for two kinds of tests.
    .target(name: "Mutation", path: "Tests/Support/Mutation"),
    .testTarget(
      name: "LayoutLanguageTests", dependencies: ["LayoutLanguage", "LayoutEditing", "LayoutNatives", "Mutation"],
      exclude: [
        "Cases", "Coverage/Vocabulary.json", "Guard", "LanguageValues.json", "Messages/Messages.md",
        "NativeReadings.txt", "Programs", "Values/Tables",
      ],
      swiftSettings: parserModules),
    .testTarget(
      name: "CurriculumTests", dependencies: ["Curriculum"], exclude: ["Diagnoses", "Golden", "Reasons"],
      swiftSettings: parserModules),
    .testTarget(name: "GradingTests", dependencies: ["Grading"], swiftSettings: parserModules),
    // What a parser that is not ours says of drawings.
    .target(name: "DrawingCheck", path: "Tests/Support/DrawingCheck"),
    .testTarget(
      name: "LayoutDrawingTests", dependencies: ["LayoutDrawing", "LayoutEngine", "Diagnostics", "DrawingCheck"],
      exclude: ["Golden"]),
    .testTarget(
      name: "EditorServiceTests", dependencies: ["EditorService"], exclude: ["Sessions"], swiftSettings: parserModules),
    .testTarget(name: "ProgressStoreTests", dependencies: ["Diagnostics", "ProgressStore", "ProgressStoreProbe"]),
    .executableTarget(
      name: "ProgressStoreProbe", dependencies: ["ProgressStore"], path: "Tests/Support/ProgressStoreProbe"),
    .testTarget(
      name: "ConformanceTests", dependencies: ["LayoutLanguage"], exclude: ["Cases"],
      swiftSettings: parserModules),
    .testTarget(
      name: "CommandLineTests", dependencies: ["CourseCommand", "EditorService", "DrawingCheck", "Mutation"],
      exclude: [
        "BrokenPacks/Cases", "BrokenPacks/Sound", "Explanations", "LayoutTools/Audits", "LayoutTools/Wishes",
        "Printed/too-tall.txt",
      ],
      swiftSettings: parserModules),
    .testTarget(name: "HouseRulesTests"),
  ],
  swiftLanguageModes: [.v6]
)

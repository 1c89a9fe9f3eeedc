import Testing

/// Each rule twice: on samples, to see that it can fail and does not fail wrongly, and on the repository itself.
@Suite struct HouseRules {
  // MARK: Imports

  @Test func everyTargetImportsOnlyWhatTheDesignAllows() throws {
    let sources = try Repository.sources()
    #expect(!sources.isEmpty)
    let findings = sources.flatMap { ImportRule.findings(in: $0.text, file: $0.file, target: $0.target) }
    #expect(findings.isEmpty, "\(listed(findings))")
  }

  @Test(arguments: [
    ("LayoutEngine", "import Foundation", "Foundation"),
    ("LayoutEngine", "import Glibc", "Glibc"),
    ("LayoutEngine", "#if canImport(Glibc)\n  import Glibc\n#endif", "Glibc"),
    ("Diagnostics", "import LayoutEngine", "LayoutEngine"),
    ("Curriculum", "import Foundation", "Foundation"),
    ("Curriculum", "public import SwiftSyntax", "SwiftSyntax"),
    ("Curriculum", "@preconcurrency import CSQLite", "CSQLite"),
    ("Curriculum", "@_spi(Testing) internal import CSQLite", "CSQLite"),
    ("CourseCommand", "import struct Foundation.URL", "Foundation"),
    ("CourseCommand", "import Glibc; import CSQLite", "CSQLite"),
    ("LayoutLanguage", "import class Curriculum.Pack", "Curriculum"),
    ("LayoutRunning", "import SwiftSyntax", "SwiftSyntax"),
    ("LayoutChecking", "import LayoutRunning", "LayoutRunning"),
  ])
  func aForbiddenImportIsFound(target: String, text: String, module: String) throws {
    let findings = ImportRule.findings(in: text, file: "X.swift", target: target)
    #expect(findings.count == 1)
    #expect(try #require(findings.first).message.contains("must not import \(module);"))
  }

  @Test(arguments: [
    ("LayoutChecking", "import LayoutEngine\nimport SwiftParser"),
    ("LayoutEngine", "// import Foundation\nlet text = \"import Foundation\"\n/* import Glibc */"),
    ("LayoutEngine", "let text = \"\"\"\n  import Foundation\n  \"\"\""),
    ("LayoutEngine", "importance import_ reimport Foundation"),
  ])
  func anAllowedImportIsNot(target: String, text: String) {
    #expect(ImportRule.findings(in: text, file: "X.swift", target: target) == [])
  }

  @Test func aTargetThatTheTableDoesNotKnowIsFound() {
    #expect(ImportRule.findings(in: "", file: "Sources/Other/X.swift", target: "Other").count == 1)
  }

  // MARK: Traps

  @Test func noSourceCanTrap() throws {
    let findings = try Repository.sources().flatMap { TrapRule.findings(in: $0.text, file: $0.file) }
    #expect(findings.isEmpty, "\(listed(findings))")
  }

  @Test(arguments: [
    "let a = try! read()", "let a = b as! Int", "var a: Int!", "let a: [Int]! = nil", "let a: Array<Int>! = nil",
    "a!.b()", "a[0]! + 1", "a! = 3", "f()!", "{ 1 }()!", "a?.b!", "`default`!", "razémon!", #""a".first!"#,
    #"text = "\(name!) is here""#, ##"#"\#(name!)"#"##, "let s = \"\"\"\n  \\(a!)\n  \"\"\"",
    "/* a /* b */ c */ d!", ##"let r = #/a"b/#; c!"##, "let r = #/\n  a\"!\n  /#; c!",
    "fatalError()", "Swift.fatalError ()", "precondition(a > 0)", "preconditionFailure()", "assert(a)",
  ])
  func aTrapIsFound(text: String) {
    #expect(TrapRule.findings(in: text, file: "X.swift").count == 1, "\(CodeOnly.lines(of: text))")
  }

  @Test(arguments: [
    "a != b", "a!=b", "a !== b", "!a", "f(!a)", "a && !b", "[!a, !b]", "return !found", "#if !os(Linux)",
    "// a!", "/* f()! /* g()! */ h()! */", "/// Stops with fatalError()", "let fatalErrors = 1",
    #""a!""#, #""\"a!\"""#, #""\(a) b!""#, #""\(f("x!"))!""#, ##"#"a" b! \(c!)"#"##, "let r = #/a!/#",
    "\"\"\"\n  a! \"quoted!\" b\n  \"\"\"",
  ])
  func whatOnlyLooksLikeATrapIsNot(text: String) {
    let findings = TrapRule.findings(in: text, file: "X.swift")
    #expect(findings.isEmpty, "\(listed(findings))")
  }

  @Test func aFindingNamesItsLine() {
    let text = "/*\n a!\n*/\nlet a = \"\"\"\n b!\n\"\"\"\nlet c = d!\n"
    #expect(TrapRule.findings(in: text, file: "X.swift").map(\.line) == [7])
  }

  // MARK: Words

  @Test func nobodyReadsMessagesBack() throws {
    // The parser of Swift is not ours: some of its words are put as the compiler says them.
    let sources = try Repository.sources().filter { !$0.file.hasSuffix("Parsing/Parse.swift") }
    let findings = sources.flatMap { WordsRule.findings(in: $0.text, file: $0.file) }
    #expect(findings.isEmpty, "\(listed(findings))")
  }

  @Test(arguments: [
    #"problem.message.hasPrefix("cannot")"#, #"if note.message.english.contains("`\(name)`") {}"#,
    #"problems.all.first?.message.english == """#, #"error.message.firstIndex(of: ":")"#, #"x.german != "a""#,
    "told.message?.isEmpty",
  ])
  func aQuestionAboutWordsIsFound(text: String) {
    #expect(!WordsRule.findings(in: text, file: "X.swift").isEmpty)
  }

  @Test(arguments: [
    "problem.message.english", "one.message.english == other.message.english",
    "if case .toldAlready? = problem.swift {}",
    #"// message.contains("x")"#, "messages.isEmpty", #"JSON(message.english)"#,
  ])
  func showingWordsIsNot(text: String) {
    #expect(WordsRule.findings(in: text, file: "X.swift") == [])
  }

  // MARK: Doc comments

  @Test func everyPublicDeclarationIsDocumented() throws {
    let findings = try Repository.sources().flatMap { DocumentationRule.findings(in: $0.text, file: $0.file) }
    #expect(findings.isEmpty, "\(listed(findings))")
  }

  @Test(arguments: [
    "public struct A {}", "public typealias A = Int", "public subscript(key: Int) -> Int { 0 }", "open class C {}",
    "// A plain comment.\npublic func f() {}", "/// About a.\nlet a = 1\npublic let b = 2", "///\npublic let a = 1",
    "@frozen public enum E {}", "@inlinable\npublic init() {}", "public private(set) var a = 1",
    "public static func f() {}", "static public let a = 1", "  public indirect enum E {}", "public final class C {}",
    "public nonisolated(unsafe) static var a = 1", "public let text = \"/// not a comment\"",
  ])
  func aPublicDeclarationWithoutDocCommentIsFound(text: String) {
    #expect(DocumentationRule.findings(in: text, file: "X.swift").count == 1)
  }

  @Test(arguments: [
    "/// A.\npublic struct A {}", "/// A.\n@frozen\n@usableFromInline\npublic struct A {}",
    "/** A. */\npublic struct A {}", "struct A {}", "public extension A {}", "public import B",
    "public override func f() {}", "// public struct A {}", "let text = \"public struct A\"", "let open = 1",
    "case open", "let isPublic = publicName",
  ])
  func aDocumentedOrPrivateDeclarationIsNot(text: String) {
    let findings = DocumentationRule.findings(in: text, file: "X.swift")
    #expect(findings.isEmpty, "\(listed(findings))")
  }

  // MARK: README

  @Test func theReadMeBeginsWithTheTwoCommands() throws {
    let findings = ReadMeRule.findings(in: try Repository.text(of: "README.md"))
    #expect(findings.isEmpty, "\(listed(findings))")
  }

  static let twoCommands = "```sh\n./course next   # go\n./test\n```\n"
  static let goodReadMe = "# A\n\nText.\n\n\(twoCommands)\n```\n  ok  base\n```\n"

  @Test func aGoodReadMeIsAccepted() {
    #expect(ReadMeRule.findings(in: Self.goodReadMe) == [])
  }

  @Test(arguments: [
    "# A\n\nText.\n", String(repeating: "\n", count: 25) + goodReadMe, goodReadMe + twoCommands,
    goodReadMe + "Or `./setup now` before.\n", "```\n./course next\n```\n```\n./test\n```\n",
    "```\n./course next\n./test\n./other\n```\n", "```\n./test\n./course next\n```\n", "```\n./course next\n./test\n",
  ])
  func aReadMeWithoutThemOrWithMoreIsFound(text: String) {
    #expect(!ReadMeRule.findings(in: text).isEmpty)
  }

  // MARK: Machine paths

  @Test func noCommittedTextNamesAMachine() throws {
    let files = Repository.committedFiles()
    #expect(files.contains("Package.swift"))
    let findings = try files.flatMap { MachinePathRule.findings(in: try Repository.text(of: $0), file: $0) }
    #expect(findings.isEmpty, "\(listed(findings))")
  }

  @Test(arguments: MachinePathRule.folders, ["@", "see @.", "\"@\"", "a=@", "[x](@)", "-I@", "file://@", "a\nb: @"])
  func aMachinePathIsFound(folder: String, sentence: String) {
    let text = sentence.replacing("@", with: "/\(folder)/course/Package.swift")
    #expect(MachinePathRule.findings(in: text, file: "X").count == 1)
  }

  @Test(arguments: MachinePathRule.folders, ["docs@", "https://example.org@", "..@", "~@", "$HOME@", "folder"])
  func aPathThatOnlyLooksLikeOneIsNot(folder: String, sentence: String) {
    let text = sentence.replacing("@", with: "/\(folder)/course/Package.swift").replacing("folder", with: folder)
    #expect(MachinePathRule.findings(in: text, file: "X") == [])
  }

  // MARK: Top level

  @Test func theTopLevelHoldsOnlyKnownNames() {
    let findings = TopLevelRule.findings(in: Repository.committedFiles())
    #expect(findings.isEmpty, "\(listed(findings))")
  }

  @Test func aStrayFileAtTheTopIsFound() {
    let files = ["Package.swift", "Sources/A/B.swift", "notes.txt", "scratch/a.swift", "Sources/notes.txt"]
    #expect(TopLevelRule.findings(in: files).map(\.file) == ["notes.txt", "scratch"])
  }
}

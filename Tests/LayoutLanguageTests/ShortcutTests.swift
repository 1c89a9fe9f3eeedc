import SwiftOperators
import SwiftParser
import Testing

@testable import LayoutChecking
@testable import LayoutNatives
@testable import LayoutProgram

/// Compares fast paths with the slow paths that define the result.
@Suite struct ShortcutTests {
  private let vocabulary = Vocabulary(.shared)

  @Test func labelsAloneRefuseNoCallThatFits() {
    for (member, signature) in callables {
      let sketch = LabelSketch(member.nativeText ?? NativeText(""))
      let required = signature.parameters.filter { !$0.hasDefault && !$0.isVariadic }
      for parameters in [signature.parameters, required] {
        #expect(!sketch.refuses(parameters.map(\.label), isTrailing: false), "\(member.name)\(sketch)")
      }
      #expect(!sketch.refuses([], isTrailing: true), "\(member.name)\(sketch)")
    }
  }

  @Test func labelsAloneRefuseWhatCannotFit() {
    for (member, signature) in callables {
      let sketch = LabelSketch(member.nativeText ?? NativeText(""))
      let labels = signature.parameters.map(\.label)
      #expect(sketch.refuses(labels + ["nobodysLabel"], isTrailing: true), "\(member.name)\(sketch)")
      if signature.parameters.contains(where: \.isVariadic) { continue }
      #expect(sketch.refuses(labels + labels + [nil], isTrailing: true), "\(member.name)\(sketch)")
      if signature.parameters.contains(where: { !$0.hasDefault }) {
        #expect(sketch.refuses([], isTrailing: false), "\(member.name)\(sketch)")
      }
    }
  }

  private var callables: [(member: Member, signature: Signature)] {
    let index = NativeIndex.shared
    let members = index.types.enumerated().flatMap { number, type in
      index.members(ofType: number).names.flatMap { vocabulary.types[type.name]?.ownMembers($0) ?? [] }
    }
    return members.filter { $0.kind != .computed }.map { ($0, vocabulary.signature(of: $0)) }
      .filter { !$0.1.acceptsAnything }
  }

  @Test func everyTypeMayBeAType() {
    for name in vocabulary.types.keys { #expect(NativeTypes.mayBeType(name), "\(name)") }
  }

  @Test func aTableKnowsItsNames() {
    var table = NameTable()
    let names = (0..<1000).map { "name\($0)é\(String(repeating: "x", count: $0 % 40))" }
    #expect(table.number(of: "name0") == nil)
    for (number, name) in names.enumerated() { #expect(table.number(adding: name) == number) }
    for (number, name) in names.enumerated() {
      #expect(table.number(of: name) == number)
      #expect(table.number(adding: name) == number)
    }
    #expect(table.number(of: "name") == nil)
    #expect(table.names == names)
  }

  @Test func everyNameIsFoundInItsType() {
    let index = NativeIndex.shared
    var forms = 0
    for (number, type) in index.types.enumerated() {
      let members = index.members(ofType: number)
      #expect(members.names.count == Set(members.names).count, "\(type.name)")
      for name in members.names {
        let first = members.number(of: name)
        #expect(first != nil && members.number(of: name + "x") == nil || members.names.contains(name + "x"))
        forms += first.map { members.members($0, named: name, of: nil).count } ?? 0
      }
      #expect(members.number(of: "") == nil)
    }
    #expect(index.functions().names.allSatisfy { index.functions().number(of: $0) != nil })
    let functions = index.functions(.shared).names.flatMap { NativeFunctions(index, .shared)[$0] ?? [] }
    var declared = 0
    CatalogueScanner.scan(.shared) { if case .member = $0.kind { declared += 1 } }
    #expect(forms + functions.count == declared)
  }

  @Test func wordsAreKnownWhole() {
    let set = WordSet(["let", "nonisolated", "associatedtype", "precedencegroup"])
    for word in ["let", "nonisolated", "associatedtype", "precedencegroup"] {
      #expect(set.contains(ShortWord(word)))
      #expect(!set.contains(ShortWord(String(word.dropLast()))))
      #expect(!set.contains(ShortWord(word + "x")))
      #expect(!set.contains(ShortWord(word + String(repeating: "x", count: 20))))
    }
    #expect(!set.contains(ShortWord("")))
    #expect(ShortWord("abcdefgh1") != ShortWord("abcdefgh2"))
  }

  @Test(arguments: CaseFile.names(in: "accepted"))
  func operatorsAreFoldedAsTheLibraryDoes(name: String) throws {
    let tree = Parser.parse(source: try CaseFile(name, in: "accepted").source.text)
    var table = OperatorTable.standardOperators
    table.addSourceFile(tree) { _ in }
    let folder = SequenceFolder(table)
    let folded = folder.rewrite(tree)
    #expect(folded.description == tree.description)
    #expect(folded.debugDescription == table.foldAll(tree) { _ in }.debugDescription)
  }

  @Test(arguments: ["let a = 1 <> 2", "let a = b == c == d ? 1 : f(1 <> 2 <> 3)"])
  func operatorsThatDoNotFitAreToldAsByTheLibrary(text: String) {
    let tree = Parser.parse(source: text)
    var told: [String] = []
    _ = OperatorTable.standardOperators.foldAll(tree) { told.append("\($0)") }
    let folder = SequenceFolder(.standardOperators)
    _ = folder.rewrite(tree)
    #expect(folder.hasErrors)
    let found = OperatorErrors(in: tree, .standardOperators).found
    #expect(found.map { "\($0)" }.sorted() == told.sorted())
    #expect(!told.isEmpty)
    let places = found.map(\.asDiagnostic.position)
    #expect(places == places.sorted(), "in source order")
    #expect(places.allSatisfy { text.utf8.count > $0.utf8Offset && $0.utf8Offset > 8 }, "in the whole text")
  }
}

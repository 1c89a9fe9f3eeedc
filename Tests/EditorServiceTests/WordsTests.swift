import LayoutEditing
import Testing

@testable import EditorService

@Suite struct WordsTests {
  @Test(arguments: [
    ([Completion.Part.text("padding("), .placeholder("length"), .text(")")], "padding(${1:length})$0"),
    ([.text("a$b}\\")], "a\\$b\\}\\\\$0"),
    ([.text("f("), .placeholder("a"), .text(", "), .placeholder("b}"), .text(")")], "f(${1:a}, ${2:b\\}})$0"),
  ])
  func snippetsAreEscaped(parts: [Completion.Part], snippet: String) {
    #expect(CompletionItems.snippet(parts) == snippet)
  }

  @Test(arguments: ["width", "_x", "größe", "a1"]) func names(name: String) { #expect(SwiftNames.isName(name)) }

  @Test(arguments: ["", "1a", "a b", "a.b", "let", "self", "_", "a-b", "🦉", "`a`"])
  func noNames(name: String) { #expect(!SwiftNames.isName(name)) }

  @Test(arguments: [("alignmentGuide", "alignment Guide"), ("HStack", "HStack"), ("GeometryReader", "Geometry Reader")])
  func namesAreSplitForTheGlossary(name: String, words: String) { #expect(HoverText.words(of: name) == words) }

  @Test func everyKindOfNameHasItsTerms() {
    #expect(SymbolKind.allCases.allSatisfy { LanguageTerms.tokenType($0) != nil })
    #expect(SymbolKind.allCases.allSatisfy { (1...25).contains(LanguageTerms.completionKind($0)) })
    #expect(SymbolKind.allCases.allSatisfy { (1...26).contains(LanguageTerms.symbolKind($0)) })
  }
}

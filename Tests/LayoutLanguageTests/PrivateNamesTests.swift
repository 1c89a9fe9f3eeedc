import Diagnostics
import LayoutLanguage
import Testing

/// Private names belong to their file: Swift accepts the same ones in several files of a module.
@Suite struct PrivateNamesTests {
  private static let first = """
    import SwiftUI
    enum Genre { case jazz }
    private extension Genre { var title: some View { Text("first") } }
    private struct Row: View { var body: some View { Text("row") } }
    private func width() -> CGFloat { 3 }
    private let gap: CGFloat = 3
    struct ContentView: View { var body: some View { HStack(spacing: gap) { Genre.jazz.title.padding(width()); Row() } } }
    """
  private static let second = """
    import SwiftUI
    private extension Genre { var title: some View { Color.red } }
    private struct Row: View { let name: String; var body: some View { Text(name) } }
    private func width() -> String { "width" }
    private let gap = "gap"
    struct Other: View { var body: some View { VStack { Genre.jazz.title; Row(name: gap + width()) } } }
    """

  @Test func twoFilesMayHaveTheSame() throws {
    let sources = [Self.first, Self.second].enumerated().map { SourceText(name: "\($0).swift", text: $1 + "\n") }
    _ = try Program.compile(sources)
    _ = try Program.compile(sources.reversed())
  }

  @Test func oneFileMayNot() {
    let twice = Self.first + "\nprivate struct Row: View { var body: some View { Text(\"again\") } }\n"
    #expect(throws: Problems.self) { try Program.compile([SourceText(name: "a.swift", text: twice)]) }
  }
}

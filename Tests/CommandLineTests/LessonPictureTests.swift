import Diagnostics
import Foundation
import Testing

/// Tests for lessons' pictures through the real program: `bake` draws them, `verify` checks them, `next` shows them.
@Suite struct LessonPictureTests {
  private static let home = "pack/Exercises/01-first/level-tops"
  private static let words = "Two boxes; the line of their leading edges is at 60"
  private let playground: Playground

  init() throws {
    playground = try Playground()
    let lesson = "A column asks for **one** line.\n\n![\(Self.words)](lesson.svg)\n\nThen it moves.\n"
    try playground.write("\(Self.home)/lesson.md", lesson)
    try playground.write(
      "\(Self.home)/lesson.de.md",
      "Eine Spalte fragt einmal.\n![Zwei Kästen an einer Linie](lesson.svg)\nDann schiebt sie.\n")
    try playground.write("\(Self.home)/lesson.layout", Self.picture)
  }

  /// A stage of 200 × 100; the wider box is 80 wide and centered, so that leading is at 60.
  private static let picture = """
    import SwiftUI

    struct Lesson: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Color.teal.frame(width: 50, height: 20).accessibilityIdentifier("short")
          Color.orange.frame(width: 80, height: 20).accessibilityIdentifier("long")
        }
      }
    }

    #Preview(traits: .fixedLayout(width: 200, height: 100)) {
      Lesson()
    }

    """

  /// A drawing without its title, which comes from the lesson in one place and from the file in the other.
  private func nameless(_ drawing: String) -> String {
    drawing.split(separator: "\n").filter { !$0.contains("<title ") }.joined(separator: "\n")
  }

  // MARK: bake and verify

  @Test func bakeDrawsWhatShowDraws() throws {
    let first = try playground.binary.run("bake", "level-tops", "--format", "json")
    #expect(first.status == 0, "\(first.complaints)")
    #expect(try first.json["exercises"]?.elements?.first?["picture"]?.string == "first")
    let drawing = try playground.read("\(Self.home)/lesson.svg")
    #expect(drawing.contains("<title id=\"picture-title\">\(Self.words)</title>"))
    #expect(drawing.contains("The line leading of VStack lies at x 60"))
    #expect(drawing.utf8.count < 8192, "\(drawing.utf8.count) bytes")
    let shown = try playground.binary.run(
      "show", "\(playground.path)/\(Self.home)/lesson.layout", "--svg", "-", "--guides")
    #expect(nameless(shown.output) == nameless(drawing))
    let again = try playground.binary.run("bake", "level-tops")
    #expect(again.output.contains("lesson.svg: the same picture"))
    #expect(try playground.read("\(Self.home)/lesson.svg") == drawing)
    // A pack has one drawing for all readers, whatever language its author uses.
    let german = try playground.binary.run("bake", "level-tops", "--language", "de")
    #expect(german.output.contains("lesson.svg: the same picture"))
  }

  @Test func bakeAsksBeforeAPictureChanges() throws {
    _ = try playground.binary.run("bake", "--yes")
    let drawing = try playground.read("\(Self.home)/lesson.svg")
    try playground.write("\(Self.home)/lesson.layout", Self.picture.replacing("width: 50", with: "width: 40"))
    let stale = try playground.binary.run("verify", "level-tops")
    #expect(stale.output.contains("FAIL  level-tops  Exercises/01-first/level-tops/lesson.svg\n"))
    #expect(stale.output.contains(" lesson.svg is not what lesson.layout gives today\n"))
    #expect(stale.output.contains("course bake level-tops"))
    let refused = try playground.binary.run("bake", "level-tops", input: "n\n")
    #expect(refused.output.contains("lesson.svg: looks different"))
    #expect(refused.output.contains("Write 1 file? [y/N]"))
    #expect(try playground.read("\(Self.home)/lesson.svg") == drawing)
    let agreed = try playground.binary.run("bake", "level-tops", "--yes")
    #expect(agreed.output.contains("level-tops/lesson.svg\n"))
    #expect(try playground.read("\(Self.home)/lesson.svg") != drawing)
    let fresh = try playground.binary.run("verify", "level-tops", "--format", "json").json
    #expect(fresh["findings"]?.elements?.contains { $0["check"]?.string == "pictures" } == false)
  }

  @Test func viewsThatCannotBeShownAreNotBaked() throws {
    try playground.write("\(Self.home)/lesson.layout", Self.picture.replacing("Color.teal", with: "Color.teel"))
    let outcome = try playground.binary.run("bake", "level-tops")
    #expect(outcome.status == 1)
    #expect(outcome.complaints.contains("lesson.layout:6:"))
    let verify = try playground.binary.run("verify", "level-tops")
    #expect(verify.output.contains("\(Self.home.dropFirst(5))/lesson.layout:6"))
  }

  /// The course's drawings match their views.
  @Test func theCoursesPicturesAreFresh() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let binary = Binary(folder: root)
    let files = FileManager.default.enumerator(atPath: "\(root)/Exercises")?.compactMap { $0 as? String } ?? []
    for file in files.sorted() where file.hasSuffix("/lesson.layout") {
      let shown = try binary.run("show", "Exercises/\(file)", "--svg", "-", "--guides", "--pack", root)
      let stored = try String(contentsOfFile: "\(root)/Exercises/\(file.dropLast(6))svg", encoding: .utf8)
      #expect(nameless(shown.output) == nameless(stored), "\(file): course bake")
    }
  }

  // MARK: next

  @Test func nextShowsThePictureInItsPlace() throws {
    let page = try playground.binary.run("next", "level-tops").output
    let parts = ["one line.", "leading", "short", "long", "guide's default", Self.words, "Then it moves."]
    var rest = page[...]
    for part in parts {
      let place = try #require(rest.firstRange(of: part), "\(part) is not where it belongs:\n\(page)")
      rest = rest[place.upperBound...]
    }
    #expect(page.contains("┌"))
    #expect(!page.contains("Picture:"))
    let plain = try playground.binary.run("next", "level-tops", "--plain").output
    #expect(plain.contains("\nPicture: \(Self.words)\n"))
    #expect(!plain.contains("guide's default"))
  }

  @Test func programsAreToldWhereThePictureIs() throws {
    let json = try playground.binary.run("next", "level-tops", "--format", "json").json
    #expect(json["picture"]?["alt"]?.string == Self.words)
    #expect(json["picture"]?["file"]?.string == "\(playground.path)/\(Self.home)/lesson.svg")
    let none = try playground.binary.run("next", "level-bottoms", "--format", "json").json
    #expect(none["picture"] != nil && none["picture"]?.members == nil)
  }

  /// In another language, the text differs and the picture is the same. Lines around it need not be empty.
  @Test func otherLanguagesShareThePicture() throws {
    let page = try playground.binary.run("next", "level-tops", "--language", "de").output
    for part in ["Eine Spalte fragt einmal.\n", "┌", "Zwei Kästen an einer Linie\n", "Dann schiebt sie."] {
      #expect(page.contains(part), "\(part) in\n\(page)")
    }
    let plain = try playground.binary.run("next", "level-tops", "--language", "de", "--plain").output
    #expect(plain.contains("\nBild: Zwei Kästen an einer Linie\n"))
  }

  /// If a picture cannot be drawn, its description replaces it.
  @Test func wordsStandForAPictureThatCannotBeDrawn() throws {
    try playground.write("\(Self.home)/lesson.layout", "Text(")
    let page = try playground.binary.run("next", "level-tops")
    #expect(page.status == 0)
    #expect(page.output.contains("Picture: \(Self.words)"))
  }

  @Test func newMakesAPictureToStartFrom() throws {
    _ = try playground.binary.run("new", "level-middles", "--chapter", "1")
    let home = "pack/Exercises/01-first/level-middles"
    #expect(playground.exists("\(home)/lesson.layout"))
    let verify = try playground.binary.run("verify", "level-middles", "--format", "json").json
    let findings = verify["findings"]?.elements?.filter { $0["check"]?.string == "pictures" } ?? []
    #expect(findings.compactMap { $0["message"]?.string }.count == 2, "\(findings)")
    #expect(findings.contains { $0["file"]?.string?.hasSuffix("lesson.md") == true && $0["line"]?.number == 1 })
    #expect(findings.contains { $0["message"]?.string == "lesson.svg is missing" })
  }
}

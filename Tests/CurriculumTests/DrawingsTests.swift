import Diagnostics
import Foundation
import Testing

@testable import Curriculum

/// Tests that the pack's drawings match the data.
@Suite struct DrawingsTests {
  private static let data = ExercisesTests.root.appendingPathComponent("Data")

  private static func text(_ path: String) throws -> SourceText {
    SourceText(name: path, text: try String(contentsOf: data.appendingPathComponent(path), encoding: .utf8))
  }

  private static func drawing(_ file: String) throws -> String { try text("Images/\(file)").text }

  /// The number in an attribute: `height="120"` gives 120.
  private static func number(_ attribute: String, in element: Substring) -> Double? {
    guard let start = element.range(of: " \(attribute)=\"")?.upperBound else { return nil }
    return Double(element[start...].prefix { $0 != "\"" })
  }

  @Test func manifestSizesAreTheDrawingsOwn() throws {
    let manifest = try JSON.read(try Self.text("Images/manifest.json"))
    guard case .object(let images) = manifest.content else {
      Issue.record("the manifest is no object")
      return
    }
    #expect(images.count >= 4)
    for image in images {
      guard case .string(let file)? = image.value["file"]?.content,
        case .array(let size)? = image.value["size"]?.content
      else {
        Issue.record("\(image.key) has no file or no size")
        continue
      }
      let drawing = try Self.drawing(file)
      let start = try #require(drawing.range(of: "<svg"))
      let tag = drawing[start.lowerBound...].prefix { $0 != ">" }
      let stated = size.compactMap { if case .number(let value, _) = $0.content { value } else { nil } }
      #expect(stated == [Self.number("width", in: tag), Self.number("height", in: tag)], "\(image.key)")
      #expect(drawing.contains("<title>"), "\(image.key)")
    }
  }

  /// The idea of `razemon-eyes`: a creature's eyes are drawn at the height in its data.
  @Test(arguments: ["razemon.json", "razemon-tall.json", "razemon-edge.json"])
  func eyesAreWhereTheDataSaysTheyAre(file: String) throws {
    let creatures = try JSON.read(try Self.text(file))
    guard case .array(let all) = creatures.content else {
      Issue.record("\(file) is no list")
      return
    }
    for creature in all {
      guard case .string(let image)? = creature["imageName"]?.content,
        case .number(let eyes, _)? = creature["eyePosition"]?.content
      else {
        Issue.record("a creature of \(file) has no image or no eyes")
        continue
      }
      let drawing = try Self.drawing("\(image).svg")
      let tag = try #require(drawing.range(of: "<svg").map { drawing[$0.lowerBound...].prefix { $0 != ">" } })
      let height = try #require(Self.number("height", in: tag))
      let drawn = drawing.split(separator: "<").filter { $0.contains("class=\"eye\"") }
        .compactMap { Self.number("cy", in: $0) }
      #expect(!drawn.isEmpty, "\(image) has no eyes")
      for eye in drawn { #expect(abs(eye - eyes * height) < 0.01, "\(image): eye at \(eye), stated \(eyes * height)") }
    }
  }
}

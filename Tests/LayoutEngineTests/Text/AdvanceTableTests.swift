import Foundation
import Testing

@testable import LayoutEngine

/// `Data/Fonts/inter-advances.json` and the Swift table come from one script; these tests compare them.
@Suite struct AdvanceTableTests {
  struct File: Decodable {
    var format: Int
    var unitsPerEm: Double
    var scalars: [UInt32]
    var faces: [String: [UInt16]]
    var fallback: [String: UInt16]
    var monospaced: UInt16
    var wide: UInt16
    var emoji: [[Double]]
    var tracking: [String: [Double]]
    var designTracking: [String: Double]
    var kerning: Kerning
  }

  struct Kerning: Decodable {
    var first: [UInt32]
    var second: [UInt32]
    var rows: [[Int]]
  }

  let file: File

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("Data/Fonts/inter-advances.json"))
    file = try JSONDecoder().decode(File.self, from: data)
  }

  @Test func scalars() {
    let blocks = Array(0x20..<0x7F) + Array(0xA0..<0x180)
    #expect(file.format == 1)
    #expect(file.scalars == blocks.map(UInt32.init) + InterAdvances.singles)
    #expect(file.scalars == file.scalars.sorted())
    #expect(Set(file.scalars).count == file.scalars.count)
    #expect(InterAdvances.asciiCount + InterAdvances.latinCount == blocks.count)
    #expect((400...600).contains(file.scalars.count))
  }

  @Test func faces() {
    let faces = [
      "regular": InterAdvances.regular, "medium": InterAdvances.medium, "semibold": InterAdvances.semibold,
      "bold": InterAdvances.bold, "heavy": InterAdvances.heavy,
    ]
    let fallback = [
      "regular": InterAdvances.regularFallback, "medium": InterAdvances.mediumFallback,
      "semibold": InterAdvances.semiboldFallback, "bold": InterAdvances.boldFallback,
      "heavy": InterAdvances.heavyFallback,
    ]
    #expect(file.faces == faces)
    #expect(file.fallback == fallback)
    for (name, face) in faces {
      #expect(face.count == file.scalars.count, "\(name)")
      let n = file.scalars.firstIndex(of: 0x6E)
      #expect(n.map { face[$0] } == fallback[name])
    }
  }

  @Test func otherWidths() {
    #expect(file.unitsPerEm == InterAdvances.unitsPerEm)
    #expect(file.monospaced == InterAdvances.monospaced)
    #expect(file.wide == InterAdvances.wide)
    #expect(file.emoji == zip(InterAdvances.emojiSizes, InterAdvances.emojiWidths).map { [$0, $1] })
  }

  @Test func trackings() {
    let tracking = [
      "sizes": InterAdvances.trackingSizes, "ultraLight": InterAdvances.trackingUltraLight,
      "thin": InterAdvances.trackingThin, "light": InterAdvances.trackingLight,
      "regular": InterAdvances.trackingRegular, "medium": InterAdvances.trackingMedium,
      "semibold": InterAdvances.trackingSemibold, "bold": InterAdvances.trackingBold,
      "heavy": InterAdvances.trackingHeavy, "black": InterAdvances.trackingBlack,
    ]
    #expect(file.tracking == tracking)
    #expect(file.designTracking == ["rounded": InterAdvances.trackingRounded, "serif": InterAdvances.trackingSerif])
    #expect(InterAdvances.trackingSizes == InterAdvances.trackingSizes.sorted())
    #expect(tracking.values.allSatisfy { $0.count == InterAdvances.trackingSizes.count })
  }

  /// The engine finds every scalar of the file, in every face.
  @Test(arguments: [FontWeight.regular, .medium, .semibold, .bold, .heavy])
  func lookup(_ weight: FontWeight) throws {
    let advances = GlyphAdvances(.system(size: 10, weight: weight))
    let face = try #require(file.faces[weight.rawValue])
    for (value, advance) in zip(file.scalars, face) {
      let scalar = try #require(Unicode.Scalar(value))
      let isInvisible = scalar.isZeroWidth
      #expect(advances.units(of: scalar) == (isInvisible ? 0 : advance), "U+\(String(value, radix: 16))")
    }
    #expect(advances.units(of: "Ж") == file.fallback[weight.rawValue])
  }

  @Test func kerning() throws {
    let advances = GlyphAdvances(.system(size: 10))
    for (a, row) in file.kerning.first.enumerated() {
      for (b, column) in file.kerning.second.enumerated() {
        let expected = file.kerning.rows[Int(row)][Int(column)]
        #expect(advances.kerning(UInt32(0x20 + a), UInt32(0x20 + b)) == expected)
      }
    }
    #expect(advances.kerning(0x54, 0x6F) == -224)
    #expect(advances.kerning(0xC4, 0x56) == 0)
    #expect(GlyphAdvances(.system(size: 10, design: .monospaced)).kerning(0x54, 0x6F) == 0)
    var digits = Font.system(size: 10)
    digits.isMonospacedDigit = true
    #expect(GlyphAdvances(digits).kerning(0x31, 0x37) == 0)
  }

  @Test func trackingBetweenAndOutsideTheSizes() {
    let sizes = PolyLine(xs: [10, 20], ys: [1, 3])
    #expect(sizes.value(at: 15) == 2)
    #expect(sizes.value(at: 1) == 1)
    #expect(sizes.value(at: 99) == 3)
    #expect(sizes.value(at: 20) == 3)
    #expect(PolyLine(xs: [], ys: []).value(at: 4) == 0)
    #expect(FontTracking.ems(.system(size: 17), pointSize: 17) == -0.0275)
  }

  @Test(
    arguments: [
      (-1.5, -2), (-1, -1), (-0.0, 0), (0.99, 0), (2, 2), (1e300, 1e300), (-.infinity, -.infinity),
    ] as [(Double, Double)])
  func floored(_ number: Double, _ expected: Double) {
    #expect(number.floored == expected)
  }
}

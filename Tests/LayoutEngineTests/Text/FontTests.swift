import Testing

@testable import LayoutEngine

@Suite struct FontTests {
  /// Origin: recorded on an iOS 26 simulator; titles become bold, smaller styles semibold.
  @Test(arguments: TextStyle.allCases) func boldStyles(_ style: TextStyle) {
    let isTitle = [.largeTitle, .title, .title2].contains(style)
    #expect(Font.style(style).bold().resolvedWeight == (isTitle ? .bold : .semibold))
    #expect(Font.style(style).resolvedWeight == (style == .headline ? .semibold : .regular))
  }

  @Test func boldSizedFont() {
    #expect(Font.system(size: 13).resolvedWeight == .regular)
    #expect(Font.system(size: 13).bold().resolvedWeight == .bold)
    #expect(Font.system(size: 13, weight: .light).resolvedWeight == .light)
    #expect(Font.system(size: 13, weight: .light).bold().resolvedWeight == .bold)
  }

  @Test(arguments: FontWeight.allCases) func aWeightThatWasSetWins(_ weight: FontWeight) {
    for start in [Font.style(.headline), .style(.body).bold(), .system(size: 20, weight: .black).bold()] {
      var font = start
      font.weight = weight
      #expect(font.resolvedWeight == weight)
    }
  }

  @Test func italicIsAsWideAsUpright() {
    var italic = Font.style(.title)
    italic.isItalic = true
    #expect(StyledText("Hamburg", font: italic).measured() == StyledText("Hamburg", font: .style(.title)).measured())
  }

  @Test func monospacedDigits() {
    var font = Font.system(size: 20)
    #expect(StyledText("1111", font: font).measured().size.width < StyledText("0000", font: font).measured().size.width)
    font.isMonospacedDigit = true
    #expect(StyledText("1111", font: font).measured() == StyledText("0000", font: font).measured())
    #expect(StyledText("il", font: font).measured() == StyledText("il", font: .system(size: 20)).measured())
  }

  /// Nineteen glyphs of 0.618 em at 20 points. Origin: 235 recorded from SwiftUI.
  @Test func monospacedDesign() {
    let font = Font.system(size: 20, design: .monospaced)
    #expect(StyledText("The quick brown fox", font: font).measured().size.width == 235)
    #expect(StyledText("iiiiiiiiiiiiiiiiiii", font: font).measured().size.width == 235)
  }

  @Test(arguments: [.nan, -.infinity, -4, 0] as [Double])
  func noSizeAtAll(_ size: Double) {
    #expect(StyledText("Hello", font: .system(size: size)).measured().size == .zero)
  }

  @Test func heavierIsWider() {
    let widths = FontWeight.allCases.map {
      StyledText("The quick brown fox", font: .system(size: 20, weight: $0)).measured().size.width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }
}

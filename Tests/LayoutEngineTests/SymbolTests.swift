import LayoutEngine
import Testing

/// SF Symbols: their sizes, and their alignment with text. Origin: frames measured on SwiftUI, and the table
/// of each view's spacing preferences.
@Suite struct SymbolTests {
  func picture(_ name: String, _ font: Font = .style(.body), scale: Double = 1) -> SymbolPicture {
    SymbolCatalogue.picture(named: name, font: font, at: .large, scale: scale)
  }

  @Test(arguments: [
    ("star", 17.0, 22.0, 20.0), ("star", 13, 16.5, 16), ("star", 28, 36, 33.5), ("star", 34, 43.5, 40.5),
    ("star.fill", 17, 22, 20), ("heart", 17, 20.5, 17.5), ("chevron.right", 17, 12.5, 16.5), ("minus", 17, 18, 3.5),
    ("info.circle", 17, 20, 19), ("info.circle.fill", 17, 20, 19), ("arrow.right", 13, 15, 11.5),
  ])
  func sizes(_ name: String, _ pointSize: Double, _ width: Double, _ height: Double) {
    #expect(picture(name, .system(size: pointSize)).size == Size(width: width, height: height))
  }

  @Test func aBoldStarIsALittleLarger() {
    #expect(picture("star", .style(.body, weight: .bold)).size == Size(width: 22.5, height: 21.5))
  }

  @Test(arguments: [(17.0, 3.5), (10, 2), (13, 3), (22, 4.5)])
  func aStarHangsBelowItsBaseline(_ pointSize: Double, _ below: Double) {
    let star = picture("star", .system(size: pointSize))
    #expect(star.size.height - star.baseline == below)
  }

  /// A symbol that nobody measured has the size of its longest measured prefix, of its family, or of most symbols.
  @Test(arguments: [
    ("cloud.rain", 22.5, 15.5), ("bell.badge.circle", 20, 19), ("doc.badge.gearshape", 18, 21.5),
    ("figure.walk", 16, 20), ("no.such.symbol", 20.5, 19), ("person.fill.questionmark", 18, 17),
  ])
  func guesses(_ name: String, _ width: Double, _ height: Double) {
    #expect(picture(name, .system(size: 17)).size == Size(width: width, height: height))
  }

  @Test func onlyMeasuredNamesAreMeasured() {
    #expect(["plus", "star.circle.fill", "bell.slash"].allSatisfy(SymbolCatalogue.isMeasured))
    #expect(!["cloud.rain", "figure.walk", ""].contains(where: SymbolCatalogue.isMeasured))
  }

  var star: View {
    View(rule: .symbol(SymbolPicture(size: Size(width: 22, height: 20), baseline: 16.5, lineCenter: 10.5)))
  }

  func gap(_ upper: View, _ lower: View) -> Double {
    let scene = Scene(300, 300, column(upper.named("upper"), lower.named("lower")))
    return scene["lower"][1] - scene["upper"][1] - scene["upper"][3]
  }

  /// Symbols want a gap of 0 to text, and their baseline's distance from the bottom to everything else.
  @Test func gapsAboveAndBelow() {
    #expect(gap(star, text("Hello")) == 0)
    #expect(gap(text("Hello"), star) == 0)
    #expect(gap(star, star) == 0)
    #expect(gap(box(10, 10), star) == 3.5)
    #expect(gap(star, box(10, 10)) == 4.5)
    #expect(gap(text("Hello"), text("Hello")) == 2)
  }

  @Test func gapsBesideOthersAreEight() {
    let scene = Scene(300, 300, row(star.named("star"), text("Hello").named("text")))
    #expect(scene["text"][0] - scene["star"][0] == 30)
  }

  @Test func itStandsOnTheLineOfText() {
    let scene = Scene(300, 300, row(.firstTextBaseline, star.named("star"), text("Hello").named("text")))
    // The text's baseline is 16 below its top, the star's 16.5.
    #expect(scene["star"][1] - scene["text"][1] == -0.5)
  }

  /// The alignment of a `Label`: the middles of the capitals meet; an icon without text uses its own middle.
  @Test func firstLineCentersMeet() {
    let scene = Scene(
      300, 300, row(.firstTextLineCenter, spacing: 8, box(24, 24).named("icon"), text("Title").named("title")))
    let center = 16 - 17.0 * 1443 / 2048 / 2
    #expect(abs(scene["title"][1] - scene["icon"][1] - (12 - center)) < 0.002)
  }

  @Test func measuresThatAreNoneBecomeNotes() {
    let odd = SymbolPicture(size: Size(width: .nan, height: -1), baseline: .infinity, lineCenter: .nan)
    let scene = Scene(100, 100, row(.firstTextBaseline, View(rule: .symbol(odd)), text("Hello")))
    #expect(scene.isFinite)
    #expect(scene.oddNumbers == [.imageLength, .imageLength, .symbolLine, .symbolLine])
  }
}

/// A control keeps the spacing of an image, whatever text it contains. Origin: columns of controls measured
/// on an iPhone.
@Suite struct OrdinarySpacingTests {
  func gap(_ upper: View, _ lower: View) -> Double {
    let scene = Scene(300, 300, column(upper.named("upper"), lower.named("lower")))
    return scene["lower"][1] - scene["upper"][1] - scene["upper"][3]
  }

  @Test func edgesThatAreNamedForgetTheText() {
    let button = text("OK").inside(.ordinarySpacing(top: false, bottom: true))
    let control = text("OK").inside(.ordinarySpacing(top: true, bottom: true))
    #expect(gap(button, box(10, 10)) == 8)
    #expect(abs(gap(box(10, 10), button) - (17.0 * 494 / 2048 + 2.5)) < 0.002)
    #expect(gap(control, box(10, 10)) == 8)
    #expect(gap(box(10, 10), control) == 8)
  }

  @Test func sizeGuidesAndPriorityAreTheContents() {
    let wrapped = text("OK").priority(2).inside(.ordinarySpacing(top: true, bottom: true))
    let scene = Scene(
      200, 100, row(.firstTextBaseline, wrapped.named("wrapped"), text("OK").named("plain"), color))
    #expect(scene["wrapped"][1] == scene["plain"][1])
    #expect(scene["wrapped"][2] == scene["plain"][2])
  }
}

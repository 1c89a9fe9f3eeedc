import LayoutEngine
import Testing

@testable import LayoutDrawing

/// Drawings that stand in a page, whose parts the page finds and moves.
@Suite struct PageDrawingTests {
  private static let allLayers: SVGOptions.Layers = [.names, .expected, .guides, .containers, .rulers, .pixels]

  private func drawing(_ picture: Picture, _ appearance: SVGOptions.Appearance = .light) -> String {
    picture.drawn(
      SVGOptions(layers: Self.allLayers, appearance: appearance, isInPage: true, identifier: "stage7"))
  }

  @Test func aDrawingShowsItsStageAndNothingAround() {
    let text = drawing(Pictures.shop)
    let stage = Pictures.shop.stage
    #expect(text.contains("viewBox=\"0 0 \(stage.width.short) \(stage.height.short)\""))
    #expect(text.contains("overflow=\"visible\""))
    #expect(!text.contains("class=\"legend\""))
    #expect(!text.contains("<title"))
  }

  @Test(arguments: SVGOptions.Appearance.allCases)
  func thereIsNoStyle(appearance: SVGOptions.Appearance) {
    for picture in [Pictures.shop, Pictures.numbers, Pictures.gallery] {
      let text = drawing(picture, appearance)
      #expect(!text.contains("<style"))
      #expect(!text.contains(" style="))
    }
  }

  @Test func aDocumentOfOneAppearanceHasNoStyleEither() {
    for appearance in [SVGOptions.Appearance.light, .dark] {
      let text = Pictures.gallery.drawn(SVGOptions(layers: Self.allLayers, appearance: appearance))
      #expect(!text.contains("<style") && !text.contains(" style="))
    }
  }

  @Test func idsBeginWithTheDrawingsOwn() {
    let text = drawing(Pictures.gallery)
    let ids = text.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    #expect(ids.count > 3)
    #expect(ids.allSatisfy { $0.hasPrefix("stage7-") })
    #expect(Set(ids).count == ids.count)
  }

  @Test func everyFigureHasItsGroup() {
    var picture = Picture(stage: Size(width: 100, height: 80))
    let fill = Paint(.shape(.rectangle, [.fill(.primary)]))
    let frame = Rect(x: 10, y: 10, width: 40, height: 20)
    picture.figures = [
      Figure("row", label: "HStack", frame: frame, isContainer: true),
      Figure(frame: frame, parent: 0, paint: fill),
      Figure(
        frame: frame, parent: 0,
        paint: Paint(.shape(.circle, [.fill(.primary)]), effects: [.background(.rectangle, .primary, FillStyle())])),
      Figure(frame: frame, parent: 2, paint: fill),
    ]
    let lines = picture.drawn(SVGOptions(isInPage: true)).split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    let groups = lines.filter { $0.hasPrefix("<g data-node=") }
    // Behind and in itself: figure 2 has two parts.
    #expect(groups == ["<g data-node=\"1\">", "<g data-node=\"2\">", "<g data-node=\"2\">", "<g data-node=\"3\">"])
    // Every group closes before the next opens: none is in another.
    var isOpen = false
    for line in lines where line.hasPrefix("<g data-node=") || line == "</g>" {
      #expect(line.hasPrefix("<g") != isOpen || line == "</g>")
      isOpen = line.hasPrefix("<g")
    }
  }
}

import LayoutEngine
import Testing

/// ZStacks: views on top of each other.
@Suite struct ZStackTests {
  /// Origin: the ruling; a ZStack includes the extent of its layers on both sides of the line.
  @Test func aBadgePushedOutGrowsIt() {
    let badge = box(20, 20).guide(.top) { $0.height / 2 }.guide(.trailing) { $0.width / 2 }
    let scene = Scene(200, 100, layers(.topTrailing, box(100, 60).named("card"), badge.named("badge")).named("all"))
    #expect(scene["all"] == [45, 15, 110, 70])
    #expect(scene["card"] == [45, 25, 100, 60])
    #expect(scene["badge"] == [135, 15, 20, 20])
  }

  /// Origin: the ruling; unlike in a stack, the common line itself does not count.
  @Test func theLineItselfDoesNotCount() {
    let scene = Scene(
      200, 200,
      layers(
        .topLeading, box(40, 40).guide(.leading, at: -10).named("a"), box(20, 20).guide(.leading, at: -30).named("b")
      ).named("all"))
    #expect(scene["all"] == [80, 80, 40, 40])
    #expect(scene["b"] == [100, 80, 20, 20])
  }

  /// Origin: an interface test of the audited re-implementation.
  @Test func onlyTheHighestPriorityDecidesTheSize() {
    let scene = Scene(
      200, 200,
      layers(
        .center, box(100, 100).priority(-0.1).named("blue"), box(60, 60).named("red"),
        box(40, 40).priority(1).named("green")
      ).named("all"))
    #expect(scene["all"] == [80, 80, 40, 40])
    #expect(scene["blue"] == [50, 50, 100, 100])
    #expect(scene["red"] == [70, 70, 60, 60])
  }

  /// Origin: the ruling; a ZStack places its layers with its final size as the proposal.
  @Test func layersAreOfferedTheFinalSize() {
    let scene = Scene(200, 100, layers(.center, color.named("a"), box(30, 20).priority(1)))
    #expect(scene["a"] == [85, 40, 30, 20])
    let ideal = Scene(200, 100, layers(.center, color.named("a"), box(30, 20)).fixedSize())
    #expect(ideal["a"] == [85, 40, 30, 20])
  }

  @Test func withoutLayersItIsNothing() {
    #expect(Scene(50, 50, layers().named("all"))["all"] == [25, 25, 0, 0])
  }

  // MARK: Order

  /// The log of closures on layers, in the order of their runs.
  final class Log {
    var entries: [String] = []
  }

  /// Origin: some programs count in guide closures, as below, and depend on this order; SwiftUI guarantees it.
  @Test func asksXBeforeYLayerByLayer() {
    let log = Log()
    func layer(_ name: String) -> View {
      color.guide(.leading) { _ in
        log.entries.append(name + ".x")
        return 0
      }.guide(.top) { _ in
        log.entries.append(name + ".y")
        return 0
      }
    }
    _ = Scene(100, 100, row(layers(.topLeading, layer("a"), layer("b"), layer("c")), color))
    let oneRound = ["a.x", "a.y", "b.x", "b.y", "c.x", "c.y"]
    #expect(!log.entries.isEmpty && log.entries.count.isMultiple(of: oneRound.count))
    for (place, entry) in log.entries.enumerated() {
      #expect(entry == oneRound[place % oneRound.count])
    }
  }

  /// A pattern known from many projects: wrapping tags, with the pen's position in captured variables.
  @Test func accountsInClosuresWrapTags() {
    final class Pen {
      var x = 0.0
      var y = 0.0
    }
    let pen = Pen()
    let widths = [50.0, 40, 30, 60]
    func tag(_ index: Int) -> View {
      box(widths[index], 20).named("tag\(index)")
        .guide(.leading) { d in
          if index == 0 { (pen.x, pen.y) = (0, 0) }
          if pen.x + d.width > 100 { (pen.x, pen.y) = (0, pen.y + d.height) }
          defer { pen.x += d.width }
          return -pen.x
        }
        .guide(.top) { _ in -pen.y }
    }
    let scene = Scene(100, 100, layers(.topLeading, tag(0), tag(1), tag(2), tag(3)).frame(100, 100, .topLeading))
    #expect(scene["tag0"] == [0, 0, 50, 20])
    #expect(scene["tag1"] == [50, 0, 40, 20])
    #expect(scene["tag2"] == [0, 20, 30, 20])
    #expect(scene["tag3"] == [30, 20, 60, 20])
  }
}

import LayoutEngine
import Testing

/// Any tree has a layout: four finite numbers for every view, and a note instead of a trap.
@Suite struct TotalityTests {
  static let oddNumbers: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, -1, 0, -0.0, 1e300, -1e300, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
  ]

  /// Every kind of view and modifier with one invalid number everywhere.
  static func everything(_ n: Double, _ builder: inout LayoutTreeBuilder) -> View {
    let custom = builder.addKey(.vertical, name: "odd") { _ in n }
    let insets = EdgeInsets(top: n, leading: n, bottom: 1, trailing: n)
    let bounds = [
      FlexibleFrame(minWidth: n), FlexibleFrame(idealWidth: n), FlexibleFrame(maxWidth: n), FlexibleFrame(minHeight: n),
      FlexibleFrame(idealHeight: n, maxHeight: n), FlexibleFrame(minWidth: 5, maxWidth: n, minHeight: n, maxHeight: 5),
    ]
    let views =
      bounds.flatMap { [color.frame($0), text("Words").frame($0).fixedSize(), spacer().frame($0)] } + [
        color.frame(n, n), color.frame(n, nil).padding(insets), image(n, 5),
        image(5, n, isResizable: true).aspectRatio(nil),
        spacer(n), color.aspectRatio(n), color.aspectRatio(n, .fill).fixedSize(vertical: false), color.offset(n, n),
        box(5, 5).position(n, n), color.priority(n), color.guide(.top, at: n), box(5, 5).guide(.bottom, at: n),
        color.frame(5, 5, Alignment(horizontal: .horizontalCenter, vertical: custom)), circle.padding(insets), divider,
        column(custom, spacing: n, [color, box(5, 5)]), row(custom, spacing: n, [color, box(5, 5), text("Words")]),
        layers(Alignment(horizontal: .leading, vertical: custom), color, box(5, 5).guide(custom, at: n)),
        box(5, 5).overlay(Alignment(horizontal: .trailing, vertical: custom), box(3, 3).guide(.trailing, at: n)),
      ]
    return layers(
      .topLeading, row(.top, views).background(color), column(.leading, views).fixedSize(), layers(.center, row(views)))
  }

  @Test(arguments: oddNumbers) func everyFrameIsFinite(_ number: Double) {
    for stage in [Size(width: 300, height: 200), Size(width: 0, height: 0), Size(width: number, height: 50)] {
      let scene = Scene(stage.width, stage.height) { Self.everything(number, &$0) }
      #expect(scene.isFinite)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -3, 0]) func anyScaleWillDo(_ scale: Double) {
    let scene = Scene(100, 100, scale: scale, column(divider.named("line"), text("Words")))
    #expect(scene["line"][3] == 0.5)
    #expect(scene.noteKinds == [.invalidNumber(.scale, OddNumber(scale))])
  }

  @Test func oddNumbersAreNoted() {
    func kinds(_ view: View) -> [LayoutNote.Kind] { Scene(100, 100, view).noteKinds }
    #expect(kinds(color.frame(.infinity, nil)) == [.invalidNumber(.frame(.horizontal), OddNumber(.infinity))])
    #expect(kinds(color.frame(nil, -1)) == [.invalidNumber(.frame(.vertical), OddNumber(-1))])
    #expect(kinds(color.frame(FlexibleFrame(minWidth: 100, maxWidth: 50))) == [.contradictoryFrame])
    #expect(kinds(color.frame(FlexibleFrame(minWidth: .infinity))) == [.endlessFrame, .endlessFrame])
    #expect(kinds(row(.leading, color, color)) == [.wrongAxis])
    #expect(kinds(row(color.frame(FlexibleFrame(maxWidth: .infinity)), color)) == [])
  }

  /// A fixed frame ignores an invalid length.
  @Test func aFrameOfNoLengthIsNoFrame() {
    let scene = Scene(100, 60, color.frame(.infinity, 20).named("frame"))
    #expect(scene["frame"] == [0, 20, 100, 20])
  }

  @Test func anEndlessViewCoversTheStage() {
    let scene = Scene(100, 60, color.frame(FlexibleFrame(minWidth: .infinity)).named("frame"))
    #expect(scene["frame"] == [0, 0, 100, 60])
  }

  // MARK: Invalid trees

  @Test func mistakesOfBuildingBecomeNotes() {
    var builder = LayoutTreeBuilder()
    builder.close()
    builder.open(.stack(.horizontal, alignment: .verticalCenter, spacing: nil))
    builder.open(.padding(EdgeInsets()))
    builder.close()
    builder.open(.shape)
    builder.add(.circle)
    builder.close()
    builder.open(.overlay(.center))
    let primary = builder.add(.divider)
    builder.close()
    builder.open(.overlay(.center))
    builder.close()
    builder.open(.offset(x: 1, y: 1))
    builder.add(.shape)
    let surplus = builder.add(.shape)
    let tree = builder.finish()
    let taken: [(Int, Int)] = tree.notes.compactMap {
      if case .wrongNumberOfChildren(let count, let taken) = $0.kind { (count, taken) } else { nil }
    }
    #expect(tree.notes.first?.kind == .nothingToClose)
    #expect(taken.map(\.0) == [0, 1, 1, 0, 2])
    #expect(taken.map(\.1) == [1, 0, 2, 2, 1])
    let result = tree.layout(in: Size(width: 100, height: 50))
    #expect(result.frame(of: primary).height == 50)
    #expect(result.frame(of: surplus) == Rect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func anEmptyTreeAndStrangeIndicesAreFine() {
    let empty = LayoutTreeBuilder().finish()
    #expect(empty.count == 0)
    let result = empty.layout(in: Size(width: 10, height: 10))
    for node in [-1, 0, 1, Int.max, Int.min] {
      #expect(result.frame(of: node) == Rect(x: 0, y: 0, width: 0, height: 0))
    }
  }

  @Test func aKeyOfAnotherTreeIsALineAtZero() {
    var other = LayoutTreeBuilder()
    let stranger = other.addKey(.vertical, name: "stranger") { $0.height }
    let scene = Scene(100, 100, row(stranger, box(10, 10).named("a"), box(10, 30).named("b")))
    #expect(scene["a"][1] == scene["b"][1])
  }

  @Test func manyKeysAreKeptApart() {
    // More keys than bits in a set of keys: the last hundred share one.
    let scene = Scene(400, 400) { builder in
      let keys = (0..<160).map { index in builder.addKey(.vertical, name: "k\(index)") { _ in Double(index) } }
      return row(
        keys[150], box(10, 10).guide(keys[149], at: 7).named("a"), box(10, 10).guide(keys[150], at: 3).named("b"))
    }
    #expect(scene["b"][1] - scene["a"][1] == 147)
  }
}

import LayoutEngine
import Testing

/// Right-to-left layout. Arithmetic is leading-based; each parent mirrors its children.
@Suite struct RightToLeftTests {
  @Test func rowsRunFromTheRight() {
    let scene = Scene(200, 60, row(color.named("a"), box(30, 30).named("b"), color.named("c")).rightToLeft())
    #expect(scene["a"] == [123, 0, 77, 60])
    #expect(scene["c"] == [0, 0, 77, 60])
  }

  @Test func guidesOffsetsPaddingAndPositionAreMirrored() {
    let scene = Scene(
      200, 200,
      layers(
        .topLeading, box(100, 100).named("a"), box(20, 20).guide(.leading, at: -30).named("guided"),
        box(20, 20).named("moved").offset(10, 0), box(20, 20).named("padded").padding(EdgeInsets(leading: 5)),
        box(20, 20).named("put").position(15, 15)
      ).named("all").rightToLeft())
    let right = scene["all"][0] + scene["all"][2]
    #expect(scene["a"][0] == right - 100)
    #expect(scene["guided"][0] == right - 50)
    #expect(scene["moved"][0] == right - 30)
    #expect(scene["padded"][0] == right - 25)
    #expect(scene["put"][0] == right - 25)
  }

  /// A property of the rule: if everything is mirrored, every frame is the mirror image.
  @Test(arguments: 1...60) func mirrorsAnyTree(_ seed: Int) {
    let view = RandomTree(seed: UInt64(seed)).view()
    let left = Scene(300, 200, view)
    let right = Scene(300, 200, view.rightToLeft())
    for node in 0..<left.count {
      let a = left.result.frame(of: node)
      let b = right.result.frame(of: node)
      #expect(abs(a.y - b.y) < 1e-6 && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6)
      #expect(abs(300 - a.maxX - b.minX) < 1e-6)
    }
  }
}

/// Random trees of every kind of view, the same for the same seed.
struct RandomTree {
  private var state: UInt64
  private var budget = 30

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  func view() -> View {
    var maker = self
    return maker.make(depth: 0)
  }

  private mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(limit, 1)
  }

  private mutating func number() -> Double { Double(next(120)) - 10 }

  private mutating func alignment() -> Alignment {
    let all: [Alignment] = [.center, .topLeading, .bottomTrailing, .trailing, .leadingFirstTextBaseline]
    return all[next(all.count)]
  }

  private mutating func make(depth: Int) -> View {
    budget -= 1
    guard budget > 0, depth < 7 else { return box(number() + 10, number() + 10) }
    let key: AlignmentKey = [.leading, .top, .trailing, .firstTextBaseline][next(4)]
    let amount = number()
    switch next(16) {
    case 0: return color
    case 1: return text("A few words")
    case 2: return spacer(nil)
    case 3: return make(depth: depth + 1).padding(EdgeInsets(top: number(), leading: number(), trailing: number()))
    case 4: return make(depth: depth + 1).frame(number(), nil, alignment())
    case 5: return make(depth: depth + 1).frame(FlexibleFrame(minWidth: number(), maxHeight: number()), alignment())
    case 6: return make(depth: depth + 1).offset(number(), number())
    case 7: return make(depth: depth + 1).guide(key) { $0[key] + amount + $0.height / 4 }
    case 8: return make(depth: depth + 1).overlay(alignment(), make(depth: depth + 1))
    case 9: return make(depth: depth + 1).fixedSize(horizontal: next(2) == 0, vertical: next(2) == 0)
    case 10: return make(depth: depth + 1).aspectRatio(0.5 + Double(next(5)))
    case 11: return layers(alignment(), make(depth: depth + 1), make(depth: depth + 1))
    case 12: return column(.trailing, make(depth: depth + 1), make(depth: depth + 1))
    case 13: return make(depth: depth + 1).position(number(), number())
    default:
      return row(
        .bottom, make(depth: depth + 1), make(depth: depth + 1).priority(Double(next(3))), make(depth: depth + 1))
    }
  }
}

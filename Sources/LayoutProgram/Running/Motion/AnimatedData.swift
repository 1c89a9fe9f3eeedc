import LayoutEngine

/// The animated data of an `Animatable`: its body is built from their current values.
package struct AnimatedData {
  private(set) var target: Value
  private var way: Trajectory?

  package init(_ target: Value) { self.target = target }

  var end: Double { way?.end ?? -.infinity }

  /// The data at a time.
  package func value(at time: Double) -> Value { way.map { target.withNumbers($0.value(at: time)) } ?? target }

  /// Animates the data to another target.
  package mutating func turn(to target: Value, by animation: SceneAnimation?, at time: Double) {
    guard let old = self.target.animatableNumbers, let new = target.animatableNumbers, old.count == new.count else {
      self = AnimatedData(target)
      return
    }
    if let way, time > way.end { self.way = nil }
    if old == new { return }
    self.target = target
    if animation == nil, way == nil { return }
    way = (way ?? .still(old)).turned(to: new, by: animation, at: time)
  }
}

extension Value {
  /// The numbers of an animatable value: of a number, a point, a size, a rectangle, an angle, or a combination of them.
  var animatableNumbers: [Double]? {
    switch self {
    case .double(let number): return [number]
    case .number(let number): return [number.double]
    case .int(let number): return [Double(number)]
    case .point(let point): return [point.x, point.y]
    case .size(let size): return [size.width, size.height]
    case .rect(let rect): return rect.numbers
    case .tuple(let parts, _):
      var numbers: [Double] = []
      for part in parts {
        guard let own = part.animatableNumbers else { return nil }
        numbers += own
      }
      return numbers
    case .erased(let inner, _): return inner.animatableNumbers
    default: return nil
    }
  }

  /// The value with other numbers.
  func withNumbers(_ numbers: [Double]) -> Value {
    guard let count = animatableNumbers?.count, numbers.count == count else { return self }
    switch self {
    case .double, .number: return .double(numbers[0])
    case .int: return Int(exactly: numbers[0].rounded()).map { .int($0) } ?? self
    case .point: return .point(Point(x: numbers[0], y: numbers[1]))
    case .size: return .size(Size(width: numbers[0], height: numbers[1]))
    case .rect(let rect): return .rect(rect.with(numbers))
    case .tuple(let parts, let labels):
      var rest = numbers[...]
      let moved = parts.map { part -> Value in
        let count = part.animatableNumbers?.count ?? 0
        defer { rest = rest.dropFirst(count) }
        return part.withNumbers(Array(rest.prefix(count)))
      }
      return .tuple(moved, labels: labels)
    case .erased(let inner, let type): return .erased(inner.withNumbers(numbers), as: type)
    default: return self
    }
  }
}

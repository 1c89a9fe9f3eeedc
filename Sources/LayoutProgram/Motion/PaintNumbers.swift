import Glibc
import LayoutEngine

/// A value that animates as numbers, which can be read and replaced.
///
///     Color.red                         1 0 0 of light and dark screens, 1 of opacity
///     .rotation(90°, about the middle)  90 0.5 0.5
///
/// Anything without numbers, such as which shape is drawn, changes at once.
package protocol Movable: Equatable {
  /// Passes each number to `numbers`, and takes back the number that it returns.
  mutating func exchange(_ numbers: inout NumberExchange)
}

/// Reads the numbers of a value, or writes other ones into it, always in the same order.
package struct NumberExchange {
  fileprivate(set) var numbers: [Double]
  private let isReading: Bool
  private var next = 0

  fileprivate init(reading: Bool, _ numbers: [Double] = []) {
    isReading = reading
    self.numbers = numbers
  }

  mutating func exchange(_ number: inout Double) {
    if isReading {
      numbers.append(number)
    } else if next < numbers.count {
      number = numbers[next]
      next += 1
    }
  }

  /// Color components animate as linear amounts of light, which are not even steps of sRGB numbers.
  fileprivate mutating func exchangeLight(_ share: inout Double) {
    var light = share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    exchange(&light)
    if isReading { return }
    share = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}

extension Movable {
  /// The numbers that can animate.
  var numbers: [Double] {
    var exchange = NumberExchange(reading: true)
    var copy = self
    copy.exchange(&exchange)
    return exchange.numbers
  }

  /// The same value with other numbers.
  func with(_ numbers: [Double]) -> Self {
    var exchange = NumberExchange(reading: false, numbers)
    var copy = self
    copy.exchange(&exchange)
    return copy
  }

  /// Whether the values differ in numbers only, so that one can animate into the other.
  func canBecome(_ other: Self) -> Bool {
    let numbers = other.numbers
    return numbers.count == self.numbers.count && with(numbers) == other.with(numbers)
  }
}

extension Color: Movable {
  package mutating func exchange(_ numbers: inout NumberExchange) {
    light.exchange(&numbers)
    dark.exchange(&numbers)
    numbers.exchange(&opacity)
  }
}

extension Color.RGB {
  fileprivate mutating func exchange(_ numbers: inout NumberExchange) {
    numbers.exchangeLight(&red)
    numbers.exchangeLight(&green)
    numbers.exchangeLight(&blue)
  }
}

extension UnitPoint {
  fileprivate mutating func exchange(_ numbers: inout NumberExchange) {
    numbers.exchange(&x)
    numbers.exchange(&y)
  }
}

extension Fill: Movable {
  package mutating func exchange(_ numbers: inout NumberExchange) {
    switch self {
    case .color(var color):
      color.exchange(&numbers)
      self = .color(color)
    case .linear(var stops, var start, var end):
      Self.exchange(&stops, &numbers)
      start.exchange(&numbers)
      end.exchange(&numbers)
      self = .linear(stops, from: start, to: end)
    case .radial(var stops, var center, var start, var end):
      Self.exchange(&stops, &center, &start, &end, &numbers)
      self = .radial(stops, center: center, from: start, to: end)
    case .elliptical(var stops, var center, var start, var end):
      Self.exchange(&stops, &center, &start, &end, &numbers)
      self = .elliptical(stops, center: center, from: start, to: end)
    case .angular(var stops, var center, var start, var end):
      Self.exchange(&stops, &center, &start, &end, &numbers)
      self = .angular(stops, center: center, from: start, to: end)
    case .material(var thickness):
      numbers.exchange(&thickness)
      self = .material(thickness: thickness)
    }
  }

  private static func exchange(_ stops: inout [GradientStop], _ numbers: inout NumberExchange) {
    for index in stops.indices {
      stops[index].color.exchange(&numbers)
      numbers.exchange(&stops[index].location)
    }
  }

  private static func exchange(
    _ stops: inout [GradientStop], _ center: inout UnitPoint, _ start: inout Double, _ end: inout Double,
    _ numbers: inout NumberExchange
  ) {
    exchange(&stops, &numbers)
    center.exchange(&numbers)
    numbers.exchange(&start)
    numbers.exchange(&end)
  }
}

extension Paint.Shape {
  fileprivate mutating func exchange(_ numbers: inout NumberExchange) {
    switch self {
    case .rounded(var radii):
      numbers.exchange(&radii.topLeading)
      numbers.exchange(&radii.topTrailing)
      numbers.exchange(&radii.bottomLeading)
      numbers.exchange(&radii.bottomTrailing)
      self = .rounded(radii)
    case .inset(var inner, var amount):
      inner.exchange(&numbers)
      numbers.exchange(&amount)
      self = .inset(inner, by: amount)
    case .rotated(var inner, var degrees, let anchor):
      inner.exchange(&numbers)
      numbers.exchange(&degrees)
      self = .rotated(inner, degrees: degrees, anchor: anchor)
    case .trimmed(var inner, var start, var end):
      inner.exchange(&numbers)
      numbers.exchange(&start)
      numbers.exchange(&end)
      self = .trimmed(inner, from: start, to: end)
    case .behaving(var inner, let behavior):
      inner.exchange(&numbers)
      self = .behaving(inner, behavior)
    case .rectangle, .capsule, .circle, .ellipse, .path, .later, .placed, .scaled: return
    }
  }
}

extension Paint.ShapeLayer {
  fileprivate mutating func exchange(_ numbers: inout NumberExchange) {
    switch self {
    case .fill(var fill, let style):
      fill.exchange(&numbers)
      self = .fill(fill, style)
    case .stroke(var fill, var style):
      fill.exchange(&numbers)
      numbers.exchange(&style.lineWidth)
      numbers.exchange(&style.dashPhase)
      self = .stroke(fill, style)
    }
  }
}

extension Paint.Content: Movable {
  package mutating func exchange(_ numbers: inout NumberExchange) {
    switch self {
    case .shape(var shape, var layers):
      shape.exchange(&numbers)
      for index in layers.indices { layers[index].exchange(&numbers) }
      self = .shape(shape, layers)
    case .text(var fills):
      for index in fills.indices { fills[index].exchange(&numbers) }
      self = .text(fills)
    case .symbol(let name, var fill):
      fill.exchange(&numbers)
      self = .symbol(name, fill)
    case .image(let name, var tint):
      tint?.exchange(&numbers)
      self = .image(name, tint: tint)
    }
  }
}

extension Paint.Effect: Movable {
  package mutating func exchange(_ numbers: inout NumberExchange) {
    switch self {
    case .border(var fill, var width):
      fill.exchange(&numbers)
      numbers.exchange(&width)
      self = .border(fill, width: width)
    case .opacity(var opacity):
      numbers.exchange(&opacity)
      self = .opacity(opacity)
    case .clip(var shape, let style):
      shape.exchange(&numbers)
      self = .clip(shape, style)
    case .shadow(var color, var radius, var x, var y):
      color.exchange(&numbers)
      numbers.exchange(&radius)
      numbers.exchange(&x)
      numbers.exchange(&y)
      self = .shadow(color, radius: radius, x: x, y: y)
    case .filter(.blur(var radius)):
      numbers.exchange(&radius)
      self = .filter(.blur(radius))
    case .filter(.hueRotation(var degrees)):
      numbers.exchange(&degrees)
      self = .filter(.hueRotation(degrees: degrees))
    case .rotation(var degrees, var anchor):
      numbers.exchange(&degrees)
      anchor.exchange(&numbers)
      self = .rotation(degrees: degrees, anchor: anchor)
    case .scale(var x, var y, var anchor):
      numbers.exchange(&x)
      numbers.exchange(&y)
      anchor.exchange(&numbers)
      self = .scale(x: x, y: y, anchor: anchor)
    case .background(var shape, var fill, let style):
      shape.exchange(&numbers)
      fill.exchange(&numbers)
      self = .background(shape, fill, style)
    case .overlay(var shape, var fill, let style):
      shape.exchange(&numbers)
      fill.exchange(&numbers)
      self = .overlay(shape, fill, style)
    case .mirrored, .hidden: return
    }
  }
}

extension Rect: Movable {
  package mutating func exchange(_ numbers: inout NumberExchange) {
    numbers.exchange(&x)
    numbers.exchange(&y)
    numbers.exchange(&width)
    numbers.exchange(&height)
  }
}

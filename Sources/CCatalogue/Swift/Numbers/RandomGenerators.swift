public protocol RandomNumberGenerator {}

public struct SystemRandomNumberGenerator: RandomNumberGenerator {
  public init() { token("generator") }
  public mutating func next() -> UInt64 { native() }
}

extension Bool {
  public static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool { native() }
}

extension Sequence {
  public func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? { native() }
  public func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element] { native() }
}

extension Array {
  public mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) { native() }
}

extension Int {
  public static func random<G: RandomNumberGenerator>(in range: Range<Int>, using generator: inout G) -> Int {
    native()
  }
  public static func random<G: RandomNumberGenerator>(in range: ClosedRange<Int>, using generator: inout G) -> Int {
    native()
  }
}

extension Double {
  public static func random<G: RandomNumberGenerator>(in range: Range<Double>, using generator: inout G) -> Double {
    native()
  }
  public static func random<G: RandomNumberGenerator>(in range: ClosedRange<Double>, using generator: inout G) -> Double
  { native() }
}

extension CGFloat {
  public static func random<G: RandomNumberGenerator>(in range: Range<CGFloat>, using generator: inout G) -> CGFloat {
    native()
  }
  public static func random<G: RandomNumberGenerator>(in range: ClosedRange<CGFloat>, using generator: inout G)
    -> CGFloat
  { native() }
}

extension Float {
  public static func random<G: RandomNumberGenerator>(in range: Range<Float>, using generator: inout G) -> Float {
    native()
  }
  public static func random<G: RandomNumberGenerator>(in range: ClosedRange<Float>, using generator: inout G) -> Float {
    native()
  }
}

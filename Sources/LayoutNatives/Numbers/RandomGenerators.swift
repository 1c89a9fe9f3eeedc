import Diagnostics
import LayoutProgram

extension Natives {
  /// Random values from the program's own generator: `Int.random(in: 1...6, using: &generator)`.
  static let randomGenerators: [Native] =
    [
      .changing("SystemRandomNumberGenerator.next()") { (run: Run, generator: Value) in
        .changed(generator, returning: .whole(Int128(run.generator.next()), as: .uint64))
      },
      .changing("Bool.random(using:)") { (run: Run, call: Arguments) throws(Stop) in
        try drawn(run, call, 0) { generator throws(Stop) in .bool(Bool.random(using: &generator)) }
      },
      .changing("Sequence.randomElement(using:)") { (run: Run, call: Arguments) throws(Stop) in
        let all = try list(run, call)
        return try drawn(run, call, 1) { generator throws(Stop) in
          all.randomElement(using: &generator).map { .some($0) } ?? .none
        }
      },
      .changing("Sequence.shuffled(using:)") { (run: Run, call: Arguments) throws(Stop) in
        let all = try list(run, call)
        return try drawn(run, call, 1) { generator throws(Stop) in .array(all.shuffled(using: &generator)) }
      },
      .changing("Array.shuffle(using:)") { (run: Run, call: Arguments) throws(Stop) in
        let all = try list(run, call)
        let drawn = try drawn(run, call, 1) { generator throws(Stop) in .array(all.shuffled(using: &generator)) }
        return .changed(drawn.value, alsoChanged: drawn.changed)
      },
    ]
    + ["Range", "ClosedRange"].flatMap { range in
      ["Int", "Double", "CGFloat", "Float"].map { type in
        .changing("\(type).random(in: \(range)<\(type)>, using: G)") {
          (run: Run, call: Arguments, bounds: Value?, _: Value?) throws(Stop) in
          let bounds = try Bounds(bounds, at: call.range)
          return try drawn(run, call, 1) { generator throws(Stop) in
            bounds.value(of: NumberType(rawValue: type) ?? .int, using: &generator)
          }
        }
      }
    }

  /// Draws a value; returns it with the changed generator.
  private static func drawn(
    _ run: Run, _ call: Arguments, _ index: Int, _ draw: (inout OwnGenerator) throws(Stop) -> Value
  ) throws(Stop) -> NativeResult {
    var generator = OwnGenerator(run, try call.value(index), at: call.range)
    let value = try draw(&generator)
    if let stop = generator.failure { throw stop }
    return .changed(generator.value, returning: value)
  }
}

/// The bounds of a random value.
private struct Bounds {
  private let lower: Value
  private let upper: Value
  private let isClosed: Bool

  init(_ range: Value?, at place: SourceRange?) throws(Stop) {
    switch range {
    case .range(let first, let end, _)?: (lower, upper, isClosed) = (.int(first), .int(end), false)
    case .interval(let interval)?:
      (lower, upper, isClosed) = (interval.lower ?? .int(0), interval.upper ?? .int(0), interval.isClosed)
    default: (lower, upper, isClosed) = (.int(0), .int(0), false)
    }
    let isEmpty = isClosed ? lower.number > upper.number : lower.number >= upper.number
    guard !isEmpty, (upper.number - lower.number).isFinite else {
      throw Stop(.runtime, "Fatal error: Can't get random value with an empty range", at: place)
    }
  }

  /// The value that Swift draws from the same generator.
  func value(of type: NumberType, using generator: inout OwnGenerator) -> Value {
    switch type {
    case .float:
      let (lower, upper) = (Float(lower.number), Float(upper.number))
      return .fraction(
        Double(
          isClosed
            ? Float.random(in: lower...max(lower, upper), using: &generator)
            : Float.random(in: lower..<max(lower.nextUp, upper), using: &generator)), as: .float)
    case .double, .cgFloat:
      let (lower, upper) = (lower.number, upper.number)
      return .fraction(
        isClosed
          ? Double.random(in: lower...upper, using: &generator) : Double.random(in: lower..<upper, using: &generator),
        as: type)
    default:
      let last = Int(clamping: (upper.whole ?? 0) - (isClosed ? 0 : 1))
      let first = Int(clamping: lower.whole ?? 0)
      return .int(
        isClosed ? Int.random(in: first...last, using: &generator) : Int.random(in: first..<last + 1, using: &generator)
      )
    }
  }
}

/// One of the program's own generators, called for each number.
private struct OwnGenerator: RandomNumberGenerator {
  private let run: Run
  private let range: SourceRange?
  private(set) var value: Value
  /// The first error of the generator, because `next()` cannot throw.
  private(set) var failure: Stop?

  init(_ run: Run, _ value: Value, at range: SourceRange?) {
    (self.run, self.value, self.range) = (run, value, range)
  }

  mutating func next() -> UInt64 {
    guard failure == nil,
      let member = value.nominal?.lookUp("next", isStatic: false).first(where: { !$0.isNative })
    else { return run.generator.next() }
    let holder = Frame([value])
    do throws(Stop) {
      try run.step(at: range)
      let number = try run.call(
        member, receiver: member.isMutating ? .place(.local(depth: 0, slot: 0)) : .value(.local(depth: 0, slot: 0)),
        arguments: [], holder, at: range)
      value = holder.slots[0]
      return UInt64(truncatingIfNeeded: number.whole ?? 0)
    } catch {
      failure = error
      // A constant could keep a loop that waits for another number from ending.
      return run.generator.next()
    }
  }
}

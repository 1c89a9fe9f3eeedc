/// The lengths of its proposal that an answer depends on.
///
/// The width of a `Color` in an infinite row depends only on the proposed width, so the answer is valid for every
/// height. That keeps deeply nested stacks cheap.
struct Reads: OptionSet, Hashable {
  let rawValue: UInt8
  static let width = Reads(rawValue: 1)
  static let height = Reads(rawValue: 2)
  static let both: Reads = [.width, .height]
  /// The share that a stack offers a child; only in a stack's own proposals.
  static let share = Reads(rawValue: 4)

  static func along(_ axis: Axis) -> Reads { axis == .horizontal ? .width : .height }
}

/// A length or a position, with its dependencies.
struct TrackedLength {
  var value: Double
  var reads: Reads

  init(_ value: Double, reads: Reads = []) {
    self.value = value
    self.reads = reads
  }
}

/// The explicit position of a line, if any, with its dependencies.
struct GuideAnswer {
  var value: Double?
  var reads: Reads

  init(_ value: Double?, reads: Reads = []) {
    self.value = value
    self.reads = reads
  }
}

/// A proposal to a child that records which lengths of the parent's own proposal each of its lengths depends on.
///
///     parent asked with 100 × 40, frame(width: 60):  child asked with 60 (depends on nothing) × 40 (on the height)
///
/// It is passed down at every level, so it is kept small: NaN means "nothing proposed", and no length is NaN otherwise.
struct Proposal {
  private var widthOrNaN: Double
  private var heightOrNaN: Double
  private(set) var widthReads: Reads
  private(set) var heightReads: Reads

  static let ideal = Proposal(width: nil, height: nil, widthReads: [], heightReads: [])

  @inline(__always) init(width: Double?, height: Double?, widthReads: Reads, heightReads: Reads) {
    widthOrNaN = width ?? .nan
    heightOrNaN = height ?? .nan
    self.widthReads = widthReads
    self.heightReads = heightReads
  }

  /// The proposal from the view's own perspective: each length depends on itself.
  init(_ size: Size) {
    self.init(width: size.width, height: size.height, widthReads: .width, heightReads: .height)
  }

  /// The length along an axis; NaN if nothing is proposed.
  @inline(__always) func lengthOrNaN(_ axis: Axis) -> Double { axis == .horizontal ? widthOrNaN : heightOrNaN }

  /// The length along an axis, for direct changes; NaN if nothing is proposed.
  @inline(__always) subscript(lengthOrNaN axis: Axis) -> Double {
    get { lengthOrNaN(axis) }
    set { if axis == .horizontal { widthOrNaN = newValue } else { heightOrNaN = newValue } }
  }

  /// The lengths of a placed view; each depends on itself.
  @inline(__always) init(widthOrNaN: Double, heightOrNaN: Double) {
    self.widthOrNaN = widthOrNaN
    self.heightOrNaN = heightOrNaN
    widthReads = .width
    heightReads = .height
  }

  var width: Double? { widthOrNaN.isNaN ? nil : widthOrNaN }
  var height: Double? { heightOrNaN.isNaN ? nil : heightOrNaN }

  @inline(__always) subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }

  @inline(__always) func reads(_ axis: Axis) -> Reads { axis == .horizontal ? widthReads : heightReads }

  /// This proposal with another length along one axis.
  @inline(__always) func with(_ axis: Axis, _ length: Double?, reads: Reads) -> Proposal {
    with(axis, lengthOrNaN: length ?? .nan, reads: reads)
  }

  @inline(__always) func with(_ axis: Axis, lengthOrNaN length: Double, reads: Reads) -> Proposal {
    var changed = self
    if axis == .horizontal {
      changed.widthOrNaN = length
      changed.widthReads = reads
    } else {
      changed.heightOrNaN = length
      changed.heightReads = reads
    }
    return changed
  }

  /// The same lengths from the view's own perspective: each depends on itself.
  var asSeenByTheView: Proposal {
    var seen = self
    seen.widthReads = .width
    seen.heightReads = .height
    return seen
  }

  /// Translates dependencies on this proposal into dependencies on the asker's proposal.
  @inline(__always) func traced(_ reads: Reads) -> Reads {
    if reads.isEmpty { return [] }
    var traced: Reads = []
    if reads.contains(.width) { traced.formUnion(widthReads) }
    if reads.contains(.height) { traced.formUnion(heightReads) }
    return traced
  }

  /// Translates an answer to this proposal into the asker's terms.
  @inline(__always) func traced(_ answer: TrackedLength) -> TrackedLength {
    TrackedLength(answer.value, reads: traced(answer.reads))
  }

  /// Translates an answer to this proposal into the asker's terms.
  @inline(__always) func traced(_ answer: GuideAnswer) -> GuideAnswer {
    GuideAnswer(answer.value, reads: traced(answer.reads))
  }

  /// Bit patterns that are equal for equal lengths: one for nil, one for both zeros.
  var widthBits: UInt64 { Self.bits(widthOrNaN) }
  var heightBits: UInt64 { Self.bits(heightOrNaN) }

  private static func bits(_ length: Double) -> UInt64 { length.isNaN ? .max : (length + 0).bitPattern }
}

extension Double? {
  /// Nil for NaN.
  var withoutNaN: Double? {
    guard let length = self, !length.isNaN else { return nil }
    return length
  }
}

/// Which lengths of its proposal an answer was made from.
///
/// A `Color` in an endless row reads only the width to tell its width. Such an answer serves for every height, and that
/// is what keeps deeply nested stacks cheap.
struct Reads: OptionSet, Hashable {
  let rawValue: UInt8
  static let width = Reads(rawValue: 1)
  static let height = Reads(rawValue: 2)
  static let both: Reads = [.width, .height]
  /// The length that a stack tries on a child; in a stack's own offers only.
  static let share = Reads(rawValue: 4)

  static func along(_ axis: Axis) -> Reads { axis == .horizontal ? .width : .height }
}

/// A length or a position, with what it was made from.
struct TrackedLength {
  var value: Double
  var reads: Reads

  init(_ value: Double, reads: Reads = []) {
    self.value = value
    self.reads = reads
  }
}

/// The position of a line that a view has set by hand or inherited from inside, if any, with what it was made from.
struct GuideAnswer {
  var value: Double?
  var reads: Reads

  init(_ value: Double?, reads: Reads = []) {
    self.value = value
    self.reads = reads
  }
}

/// A proposal to a child, which remembers what its lengths were made from in terms of the parent's own proposal.
///
///     parent asked with 100 × 40, frame(width: 60):  child is asked with 60 (from nothing) × 40 (from the height)
///
/// It is passed down at every level, so it is kept small: NaN stands for "nothing proposed", and no length is NaN
/// otherwise.
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

  /// The proposal as a view sees it: each length is made from itself.
  init(_ size: Size) {
    self.init(width: size.width, height: size.height, widthReads: .width, heightReads: .height)
  }

  /// The length along an axis, NaN for nothing.
  @inline(__always) func lengthOrNaN(_ axis: Axis) -> Double { axis == .horizontal ? widthOrNaN : heightOrNaN }

  /// The same, to be changed by itself.
  @inline(__always) subscript(lengthOrNaN axis: Axis) -> Double {
    get { lengthOrNaN(axis) }
    set { if axis == .horizontal { widthOrNaN = newValue } else { heightOrNaN = newValue } }
  }

  /// The lengths of a placed view, each made from itself.
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

  /// This proposal with another length on one axis.
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

  /// The same lengths, each made from itself: what the view that is asked sees.
  var asSeenByTheView: Proposal {
    var seen = self
    seen.widthReads = .width
    seen.heightReads = .height
    return seen
  }

  /// What the asker's proposal has to do with an answer that read `reads` of this one.
  @inline(__always) func traced(_ reads: Reads) -> Reads {
    if reads.isEmpty { return [] }
    var traced: Reads = []
    if reads.contains(.width) { traced.formUnion(widthReads) }
    if reads.contains(.height) { traced.formUnion(heightReads) }
    return traced
  }

  /// An answer to this proposal, in terms of the asker's.
  @inline(__always) func traced(_ answer: TrackedLength) -> TrackedLength {
    TrackedLength(answer.value, reads: traced(answer.reads))
  }

  /// An answer to this proposal, in terms of the asker's.
  @inline(__always) func traced(_ answer: GuideAnswer) -> GuideAnswer {
    GuideAnswer(answer.value, reads: traced(answer.reads))
  }

  /// The lengths as patterns that are equal for equal lengths: one for nothing, one for both zeros.
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

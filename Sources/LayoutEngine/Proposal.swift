/// Which lengths of its proposal an answer was made from.
///
/// A `Color` in an endless row reads only the width to tell its width. Such an answer serves for every height, and that is
/// what keeps deeply nested stacks cheap.
struct Reads: OptionSet, Hashable {
  let rawValue: UInt8
  static let width = Reads(rawValue: 1)
  static let height = Reads(rawValue: 2)
  static let both: Reads = [.width, .height]

  static func along(_ axis: Axis) -> Reads { axis == .horizontal ? .width : .height }
}

/// A length or a position, with what it was made from.
struct Answer {
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
/// A length is never NaN: it would be unequal to itself and no answer could ever be found again.
struct Proposal {
  private(set) var width: Double?
  private(set) var height: Double?
  private(set) var widthReads: Reads = .width
  private(set) var heightReads: Reads = .height

  static let ideal = Proposal(width: nil, height: nil, widthReads: [], heightReads: [])

  /// The proposal as a view sees it: each length is made from itself.
  init(_ size: ProposedViewSize) {
    width = size.width.withoutNaN
    height = size.height.withoutNaN
  }

  init(width: Double?, height: Double?, widthReads: Reads, heightReads: Reads) {
    self.width = width.withoutNaN
    self.height = height.withoutNaN
    self.widthReads = widthReads
    self.heightReads = heightReads
  }

  /// Lengths along and across an axis.
  init(along axis: Axis, _ major: Double?, reads majorReads: Reads, across minor: Double?, reads minorReads: Reads) {
    if axis == .horizontal {
      self.init(width: major, height: minor, widthReads: majorReads, heightReads: minorReads)
    } else {
      self.init(width: minor, height: major, widthReads: minorReads, heightReads: majorReads)
    }
  }

  subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }

  func reads(_ axis: Axis) -> Reads { axis == .horizontal ? widthReads : heightReads }

  /// This proposal with another length on one axis.
  func with(_ axis: Axis, _ length: Double?, reads: Reads) -> Proposal {
    var changed = self
    if axis == .horizontal {
      changed.width = length.withoutNaN
      changed.widthReads = reads
    } else {
      changed.height = length.withoutNaN
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
  func traced(_ reads: Reads) -> Reads {
    switch reads {
    case []: []
    case .width: widthReads
    case .height: heightReads
    default: widthReads.union(heightReads)
    }
  }
}

extension Double? {
  /// Nil for NaN, so that "no number" has one spelling.
  var withoutNaN: Double? {
    guard let length = self, !length.isNaN else { return nil }
    return length
  }
}

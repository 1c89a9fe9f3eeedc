import Diagnostics
import LayoutEngine

/// What a number in the text is equal to, where all is right: a share of a length, or of a value that scenarios give.
struct NumberMeaning: Hashable {
  enum Source: Hashable {
    case length(of: ViewReference, axis: Axis)
    case name(String)
  }

  let source: Source
  /// 1, 0.5, -1 or -0.5; of lengths, the sign does not matter.
  let share: Double
  /// What it is half of; 0 for all of it.
  let whole: Double

  init(_ source: Source, share: Double, of whole: Double) {
    (self.source, self.share) = (source, share)
    self.whole = abs(share) == 1 ? 0 : whole
  }

  var isHalf: Bool { abs(share) == 0.5 }

  /// The name of a value that is written as it is.
  var plainName: String? { if case .name(let name) = source, share == 1 { name } else { nil } }

  /// Whether it is a length of the view that the closure is given.
  var isOfTheView: Bool { if case .length = source { true } else { false } }

  /// For results: `{"is": "half", "of": "width", "view": "soup", "length": 20}`.
  var json: JSON {
    switch source {
    case .length(let view, let axis) where isHalf:
      ["is": "half", "of": JSON(axis.length), "view": JSON(view), "length": JSON(whole)]
    case .length(let view, let axis): ["is": "length", "of": JSON(axis.length), "view": JSON(view)]
    case .name(let name) where isHalf:
      ["is": JSON(share > 0 ? "half" : "oppositeHalf"), "of": JSON(name), "value": JSON(whole)]
    case .name(let name): ["is": JSON(share > 0 ? "argument" : "opposite"), "of": JSON(name)]
    }
  }

  /// In English: `half the width of “soup”, 20`.
  var words: String {
    switch source {
    case .length: isHalf ? "half \(goesBy), \(points(whole))" : goesBy
    case .name(let name):
      isHalf
        ? "half of \(name), \(points(whole))\(share < 0 ? ", with a minus" : "")"
        : "\(share < 0 ? "-" : "")\(name)"
    }
  }

  /// `the width of “soup”`, `indent`.
  var goesBy: String {
    switch source {
    case .length(let view, let axis): "the \(axis.length)".of(view)
    case .name(let name): name
    }
  }
}

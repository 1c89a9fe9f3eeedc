import Diagnostics
import LayoutEngine

/// What a number in the text is equal to, where all is right.
enum NumberMeaning: Hashable {
  case length(of: ViewReference, axis: Axis)
  case half(of: ViewReference, axis: Axis, length: Double)
  case argument(String)
  /// The same with the other sign.
  case opposite(String)
  case halfArgument(String, value: Double)
  /// Half of it with the other sign.
  case oppositeHalf(String, value: Double)

  /// For results: `{"is": "half", "of": "width", "view": "soup", "length": 20}`.
  var json: JSON {
    switch self {
    case .length(let view, let axis): ["is": "length", "of": JSON(axis.length), "view": JSON(view)]
    case .half(let view, let axis, let length):
      ["is": "half", "of": JSON(axis.length), "view": JSON(view), "length": JSON(length)]
    case .argument(let name): ["is": "argument", "of": JSON(name)]
    case .opposite(let name): ["is": "opposite", "of": JSON(name)]
    case .halfArgument(let name, let value): ["is": "half", "of": JSON(name), "value": JSON(value)]
    case .oppositeHalf(let name, let value): ["is": "oppositeHalf", "of": JSON(name), "value": JSON(value)]
    }
  }

  /// In English: `half the width of “soup”, 20`.
  var words: String {
    switch self {
    case .length(let view, let axis): "the \(axis.length)".of(view)
    case .half(let view, let axis, let length):
      "half \("the \(axis.length)".of(view)), \(points(length))"
    case .argument(let name): name
    case .opposite(let name): "-\(name)"
    case .halfArgument(let name, let value): "half of \(name), \(points(value))"
    case .oppositeHalf(let name, let value): "half of \(name), \(points(value)), with a minus"
    }
  }

  /// What it goes by: `the width of “soup”`, `indent`.
  var source: String {
    switch self {
    case .length(let view, let axis), .half(let view, let axis, _):
      "the \(axis.length)".of(view)
    case .argument(let name), .opposite(let name), .halfArgument(let name, _), .oppositeHalf(let name, _): name
    }
  }

  /// Whether it is a length of the view that the closure is given.
  var isOfTheView: Bool {
    switch self {
    case .length, .half: true
    case .argument, .opposite, .halfArgument, .oppositeHalf: false
    }
  }
}

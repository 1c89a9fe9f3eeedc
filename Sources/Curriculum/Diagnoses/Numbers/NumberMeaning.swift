import Diagnostics

/// What a number in the text is equal to, where all is right.
enum NumberMeaning: Hashable {
  case length(of: ViewReference, isVertical: Bool)
  case half(of: ViewReference, isVertical: Bool, length: Double)
  case argument(String)
  /// The same with the other sign.
  case opposite(String)
  case halfArgument(String, value: Double)

  /// For results: `{"is": "half", "of": "width", "view": "soup", "length": 20}`.
  var json: JSON {
    func side(_ isVertical: Bool) -> JSON { isVertical ? "height" : "width" }
    return switch self {
    case .length(let view, let isVertical): ["is": "length", "of": side(isVertical), "view": JSON(view)]
    case .half(let view, let isVertical, let length):
      ["is": "half", "of": side(isVertical), "view": JSON(view), "length": JSON(length)]
    case .argument(let name): ["is": "argument", "of": JSON(name)]
    case .opposite(let name): ["is": "opposite", "of": JSON(name)]
    case .halfArgument(let name, let value): ["is": "half", "of": JSON(name), "value": JSON(value)]
    }
  }

  /// In English: `half the width of “soup”, 20`.
  var words: String {
    switch self {
    case .length(let view, let isVertical): "the \(isVertical ? "height" : "width")".of(view)
    case .half(let view, let isVertical, let length):
      "half \("the \(isVertical ? "height" : "width")".of(view)), \(points(length))"
    case .argument(let name): name
    case .opposite(let name): "-\(name)"
    case .halfArgument(let name, let value): "half of \(name), \(points(value))"
    }
  }

  /// What it goes by: `the width of “soup”`, `indent`.
  var source: String {
    switch self {
    case .length(let view, let isVertical), .half(let view, let isVertical, _):
      "the \(isVertical ? "height" : "width")".of(view)
    case .argument(let name), .opposite(let name), .halfArgument(let name, _): name
    }
  }

  /// Whether it is a length of the view that the closure is given.
  var isOfTheView: Bool {
    switch self {
    case .length, .half: true
    case .argument, .opposite, .halfArgument: false
    }
  }
}

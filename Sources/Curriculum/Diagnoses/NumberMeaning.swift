import Diagnostics

/// What a number in the text is equal to, where all is right.
enum NumberMeaning: Hashable {
  case length(of: String, isVertical: Bool)
  case half(of: String, isVertical: Bool, length: Double)
  case room(isVertical: Bool)
  case argument(String)

  /// For results: `{"is": "half", "of": "width", "view": "soup", "length": 20}`.
  var json: JSON {
    func side(_ isVertical: Bool) -> JSON { isVertical ? "height" : "width" }
    return switch self {
    case .length(let view, let isVertical): ["is": "length", "of": side(isVertical), "view": JSON(view)]
    case .half(let view, let isVertical, let length):
      ["is": "half", "of": side(isVertical), "view": JSON(view), "length": JSON(length)]
    case .room(let isVertical): ["is": "room", "of": side(isVertical)]
    case .argument(let name): ["is": "argument", "of": JSON(name)]
    }
  }

  /// In English: `half of soup's width, 20`.
  var words: String {
    switch self {
    case .length(let view, let isVertical): "\(view)'s \(isVertical ? "height" : "width")"
    case .half(let view, let isVertical, let length):
      "half of \(view)'s \(isVertical ? "height" : "width"), \(points(length))"
    case .room(let isVertical): "the room's \(isVertical ? "height" : "width")"
    case .argument(let name): name
    }
  }
}

import LayoutEngine

extension LayoutMessage {
  package var english: String {
    switch self {
    case .odd(.invalidNumber(let quantity, let number)):
      "\(quantity.english.what) cannot be \(number.english): \(quantity.english.counts)"
    case .odd(.contradictoryFrame): "this frame's minimum is larger than its maximum, so neither counts"
    case .odd(.wrongNumberOfChildren(let count, let taken)): "a view has \(count) views inside, and takes \(taken)"
    case .odd(.nothingToClose): "more containers end than begin"
    case .odd(.wrongAxis): "this container's line runs the other way, so its center counts"
    case .odd(.tooDeep(let maximum)): "this lies more than \(maximum) views deep, so it is left out"
    case .odd(.tooManyColumns(let most)): "this row covers more than \(most) columns, so its last cells cover one each"
    case .odd(.selfReference(nil)): "a guide asks for itself, so it gets 0"
    case .odd(.selfReference(let key?)): "'\(key)' asks for itself, so it gets 0"
    case .odd(.keptDimensions): "a guide uses the dimensions that another one was given, so it gets 0"
    case .odd(.keptSubview): "a subview is used when its layout is not at work, so it gives 0"
    case .odd(.endlessFrame): "this view has no end, so it is shown as large as the stage"
    case .odd(.approximated): "this view was asked for too many sizes, so its frame may be a little off"

    case .fillWithMaximum(let axis):
      "To take all that is offered: '.frame(\(axis == .horizontal ? "maxWidth" : "maxHeight"): .infinity)'."
    }
  }
}

extension LayoutNote.Quantity {
  /// The invalid value, and the value that layout uses instead.
  fileprivate var english: (what: String, counts: String) {
    switch self {
    case .frame(.horizontal): ("a frame's width", "the width of its content counts")
    case .frame(.vertical): ("a frame's height", "the height of its content counts")
    case .frameBound: ("a frame's minimum, ideal or maximum", "it is left out")
    case .spacing: ("a spacing", "the usual one counts")
    case .padding: ("a padding", "0 counts")
    case .offset: ("an offset", "0 counts")
    case .position: ("a position", "0 counts")
    case .minLength: ("a spacer's minLength", "the usual one counts")
    case .layoutPriority: ("a layoutPriority", "0 counts")
    case .aspectRatio: ("an aspectRatio", "that of the content counts")
    case .imageLength: ("a picture's length", "0 counts")
    case .symbolLine: ("a symbol's line", "0 counts")
    case .gridItem: ("a GridItem's length", "10 counts")
    case .gridCellColumns: ("the number of a cell's columns", "one counts, or as many as there are")
    case .gridCellAnchor: ("a gridCellAnchor", "it is left out")
    case .sizeThatFits: ("an answer of sizeThatFits", "0 counts")
    case .guide: ("a guide's answer", "a view has no such place")
    case .defaultValue(let key): ("the default of '\(key)'", "a view has no such place")
    case .scale: ("a scale", "2 counts")
    case .stage(.horizontal): ("a stage's width", "0 counts")
    case .stage(.vertical): ("a stage's height", "0 counts")
    }
  }
}

extension OddNumber {
  fileprivate var english: String {
    if value.isNaN { return "NaN (no number)" }
    return value.isInfinite ? (value > 0 ? "infinite" : "minus infinity") : value.shortest
  }
}

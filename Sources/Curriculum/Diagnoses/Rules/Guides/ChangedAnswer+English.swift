import Diagnostics
import LayoutEditing
import LayoutLanguage

extension AnswerLaw {
  var fact: String {
    let point = Self.namesThePoint ? answer.point(at: answer.value) : nil
    return answer.fact + (point.map { ", its \(answer.name(of: $0))." } ?? ".")
  }
}

extension ChangedAnswer {
  fileprivate var fact: String {
    isDefault
      ? "For \(view.quoted) the default of \(key) is \(points(value))"
      : "\("The guide".of(view)) for \(key) is \(points(value))"
  }

  fileprivate func name(of point: Point) -> String {
    switch point {
    case .start: axis.start
    case .middle: "middle"
    case .end: axis.end
    }
  }

  fileprivate var subject: String { isDefault ? "A default" : "A guide" }

  /// Which side of a point the answer is on.
  fileprivate func side(of point: Double) -> String {
    axis == .vertical ? value < point ? "above" : "below" : value < point ? "before" : "after"
  }

  fileprivate var elsewhere: String { SameElsewhere.words(others, in: .english) }
}

extension SignFlipped {
  var why: String {
    pivot == .start
      ? """
      \(answer.subject) counts from the view's own \(answer.axis.start), so this point lies \(answer.side(of: 0)) it. A \
      larger number moves the view \(answer.axis.back).
      """
      : """
      That point lies \(answer.side(of: answer.change.size / 2 * answer.length)) the \
      \(answer.name(of: pivot).of(answer.view)). A larger number moves the view \(answer.axis.back).
      """
  }

  var code: String {
    if answer.isLiteral { return "Write \(points(answer.needed)).\(answer.elsewhere)" }
    let turn =
      pivot == .start
      ? "Turn the sign of the value."
      : "Flip the sign of the number that is added to the \(pivot == .end ? "edge" : "middle")."
    return turn + answer.elsewhere
  }
}

extension OtherEdge {
  var why: String {
    let start = answer.axis.start
    return isMirrored
      ? """
      \(answer.subject) counts from the view's \(start). As far from its \(answer.axis.end) is another point, unless it \
      is the middle.
      """
      : """
      \(answer.subject) counts from the view's \(start): the \(start) is 0, and the \(answer.axis.end) is the view's whole \
      \(answer.axis.length).
      """
  }

  var code: String {
    (isMirrored
      ? "Count from the other edge: its whole \(answer.axis.length) less what stands there now."
      : "Start from the \(answer.needed > answer.value ? answer.axis.end : answer.axis.start).") + answer.elsewhere
  }
}

extension EdgeInsteadOfCenter {
  var why: String { "Edges that meet look like middles that meet only as long as all views have the same size." }

  var code: String {
    let middle = "d[\(answer.axis.alignmentType).center]"
    return (isAlone ? "Answer the middle: \(middle)." : "Begin with \(middle) instead of the edge, and keep the rest.")
      + answer.elsewhere
  }
}

extension CenterInsteadOfEdge {
  var why: String {
    """
    Lines meet where they are set. With middles, views of different \(answer.axis.lengths) stick out on both sides of the \
    line; with edges, all lie on the same side of it.
    """
  }

  var code: String {
    "Answer the \(answer.needed > answer.value ? answer.axis.end : answer.axis.start) instead of the middle."
      + answer.elsewhere
  }
}

extension DefaultElsewhere {
  var why: String {
    "A default holds for every view that sets no guide. It is the ID that says which of its points such a view brings."
  }

  var code: String {
    let twice = abs(answer.needed) > abs(answer.value) ? "twice as much" : "half as much"
    let point = answer.point(at: answer.needed).map { "its \(answer.name(of: $0))" }
    let needed = answer.change.factor == 0 ? point ?? twice : twice
    return "Let the ID answer \(needed), or give \(answer.view.quoted) a guide."
  }
}

import Diagnostics
import LayoutEngine

extension ReasonSentence {
  /// In English.
  var english: String {
    switch self {
    case .story(let sentence): sentence.english
    case .needsMore(let axis, let needs, let offered):
      "Its views and gaps need \(points(needs)) points of \(axis.length), \(points(needs - offered)) more than it is offered."
    case .turn(let turn): turn.english
    case .leaves(let rest, let axis, let names, let count):
      rest < 0
        ? "That is \(points(-rest)) more than was left, so nothing is left for \(Self.others(names, count))."
        : "That leaves \(points(rest)) points of \(axis.length) for \(Self.others(names, count))."
    case .across(let axis, let length, let view):
      "Its \(axis.length), \(points(length)), is that of \(view)."
    case .gap(let view, let gap, let reason): "It comes after \(view), \(points(gap)) further: \(reason.english)."

    case .leaf(let cause, let isBoth): cause.englishOfLeaf(isBoth)
    case .frame(let cause): cause.englishOfFrame
    case .offersNothing(let axes, let size, let offered, let isEach):
      Self.ideal(axes, size, offered, isEach)
    case .takesOffer(let axis, let length):
      "It takes all the \(axis.length) that it is offered, \(points(length)), however little its views need."
    case .ratio(let fit):
      """
      A rectangle \(fit.isOwn ? "of its content's own ratio" : "with width : height = \(points(fit.ratio))") that \
      \(fit.mode == .fit ? "fits into" : "fills") \(fit.offered.english) is \(fit.size.inWords)\(fit.excess): it offers its content that.
      """
    case .insets(let insets):
      "It takes its insets off the offer (\(insets.inWords)) and adds them to the size of its content."
    case .isDecidedByItsCode: "Its own `sizeThatFits` decides its size."
    case .reaches(let insets):
      insets == EdgeInsets()
        ? "No bar touches its edges, and the stage has no safe area of its own, so it extends nothing."
        : "It extends its content under the bar (\(insets.inWords)); its own frame, which neighbors see, ends at the bar."

    case .fitsOnOneLine(let width):
      "Its line is \(points(width)) points long; a text is never wider than its longest line."
    case .isBroken(let fit):
      """
      On one line it needs \(points(fit.oneLine)) points of width; it is offered \
      \(points(fit.offered.width ?? 0)), so it breaks into \(fit.lines.lines).
      """
    case .hasOwnLines(let count): "Its own line breaks make \(count.lines)."
    case .isCut(let fit): "It is cut off: \(fit.englishLimit)."
    case .isShrunk(let fit):
      "`minimumScaleFactor` shrinks its font to \(points((fit.fontScale * 100).rounded())) %: at full size \(fit.englishLimit)."
    case .wholeFrom(let width): "From a width of \(points(width)) on, it would show in full size."

    case .reservesLines(let fit):
      "`reservesSpace` keeps the height of \(fit.reservedLines.lines), although it has \(fit.lines.lines)."

    case .compares(let name, let candidates, let offered):
      "\(name) compares ideal sizes with its offer, \(offered): \(candidates.map(\.english).joined(separator: "; "))."
    case .textCountsWithOneLine: "The ideal width of a text is that of one line, even if it would fit when broken."
    case .priorityCounts(let value, let container): "\(container) sees its priority, \(points(value))."
    case .priorityIsLost(let value, let place, let container):
      """
      The \(place) around it has priority 0 again, so \(container ?? "the stack") does not see the \(points(value)): a \
      stack sees only the priority of the outermost modifier.
      """
    case .priorityIsUnused(let value, let container):
      container.map {
        "\($0) has no other view to share room with, and no container around \($0) sees the priority of \(points(value))."
      } ?? "No stack around it shares room, so the priority of \(points(value)) changes nothing."
    case .layers(let names): "Only the views of the highest priority decide its size: \(names.listed)."
    case .isOfferedOwnSize(let container, let size):
      "\(container) offers it its own final size, \(size.inWords), not the size that it was offered itself."
    case .isAsLargeAsPrimary(let view, let size):
      "It is as large as \(view), \(size.inWords); what it adds never changes that."
    case .isInCorner(let reader): "\(reader) puts it at its top leading corner."
    case .isOfferedSizeOfPrimary(let size):
      "It is offered the size of the view that it is attached to, \(size.inWords), and never changes that size."

    case .tracks(let axis, let tracks):
      "Its \(axis == .horizontal ? "columns" : "rows"): \(tracks.map(\.english).joined(separator: "; "))."
    case .columns(let columns):
      "Its columns: \(columns.map(Self.column).joined(separator: "; "))."
    case .scrolls(let axis, let content, let viewport):
      "It offers its content no \(axis.length). The content takes \(points(content)) and the viewport is \(points(viewport)), "
        + (content > viewport ? "so \(points(content - viewport)) scroll." : "so nothing scrolls.")
    case .bar(let edge, let length, let gap, let isAbove):
      isAbove
        ? "The bar covers \(points(length)) points at the \(edge); the scroll view keeps its size and its content scrolls under it."
        : "The bar takes \(points(length)) points at the \(edge)\(gap > 0 ? " and a gap of \(points(gap))" : ""); the content is offered the rest."
    case .rows(let left, let right, let offered, let whole, let least):
      """
      It keeps \(Self.sum(left)) points free on the left and \(points(right)) on the right, so a row is offered \
      \(points(offered)) of \(points(whole)) points of width
      """ + (least.map { "; a row is at least \(points($0)) tall." } ?? ".")
    case .separatorGuide(let key, let line):
      """
      The guide for \(key)\(line.map { " on \($0)" } ?? "") moves the end of the row's separator. Only the List asks for \
      it, and no frame depends on it.
      """

    case .offset(let shift, let isMirrored):
      "It draws its content \(shift.english(isMirrored)); frames around it stay where they are, so neighbors do not move."
        + (isMirrored && shift.x != 0 ? " In right-to-left layout a positive x moves to the left." : "")
    case .position(let point, let isMirrored):
      """
      It takes all the room that it is offered and centers its content on \(points(point.x)), \(points(point.y)) of it\
      \(isMirrored ? ", x counted from the right edge" : "").
      """
    case .spill(let around, let axis, let before, let after, let isClipped):
      "It sticks out of \(around ?? "the stage") by \(Self.sides(axis, before, after))\(isClipped ? ", where its drawing is cut off, but not its touch area" : "")."
    case .onlyDrawnOtherwise(let modifiers):
      "\(modifiers.map { "`\($0)`" }.listed) \(modifiers.count == 1 ? "changes" : "change") only its drawing; its frame stays."
    }
  }

  private static func ideal(_ axes: [Axis], _ size: Size, _ offered: ProposedViewSize?, _ isEach: Bool) -> String {
    let lengths = axes.map(\.length).joined(separator: " and no ")
    if isEach {
      return "It offers each view no \(lengths), so each has its ideal \(axes.map(\.length).listed): nothing is shared."
    }
    let taken = axes.map { points(size[$0]) }.joined(separator: " × ")
    let tight = axes.first { axis in offered?[axis].map { $0 < size[axis] - 0.01 } ?? false }
    let room = tight.flatMap { offered?[$0] }.map { ", although it is offered only \(points($0))" } ?? ""
    return "It offers its content no \(lengths), so that takes its ideal, \(taken)\(room)."
  }

  /// `32 (16 around the rows and 16 inside them)`
  private static func sum(_ parts: [Double]) -> String {
    let sum = points(parts.reduce(0, +))
    return parts.count == 2 ? "\(sum) (\(points(parts[0])) around the rows and \(points(parts[1])) inside them)" : sum
  }

  private static func others(_ names: [String], _ count: Int) -> String {
    names.isEmpty ? "the \(count) others" : names.listed
  }

  private static func column(_ width: Double, _ widest: String?, _ stretcher: String?) -> String {
    if let widest { return "\(points(width)), as wide as \(widest)" }
    return "\(points(width)), stretched by \(stretcher ?? "a cell") over several columns"
  }

  private static func sides(_ axis: Axis, _ before: Double, _ after: Double) -> String {
    let names = axis == .horizontal ? ["on the left", "on the right"] : ["at the top", "at the bottom"]
    return zip([before, after], names).filter { $0.0 > 0.01 }.map { "\(points($0.0)) \($0.1)" }.listed
  }
}

extension ReasonSentence.Turn {
  fileprivate var english: String {
    if place == 0 {
      let reason =
        switch order {
        case .priority where others.isLastOfAll: "spacers come last"
        case .priority: "its priority, \(points(own.priority)), is the highest"
        case .flexibility: "it is the least flexible (\(own.range))"
        case .minimum: "of those that grow without end, it needs the most (\(points(own.shortest)))"
        case .source, nil: "none is less flexible, and it comes first in the source"
        }
      return "\(container) serves it first of \(count): \(reason)."
    }
    switch order {
    case .priority where own.isLastOfAll: return "\(container) serves it last: a Spacer gets what the others leave."
    case .priority:
      return """
        \(container) serves it after \(other), which has the higher priority: \(points(others.priority)) against \
        \(points(own.priority)).
        """
    case .flexibility:
      return "\(container) serves it after \(other), which is less flexible: \(others.range) against \(own.range)."
    case .minimum:
      return """
        \(container) serves it after \(other): both grow without end, and \(other) needs at least \
        \(points(others.shortest)), this one \(points(own.shortest)).
        """
    case .source, nil:
      return "\(container) serves it after \(other): both are equally flexible, so the order in the source decides."
    }
  }
}

extension SharedRoom.Serving {
  fileprivate var range: String {
    func bound(_ length: Double) -> String { length == .infinity ? "∞" : points(length) }
    return shortest == longest ? bound(shortest) : "\(bound(shortest)) to \(bound(longest))"
  }
}

extension GapReason {
  var english: String {
    switch self {
    case .spacing: "the `spacing` of the stack"
    case .standard: "the default gap"
    case .betweenTexts: "the leading of the lower text"
    case .aboveText: "what a text keeps free below another view"
    case .belowText: "what a text keeps free above another view"
    case .spacer: "a Spacer adds no gap"
    case .plain: "an empty view asks for no more"
    case .layout: "a custom layout asks for it"
    }
  }
}

extension LengthCause {
  fileprivate func englishOfLeaf(_ isBoth: Bool) -> String {
    switch rule {
    case .offer where isBoth: "It has no size of its own and takes what it is offered."
    case .offer: "It takes the \(axis.length) that it is offered, \(points(length))."
    case .standard where isBoth: "It is offered nothing, so it takes 10 × 10, SwiftUI's default."
    case .standard: "It is offered no \(axis.length), so it takes 10, SwiftUI's default."
    case .own where isBoth: "It has a size of its own, whatever it is offered."
    case .own: "Its \(axis.length) is its own, \(points(length)), whatever it is offered."
    case .shorterSide: "It is as large as the shorter side of its offer, \(points(length))."
    case .rest(let least) where offered == nil:
      "It is offered no \(axis.length), so it takes its minimum, \(points(least))."
    case .rest(let least) where length <= least && least > 0:
      "The others leave it no more, so it takes its minimum, \(points(least))"
        + (least == 8 ? ", the default." : ".")
    case .rest(let least):
      "It takes the \(points(length)) points of \(axis.length) that are left; its minimum is \(points(least))."
    case .fixed, .minimum, .ideal, .maximum, .content: englishOfFrame
    }
  }

  fileprivate var englishOfFrame: String {
    let content = content.map(points) ?? "0"
    let offer = offered.map(points) ?? "nothing"
    switch rule {
    case .fixed:
      return "`\(axis.length): \(points(length))` decides its \(axis.length), whatever its content takes"
        + (self.content == length ? "." : " (\(content)).")
    case .minimum:
      return "`\(parameter("min")): \(points(length))` decides its \(axis.length): its content takes \(content)."
    case .maximum:
      return "`\(parameter("max")): \(points(length))` decides its \(axis.length): it is offered \(offer)"
        + ((self.content ?? 0) > length ? ", and its content takes \(content)." : ".")
    case .ideal:
      return "It is offered no \(axis.length), so `\(parameter("ideal")): \(points(length))` decides."
    case .content where offered == nil:
      return "It is offered no \(axis.length), so it has the ideal \(axis.length) of its content, \(content)."
    case .content where maximum != nil && minimum == nil:
      return """
        Its content takes \(content), more than the \(offer) offered, and `\(parameter("max"))` without \
        `\(parameter("min"))` lets it grow with the content.
        """
    case .content: return "It is as \(axis.measure) as its content, \(content)."
    case .offer where maximum == nil:
      return
        "Its content takes \(content), but a frame with `\(parameter("min"))` alone takes no more than its offer, \(offer)."
    case .offer:
      return "`\(parameter("max"))` lets it take all the \(axis.length) that it is offered, \(offer)."
    case .standard, .own, .shorterSide, .rest: return englishOfLeaf(false)
    }
  }
}

extension TextFit {
  /// The limit that prevents the text from showing in full.
  fileprivate var englishLimit: String {
    if let neededHeight, let height = offered.height {
      return "all its lines need \(points(neededHeight)) points of height, and it is offered \(points(height))"
    }
    let width = offered.width.map(points) ?? "no limit"
    guard let lineLimit else {
      return "it needs \(points(oneLine)) points of width on one line, and is offered \(width)"
    }
    return lineLimit == 1
      ? "`lineLimit(1)` allows one line, which needs \(points(oneLine)) points of width, and it is offered \(width)"
      : "`lineLimit(\(lineLimit))` allows \(lineLimit.lines), and it needs more in a width of \(width)"
  }
}

extension ReasonSentence.Candidate {
  fileprivate var english: String {
    switch outcome {
    case .fits: "\(name), \(ideal.inWords), fits and is shown"
    case .tooLarge(let width, let height): "\(name), \(ideal.inWords), is \(Self.excess(width, height))"
    case .last(let width, let height):
      "\(name), \(ideal.inWords), is \(Self.excess(width, height)), but none fits, so the last one is shown"
    case .notTried: "\(name) is not tried any more"
    }
  }

  private static func excess(_ width: Double, _ height: Double) -> String {
    [width > 0 ? "\(points(width)) too wide" : nil, height > 0 ? "\(points(height)) too tall" : nil].compactMap(\.self)
      .listed
  }
}

extension TrackShare {
  fileprivate var english: String {
    let many = count > 1 ? "\(count) of " : ""
    let offer = share.map { "offered \(points($0))" } ?? "nothing is offered"
    func bound(_ length: Double) -> String { length == .infinity ? "∞" : points(length) }
    return switch thickness {
    case .fixed: "\(many)\(points(length)) (fixed)"
    case .flexible(let least, let most):
      "\(many)\(points(length)) (flexible, \(bound(least)) to \(bound(most)), \(offer))"
    case .adaptive(let least, _):
      share.map {
        "\(many)\(points(length)) (adaptive: as many of at least \(bound(least)) as fit into \(points($0)) with gaps of \(points(gap)))"
      } ?? "\(many)\(points(length)) (adaptive, at least \(bound(least)), \(offer))"
    }
  }
}

extension RatioFit {
  /// `, 39 wider than that`: how far a rectangle that fills its proposal exceeds it.
  fileprivate var excess: String {
    let parts = [(offered.width.map { size.width - $0 }, "wider"), (offered.height.map { size.height - $0 }, "taller")]
    return parts.map { length, word in length.map { $0 > 0.01 ? ", \(points($0)) \(word) than that" : "" } ?? "" }
      .joined()
  }
}

extension Point {
  fileprivate func english(_ isMirrored: Bool) -> String {
    let right = isMirrored ? -x : x
    let parts = [
      x == 0 ? nil : "\(points(abs(x))) points to the \(right > 0 ? "right" : "left")",
      y == 0 ? nil : "\(points(abs(y))) points \(y > 0 ? "down" : "up")",
    ]
    return parts.compactMap(\.self).listed
  }
}

extension Int {
  fileprivate var lines: String { self == 1 ? "1 line" : "\(self) lines" }
}

extension ProposedViewSize {
  fileprivate var english: String {
    [width, height].map { $0.map { $0 == .infinity ? "∞" : points($0) } ?? "ideal" }.joined(separator: " × ")
  }
}

extension Size {
  fileprivate var inWords: String { "\(points(width)) × \(points(height))" }
}

extension EdgeInsets {
  /// `leading 16, trailing 16`
  fileprivate var inWords: String {
    [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)].filter { $0.1 != 0 }
      .map { "\($0.0) \(points($0.1))" }.joined(separator: ", ")
  }
}

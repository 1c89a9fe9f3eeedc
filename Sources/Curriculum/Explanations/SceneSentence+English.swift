import Diagnostics
import LayoutEngine

extension SceneSentence {
  /// In English.
  var english: String {
    switch self {
    case .line(let number): "line \(number)"
    case .lineOfFile(let file, let number): "\(file) line \(number)"
    case .container(let word, let line): "\(word) on \(line)"
    case .columnAroundRoots: "the column around the roots"
    case .stage: "the stage"
    case .text(let words): "“\(words)”"
    case .view(let word, let name): "\(word) with \(name)"
    case .center(let name, let axis): "\(name) (\(axis))"
    case .itself(let word): "the \(word ?? "column") itself"
    case .elsewhere: "another line"
    case .set(let closure): "set on \(closure)"
    case .closure(let line, let body): [line ?? "another line", body].compactMap { $0 }.joined(separator: ": ")
    case .baseline(let isLast): isLast ? "the baseline of its last line" : "the baseline of its first line"
    case .answersForItself(let container): "\(container) answers for itself"
    case .handedOn(let view, let because): "passed on from \(view), \(because)"
    case .combined(let how, let parts): "\(how.english) of \(parts.joined(separator: ", "))"
    case .part(let value, let place): "\(points(value)) (\(place))"
    case .standard(let value): value.english
    case .elided(let word, let line):
      "\(word) on \(line) has only one view inside, so it is that view and asks for nothing."
    case .outcome(let outcome): outcome.rawValue
    case .isReadBy(let place): "The guide on \(place) reads this answer and gives its own."
    case .answersFirst(let place): "The guide on \(place) is further out and answers first, without reading this one."
    case .oneIsEnough: "One of the two is enough."
    case .sameAsDefault(let value): "It answers \(points(value)), just as the view would without it."
    case .asks(let who, let key): "\(who) asks for \(key)"
    case .isForOtherAxis(let asks, let asked, let key, let axis):
      "\(asks), a \(asked.name) guide. \(key) is a \(axis.name) guide, so its closure never runs."
    case .moveAlong(let axis):
      """
      To move the view \(axis == .horizontal ? "left or right" : "up or down") in there, use spacing, padding or a \
      spacer. A guide needs a container that asks for \(axis.name) guides, such as \
      \(axis == .horizontal ? "VStack" : "HStack") or ZStack.
      """
    case .isForOtherKey(let asks, let axis, let key, let further):
      "\(asks), and for no other \(axis.name) guide. A guide for \(key) never runs there."
        + (further.isEmpty ? "" : " \(further.joined(separator: ". ")), which is another guide, too.")
    case .letBothAgree: "Let both name the same line: in the container's alignment, or in the guide."
    case .stands(let asks, let stop):
      """
      \(asks), but \(stop) is in between and answers with its own edge or middle: a container does not pass on \
      edges and centers of the views inside it.
      """
    case .setOutside(let stop):
      "Set the guide on the outside of \(stop), or use a custom alignment: containers pass that on."
    case .isCovered(let cover, let asks):
      "\(asks.map { "\($0), but the" } ?? "The") view is inside the \(cover), which passes on nothing of its content."
    case .setOnCarrier(let cover): "Set the guide on the view that the \(cover ?? "overlay") is attached to."
    case .notShown: "The view is not shown here: ViewThatFits chose another one, so nobody asks it."
    case .placesWithoutAsking(let container): "\(container) places its views without asking for a line."
    case .nobodyAround: "No container around it lines up several views, so nobody asks."
    case .aloneNeedsFrame:
      "Guides say where a view meets others. To place a view alone, use a frame or padding."
    case .nothingOffered: "nothing"
    case .ideal: "ideal"
    case .puts(let who, let key, let value, let because, let axis, let line):
      "\(who) puts its \(key), \(points(value)) (\(because)), at \(axis.coordinate) = \(points(line))."
    case .centeredInStage: "It is centered in its stage."
    }
  }
}

extension SceneSentence.Default {
  fileprivate var english: String {
    switch self {
    case .leading: "default: its leading edge"
    case .trailing: "default: its trailing edge"
    case .top: "default: its top edge"
    case .bottom: "default: its bottom edge"
    case .middle: "default: its middle"
    case .bottomWithoutText: "default: its bottom edge, as it has no text"
    case .own(let identifier, let line): "default of \(identifier)\(line.map { " on \($0)" } ?? "")"
    case .unknown: "default"
    }
  }
}

extension GuideTrace.Combination {
  fileprivate var english: String {
    switch self {
    case .mean: "the mean"
    case .minimum: "the smallest"
    case .maximum: "the largest"
    }
  }
}

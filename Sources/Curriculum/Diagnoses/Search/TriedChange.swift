import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A change that was tried, with what its words need: which line, which view, which numbers.
struct TriedChange {
  /// Whether it is all that is to be mended.
  enum Share: Sendable {
    case whole
    /// The first of so many.
    case first(of: Int)
    case later
    /// It was not tried, and is a way to go.
    case hint
  }

  /// What a guide's closure answers, as it is and with the change.
  struct Answer {
    let scenario: String
    let view: ViewReference
    let value: Double
    let needed: Double
  }

  let change: ProgramChange
  let share: Share
  let line: Int
  /// Where something is edited, each line once.
  let lines: [Int]
  /// Behind which line something would stand that has to stand elsewhere.
  let newLine: Int?
  /// The view that it is about: what the modifier around it is set on.
  let view: ViewReference?
  /// For a moved or missing modifier, the view that it belongs on.
  let target: ViewReference?
  let answer: Answer?
  let source: (SourceRange) -> String

  init(_ change: ProgramChange, _ share: Share, in trace: AnswerTrace) {
    self.change = change
    self.share = share
    line = trace.line(change.range) ?? 1
    lines = change.edits.compactMap { trace.line($0.range) }.reduce(into: []) { found, line in
      if !found.contains(line) { found.append(line) }
    }
    newLine = change.anchor.flatMap { trace.line(SourceRange(lower: max(0, $0.upper - 1), upper: $0.upper)) }
    let one = trace.failing.first
    view = change.viewRange.flatMap { range in one.flatMap { $0.view(ending: range) } }
    target =
      change.anchor.flatMap { range in one.flatMap { $0.view(ending: range) } }
      ?? (change.whole ?? change.anchor).flatMap(trace.identifier)
    answer = Self.answer(change, trace)
    source = { trace.text($0) }
  }

  /// What stands there now.
  var text: String { source(change.range) }

  /// What would stand there.
  var newText: String {
    var bytes = Array(text.utf8)
    for edit in change.edits.reversed() where edit.range.isInside(change.range) {
      let place = (edit.range.lower - change.range.lower)..<(edit.range.upper - change.range.lower)
      bytes.replaceSubrange(place, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `d`, where a closure that leaves its view unnamed would have to name it so.
  var naming: String? { change.edits.first { source($0.range) == "_" }?.text }

  /// What a guide answers before and after, in the first scenario that everybody sees in which that differs.
  private static func answer(_ change: ProgramChange, _ trace: AnswerTrace) -> Answer? {
    guard let around = change.inside, around.name == "alignmentGuide", around.isInClosure else { return nil }
    for one in trace.failing where !one.scenario.isHidden {
      guard
        let mine = one.tree.guides.first(where: {
          one.tree.nodes[$0.guide.node].range.map(EditPlace.init) == EditPlace(around.range) && $0.guide.outcome.isUsed
        })?.guide, let value = mine.value,
        let needed = trace.rewrites.tree(of: one, with: [change].edits)?.guides.first(where: {
          $0.guide.node == mine.node
        })?
        .guide.value,
        abs(value - needed) > FrameDifference.tolerance
      else { continue }
      return Answer(scenario: one.scenario.id, view: one.name(of: mine.node), value: value, needed: needed)
    }
    return nil
  }
}

extension ProgramChange {
  /// The call whose view it is about.
  fileprivate var viewRange: SourceRange? {
    switch kind {
    case .extra(let piece) where piece.sort == .modifier: range
    case .moved(let piece), .reordered(let piece): piece.sort == .modifier ? range : nil
    case .instead(let piece, _) where piece.sort == .modifier: range
    default: inside?.range
    }
  }
}

extension AnswerTrace {
  /// The name that a view's own modifiers give it.
  fileprivate func identifier(in whole: SourceRange) -> ViewReference? {
    let call = facts.calls.last {
      $0.name == "accessibilityIdentifier" && $0.range.upper <= whole.upper && $0.range.isInside(whole)
    }
    guard let argument = call?.arguments.first else { return nil }
    let name = text(argument.range)
    guard name.count > 2, name.hasPrefix("\""), !name.contains("\\") else { return nil }
    return .named(String(name.dropFirst().dropLast()))
  }
}

extension ScenarioTrace {
  /// What to call the view whose text ends where a range does; nil where it has no name of its own.
  func view(ending range: SourceRange) -> ViewReference? {
    guard let node = nodes(at: EditPlace(range)).first else { return nil }
    let name = name(of: node).withoutNumber
    if case .kind(let kind) = name, kind == "alignmentGuide" || tree.nodes[node].kind.isModifier { return nil }
    return name == .someView ? nil : name
  }
}

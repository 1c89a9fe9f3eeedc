import Curriculum
import Diagnostics
import LayoutEngine
import LayoutProgram

/// The output of `course layout FILE --tap NAME`: the views at the start and the changes of each step.
struct PerformancePage {
  var performance: ScenePerformance
  var sources: [SourceText]
  var warnings: [Problem]
  var scale: Double
  /// Speaks the reader's language.
  var say: Speaker

  var answer: Reply {
    let last = performance.moments.last?.scene.warnings ?? performance.start.warnings
    let start = LayoutPage(
      scene: performance.start, sources: sources, warnings: warnings + last, scale: scale, say: say)
    var document = start.document
    for moment in performance.moments { add(moment, to: &document) }
    let steps: Members = [("steps", JSON(performance.moments.map(json)))]
    return Reply(document: document, json: JSON(members: [("formatVersion", 1)] + start.members + steps))
  }

  // MARK: As sentences

  private func add(_ moment: ScenePerformance.Moment, to document: inout Document) {
    if !moment.onlyLooks { addChange(of: moment, to: &document) }
    for instant in moment.instants where instant.time != .atRest {
      document.blocks.append(.gap)
      document.add(.paragraph(say(.seenAt(instant.time, seconds: instant.seconds))))
      add(instant.views.map { row($0.view.name, $0.passage?.sentence, $0) }, to: &document)
    }
  }

  private func addChange(of moment: ScenePerformance.Moment, to document: inout Document) {
    let change = moment.change
    document.blocks.append(.gap)
    document.add(.heading(say(.afterStep(moment.step.words))))
    var parts: [String] = []
    let counts: [(Int, (Int) -> LayoutSentence)] = [
      (change.moved.count, { .moved($0) }), (change.inserted.count, { .inserted($0) }),
      (change.removed.count, { .removed($0) }), (change.stayed.count, { .stayed($0) }),
    ]
    for (count, sentence) in counts where count > 0 { parts.append(say.label(sentence(count))) }
    document.add(.paragraph("\(parts.isEmpty ? say.label(.nothingNamed) : parts.joined(separator: ", "))"))
    if let animation = change.animation { document.add(.paragraph(say(.animated(AnimationWords(animation))))) }
    var rows: [[Phrase]] = []
    for view in change.moved {
      rows.append(row(view.to.name, .movedFrom, SeenView(view: view.from)))
      rows.append(row(view.to.name, .movedTo, SeenView(view: view.to)))
    }
    rows += change.inserted.map { row($0.name, .wasInserted, SeenView(view: $0)) }
    rows += change.removed.map { row($0.name, .wasRemoved, SeenView(view: $0)) }
    add(rows, to: &document)
  }

  private func add(_ rows: [[Phrase]], to document: inout Document) {
    if rows.isEmpty { return }
    let hasLook = rows.contains { $0.last != "" }
    var columns = columns
    if !hasLook { columns.removeLast() }
    let cells = hasLook ? rows : rows.map { Array($0.dropLast()) }
    document.add(.indented([.table(Document.Table(columns: columns, rows: cells))]))
  }

  private var columns: [Document.Table.Column] {
    [.init(title: say.label(.view)), .init(title: say.label(.what))]
      + ["x", "y", say.label(.width), say.label(.height)].map { .init(title: $0, isNumber: true) }
      + [.init(title: say.label(.look))]
  }

  private func row(_ name: String, _ what: LayoutSentence?, _ seen: SeenView) -> [Phrase] {
    let frame = seen.view.frame
    return ["\(ViewName(name).spoken)", what.map { say($0) } ?? ""]
      + [frame.x, frame.y, frame.width, frame.height].map { Phrase(points($0)) } + [look(of: seen)]
  }

  /// A view's opacity, rotation and scale in a few words; empty if all are the defaults.
  private func look(of seen: SeenView) -> Phrase {
    var parts: [String] = []
    if seen.opacity != 1 { parts.append(say.label(.opacity(seen.opacity))) }
    if seen.rotation != 0 { parts.append(say.label(.turned(degrees: seen.rotation))) }
    if seen.scale != Size(width: 1, height: 1) { parts.append(say.label(.scaled(seen.scale))) }
    return Phrase(parts.joined(separator: ", "))
  }

  // MARK: As JSON

  private func json(_ moment: ScenePerformance.Moment) -> JSON {
    let change = moment.change
    let moved = change.moved.map { view -> JSON in
      ["name": JSON(view.to.name), "from": JSON(view.from.frame), "to": JSON(view.to.frame)]
    }
    func named(_ views: [NamedView]) -> JSON {
      JSON(views.map { view -> JSON in ["name": JSON(view.name), "frame": JSON(view.frame)] })
    }
    let animation = change.animation.map { animation -> JSON in
      var members: [(key: String, value: JSON)] = [
        ("curve", JSON(animation.name)), ("duration", JSON(animation.duration)), ("note", nil),
      ]
      if let spring = animation.spring { members.append(("bounce", JSON(spring.bounce))) }
      if !animation.isFinite { members.append(("repeatsForever", true)) }
      return JSON(members: members)
    }
    return [
      "step": JSON(moment.step.words), "views": named(moment.scene.views), "moved": JSON(moved),
      "inserted": named(change.inserted), "removed": named(change.removed),
      "stayed": JSON(change.stayed.map { JSON($0.to.name) }), "animation": animation ?? nil,
      "seconds": [JSON(moment.time), JSON(moment.duration)], "at": JSON(moment.instants.map(json)),
    ]
  }

  private func json(_ instant: SceneInstant) -> JSON {
    let time: JSON =
      switch instant.time {
      case .share(let share): JSON(share)
      case .seconds(let seconds): JSON("\(points(seconds))s")
      }
    return ["time": time, "seconds": JSON(instant.seconds), "views": JSON(instant.views.map(json))]
  }

  /// A view at an instant, with those visual attributes that differ from the defaults.
  private func json(_ seen: SeenView) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("name", JSON(seen.view.name)), ("frame", JSON(seen.view.frame)),
    ]
    if seen.opacity != 1 { members.append(("opacity", JSON(seen.opacity))) }
    if seen.rotation != 0 { members.append(("rotation", JSON(seen.rotation))) }
    if seen.scale != Size(width: 1, height: 1) {
      members.append(("scale", [JSON(seen.scale.width), JSON(seen.scale.height)]))
    }
    if let color = seen.color {
      members.append(("color", JSON(color.light.hex)))
      if color.opacity != 1 { members.append(("colorOpacity", JSON(color.opacity))) }
    }
    if let passage = seen.passage { members.append(("transition", JSON(passage.rawValue))) }
    return JSON(members: members)
  }
}

extension SeenView.Passage {
  fileprivate var sentence: LayoutSentence {
    switch self {
    case .inserted: .wasInserted
    case .removed: .wasRemoved
    }
  }
}

extension ScenePerformance.Moment {
  /// Whether the moment performs no action and only looks at given times: `--at` before any step.
  var onlyLooks: Bool {
    guard case .wait(0) = step.action else { return false }
    return instants.contains { if case .seconds = $0.time { true } else { false } }
  }
}

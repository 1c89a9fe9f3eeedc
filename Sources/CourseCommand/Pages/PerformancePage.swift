import Curriculum
import Diagnostics
import LayoutEngine
import LayoutLanguage

/// What `course layout FILE --tap NAME` says: the views at the start, and what each step did to them.
struct PerformancePage {
  var performance: ScenePerformance
  var sources: [SourceText]
  var warnings: [Problem]
  var scale: Double
  /// In the reader's language.
  var say: Speaker

  var answer: Reply {
    let last = performance.moments.last?.scene.warnings ?? performance.start.warnings
    let start = LayoutPage(
      scene: performance.start, sources: sources, warnings: warnings + last, scale: scale, say: say
    ).answer
    var document = start.document
    for moment in performance.moments { add(moment, to: &document) }
    var members = start.json.members ?? []
    members.append(JSON.Member(key: "steps", value: JSON(performance.moments.map(json))))
    return Reply(document: document, json: JSON(.object(members)))
  }

  // MARK: As sentences

  private func add(_ moment: ScenePerformance.Moment, to document: inout Document) {
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
    if let animation = change.animation {
      document.add(
        .paragraph(
          say(.animated(curve: animation.curve.rawValue, seconds: animation.duration, note: animation.note))))
    }
    var rows: [[Phrase]] = []
    for view in change.moved {
      rows.append(row(view.to.name, .movedFrom, view.from.frame))
      for time in moment.step.times where time < 1 {
        rows.append(row(view.to.name, .atShare(time), view.frame(at: time)))
      }
      rows.append(row(view.to.name, .movedTo, view.to.frame))
    }
    rows += change.inserted.map { row($0.name, .wasInserted, $0.frame) }
    rows += change.removed.map { row($0.name, .wasRemoved, $0.frame) }
    if !rows.isEmpty { document.add(.indented([.table(Document.Table(columns: columns, rows: rows))])) }
  }

  private var columns: [Document.Table.Column] {
    [.init(title: say.label(.view)), .init(title: say.label(.what))]
      + ["x", "y", say.label(.width), say.label(.height)].map { .init(title: $0, isNumber: true) }
  }

  private func row(_ name: String, _ what: LayoutSentence, _ frame: Rect) -> [Phrase] {
    ["\(name)", say(what)] + [frame.x, frame.y, frame.width, frame.height].map { Phrase(points($0)) }
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
    let times = moment.step.times.map { time -> JSON in
      ["time": JSON(time), "views": named(change.views(at: time))]
    }
    let animation = change.animation.map { animation -> JSON in
      [
        "curve": JSON(animation.curve.rawValue), "duration": JSON(animation.duration), "note": JSON(animation.note),
      ]
    }
    return [
      "step": JSON(moment.step.words), "views": named(moment.scene.views), "moved": JSON(moved),
      "inserted": named(change.inserted), "removed": named(change.removed),
      "stayed": JSON(change.stayed.map { JSON($0.to.name) }), "animation": animation ?? nil, "at": JSON(times),
    ]
  }
}

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

  var answer: Answer {
    let last = performance.moments.last?.scene.warnings ?? performance.start.warnings
    let start = LayoutPage(scene: performance.start, sources: sources, warnings: warnings + last, scale: scale).answer
    var document = start.document
    for moment in performance.moments { add(moment, to: &document) }
    var members = start.json.members ?? []
    members.append(JSON.Member(key: "steps", value: JSON(performance.moments.map(json))))
    return Answer(document: document, json: JSON(.object(members)))
  }

  // MARK: As sentences

  private func add(_ moment: ScenePerformance.Moment, to document: inout Document) {
    let change = moment.change
    document.blocks.append(.gap)
    document.add(.heading("After \(moment.step.words)"))
    var parts: [String] = []
    for (count, what) in [
      (change.moved.count, "moved"), (change.inserted.count, "inserted"), (change.removed.count, "removed"),
      (change.stayed.count, "stayed"),
    ] where count > 0 { parts.append("\(counted(count, "view")) \(what)") }
    document.add(.paragraph("\(parts.isEmpty ? "No named view is shown" : parts.joined(separator: ", "))"))
    if let animation = change.animation {
      let note = animation.note.map { " \($0)" } ?? ""
      document.add(.paragraph("Animated: \(animation.curve.rawValue), \(points(animation.duration)) s.\(note)"))
    }
    var rows: [[Phrase]] = []
    for view in change.moved {
      rows.append(row(view.to.name, "moved from", view.from.frame))
      for time in moment.step.times where time < 1 {
        rows.append(row(view.to.name, "at \(points(time))", view.frame(at: time)))
      }
      rows.append(row(view.to.name, "to", view.to.frame))
    }
    rows += change.inserted.map { row($0.name, "inserted", $0.frame) }
    rows += change.removed.map { row($0.name, "removed", $0.frame) }
    if !rows.isEmpty { document.add(.indented([.table(Document.Table(columns: columns, rows: rows))])) }
  }

  private var columns: [Document.Table.Column] {
    [.init(title: "view"), .init(title: "what")]
      + ["x", "y", "width", "height"].map { .init(title: $0, isNumber: true) }
  }

  private func row(_ name: String, _ what: String, _ frame: Rect) -> [Phrase] {
    ["\(name)", "\(what)"] + [frame.x, frame.y, frame.width, frame.height].map { Phrase(points($0)) }
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

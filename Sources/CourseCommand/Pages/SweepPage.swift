import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutEditing
import LayoutEngine
import LayoutLanguage
import LayoutProgram

extension Session {
  /// `course layout FILE --sweep width=60...140`: finds the values at which views leave a common line.
  func sweep(
    _ program: Program, _ wish: SweepWish, _ request: SceneRequest, name: String, by deadline: Deadline
  ) throws(Complaint) -> Reply {
    let number = try number(wish, in: program)
    let result = Curriculum.sweep(
      of: program, number, over: wish.range, for: request, steps: invocation.steps, by: deadline)
    switch result {
    case .failure(let stop): return stopped(by: stop.problems)
    case .success(let sweep):
      let page = SweepPage(sweep: sweep, number: wish.name, say: say)
      var answer = Reply(document: page.document, json: page.json)
      if invocation.svg != nil { answer.raw = try write(page.plot.svg()) }
      return answer
    }
  }

  private func number(_ wish: SweepWish, in program: Program) throws(Complaint) -> SweptNumber {
    switch wish.subject {
    case .width: return .width
    case .height: return .height
    case .state(let name): return .state(name)
    case .place(let line, let column):
      guard let number = program.number(atLine: line, column: column) else {
        throw .usage(.noNumberAt(line: line, column: column), .numbersBegin)
      }
      return number
    }
  }
}

/// The output of a sweep.
struct SweepPage {
  var sweep: Sweep
  /// The number's name, as it was typed.
  var number: String
  var say: Speaker

  var document: Document {
    var document = Document()
    document.add(.paragraph(say(.sweptOver(number, sweep.range, breaks: sweep.breaks.count))))
    if !sweep.breaks.isEmpty {
      let columns: [Document.Table.Column] = [
        .init(title: say.label(LayoutSentence.upTo), isNumber: true),
        .init(title: say.label(LayoutSentence.from), isNumber: true),
        .init(title: say.label(LayoutSentence.leavesItsLine)),
      ]
      let rows = sweep.breaks.map { found -> [Phrase] in
        let views = names(found.views)
        let words = found.count > 1 ? say(.changesOften(views, found.count)) : Phrase(views)
        return [Phrase(points(found.before)), Phrase(points(found.after)), words]
      }
      document.add(.indented([.table(Document.Table(columns: columns, rows: rows))]))
    }
    return document
  }

  private func names(_ views: [String]) -> String {
    let shown = views.prefix(4).map { ViewName($0).spoken }.joined(separator: ", ")
    return views.count > 4 ? "\(shown), …" : shown
  }

  var members: Members {
    [
      ("number", JSON(number)), ("from", JSON(sweep.range.lowerBound)), ("to", JSON(sweep.range.upperBound)),
      (
        "breaks",
        JSON(
          sweep.breaks.map { found -> JSON in
            [
              "at": JSON(found.after), "before": JSON(found.before), "count": JSON(found.count),
              "views": JSON(found.views.map { JSON($0) }),
              "words": JSON(say.label(.breaksAt(number, found.after, names(found.views)))),
            ]
          })
      ),
      (
        "curves",
        JSON(
          sweep.curves.map { curve -> JSON in
            ["name": JSON(curve.name), "points": JSON(curve.points.map { [JSON($0.at), JSON($0.frame)] })]
          })
      ),
    ]
  }

  var json: JSON { JSON(members: [("formatVersion", 1)] + members) }

  /// A plot of the views whose edges change.
  var plot: SweepPlot {
    func bands(_ edges: (Rect) -> (Double, Double)) -> [SweepPlot.Band] {
      sweep.curves.compactMap { curve in
        let points = curve.points.map { (at: $0.at, from: edges($0.frame).0, to: edges($0.frame).1) }
        guard let first = points.first,
          points.contains(where: { abs($0.from - first.from) > 0.01 || abs($0.to - first.to) > 0.01 })
        else { return nil }
        return SweepPlot.Band(ViewName(curve.name).spoken, points: points)
      }
    }
    return SweepPlot(
      number: number, range: sweep.range, across: bands { ($0.minX, $0.maxX) }, down: bands { ($0.minY, $0.maxY) },
      breaks: sweep.breaks.map(\.after))
  }
}

import Diagnostics
import LayoutEditing
import LayoutEngine

/// A layout of one's own that counts from 0 instead of from its bounds.
///
///     subview.place(at: CGPoint(x: 0, y: y), proposal: offer)        bounds.minX was meant
enum BoundsForgotten: TriedRule {
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    trace.facts.declarations.filter { $0.name == "placeSubviews" }.map { body in
      let zeros = trace.zeros(in: body.range)
      let edges = zeros.map(\.text).withoutRepetition
      let numbers = zeros.compactMap { trace.line($0.range) }.withoutRepetition
      let lines = numbers.map(String.init)
      return Candidate(zeros) {
        Diagnosis(
          .boundsForgotten, at: zeros.first?.range, ["edges": edges, "lines": numbers],
          english: .init(
            fact: "The layout counts from 0, and its room does not always begin there.",
            why: """
              placeSubviews is told its bounds in the coordinates of whoever is around: their corner is 0, 0 only by \
              chance. In every other place, what is counted from 0 lies outside.
              """,
            code: "Write \(edges.listed) instead of 0 in \(lines.count == 1 ? "line" : "lines") \(lines.listed)."),
          german: .init(
            fact: "Das Layout zählt von 0, und sein Raum beginnt nicht immer dort.",
            why: """
              placeSubviews bekommt seinen Raum in den Koordinaten dessen, was ringsum ist: Die Ecke ist nur zufällig 0, 0. \
              An jedem anderen Ort liegt draußen, was von 0 zählt.
              """,
            code: """
              Schreib \(edges.listedInGerman) statt 0 in \(lines.count == 1 ? "Zeile" : "den Zeilen") \
              \(lines.listedInGerman).
              """))
      }
    }
  }
}

/// Two whole numbers divided give a whole number.
///
///     let third = 1 / 3        0
enum WholeNumberDivision: TriedRule {
  /// A point in the first number changes nothing but the kind of number.
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    let numbers = trace.facts.numbers
    let quotients = zip(numbers, numbers.dropFirst()).compactMap { trace.quotient($0, $1) }
    guard let (_, dividend, divisor, range) = quotients.first else { return [] }
    let (words, quotient) = (trace.text(range), dividend / divisor)
    return [
      Candidate(quotients.map { TextEdit($0.place, "\($0.dividend).0") }) {
        Diagnosis(
          .wholeNumberDivision, at: range, ["words": words, "value": Double(quotient)],
          edits: [TextEdit(range, "\(dividend).0 / \(divisor)")],
          english: .init(
            fact: "\(words) is \(quotient) here: two whole numbers divided give a whole number.",
            why: """
              A literal without a point is an Int where nothing else is asked for, and an Int has no room for what is left \
              over. Converting the result afterwards does not bring it back.
              """,
            code: "Write \(dividend).0 / \(divisor), or divide a length by \(divisor)."),
          german: .init(
            fact: "\(words) ist hier \(quotient): Zwei ganze Zahlen geteilt ergeben eine ganze Zahl.",
            why: """
              Ein Literal ohne Punkt ist ein Int, wenn nichts anderes verlangt ist, und in einem Int hat kein Rest Platz. \
              Das Ergebnis danach umzuwandeln, bringt ihn nicht zurück.
              """,
            code: "Schreib \(dividend).0 / \(divisor), oder teil eine Länge durch \(divisor)."))
      }
    ]
  }
}

/// What stands behind the `??` of an explicit value, and is not what suits the views that have none.
///
///     { d in d[explicit: .top] ?? d.width }        0 was meant for views that set no .top
enum FallbackOff: TriedRule {
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    trace.guideSites().compactMap { site in
      guard let body = site.bodyRange, case let words = trace.text(body),
        let mark = words.firstRange(of: "[explicit:"), let end = words[mark.upperBound...].firstIndex(of: "]"),
        let sign = words[end...].firstRange(of: "??"), !words[sign.upperBound...].contains("??")
      else { return nil }
      let spaces = words[sign.upperBound...].prefix { $0 == " " }.utf8.count
      let range = SourceRange(
        lower: body.lower + words[..<sign.upperBound].utf8.count + spaces, upper: body.upper)
      let (view, now) = (trace.viewName(of: site), trace.text(range))
      let read = words[mark.upperBound..<end].filter { $0 != " " }
      return Candidate([TextEdit(range, "0")]) {
        Diagnosis(
          .defaultUsed, of: [view], at: range, ["view": view, "read": read, "value": now, "needed": 0],
          edits: [TextEdit(range, "0")],
          english: .init(
            fact: "If nothing sets \(read), this guide answers \(now).",
            why: """
              d[explicit: \(read)] is nil for a view in which no guide sets \(read). Then what stands behind the ?? is the \
              answer.
              """,
            direction: "Let views that set nothing answer with their own edge.", code: "Write 0 behind the ??."),
          german: .init(
            fact: "Wo niemand \(read) setzt, antwortet dieser Guide \(now).",
            why: """
              d[explicit: \(read)] ist nil für eine Ansicht, in der kein Guide \(read) setzt. Dann ist die Antwort, was \
              hinter ?? steht.
              """,
            direction: "Lass Ansichten, die nichts setzen, mit ihrer eigenen Kante antworten.",
            code: "Schreib 0 hinter ??."))
      }
    }
  }
}

extension AnswerTrace {
  /// The zeros that points of a layout are made of, or variables in them, as edges of the bounds, in source order.
  fileprivate func zeros(in body: SourceRange) -> [TextEdit] {
    var zeros: [TextEdit] = []
    let points = facts.calls.filter { $0.name == "CGPoint" && $0.range.isInside(body) }.flatMap(\.arguments)
    for argument in points where argument.label == "x" || argument.label == "y" {
      let words = facts.words(in: argument.range).filter { !$0.isMember }.map(\.name)
      let variables = facts.declarations.filter { words.contains($0.name) && $0.range.isInside(body) }.map(\.range)
      for place in [argument.range] + variables
      where facts.numbers.contains(where: { $0.range == place && $0.value == 0 })
        && !zeros.contains(where: { $0.range == place })
      {
        zeros.append(TextEdit(place, argument.label == "x" ? "bounds.minX" : "bounds.minY"))
      }
    }
    return zeros.sorted { $0.range.lower < $1.range.lower }
  }

  /// Two whole numbers with nothing but a division between them.
  fileprivate func quotient(
    _ first: SourceFacts.Number, _ second: SourceFacts.Number
  ) -> (place: SourceRange, dividend: Int, divisor: Int, range: SourceRange)? {
    guard first.role == .factor, second.role == .factor, first.range.upper <= second.range.lower,
      let dividend = Int(text(first.range)), let divisor = Int(text(second.range)), divisor != 0,
      text(SourceRange(lower: first.range.upper, upper: second.range.lower)).filter({ $0 != " " }) == "/"
    else { return nil }
    return (first.range, dividend, divisor, SourceRange(lower: first.range.lower, upper: second.range.upper))
  }
}

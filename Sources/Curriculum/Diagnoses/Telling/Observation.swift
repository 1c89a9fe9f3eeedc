import Diagnostics
import LayoutEngine
import LayoutProgram

/// What a learner can see of a mistake: how far a view is off, and which line of the text is about it.
///
///     “pie” is 20 too far right in “base”; see line 14.
struct Observation: Sendable {
  let view: String
  /// The view that it is seen from, where all views moved.
  let reference: String?
  let difference: FrameDifference
  let scenario: String
  let line: Int?

  /// The sentence before the fact. A line that the fact names is not named twice.
  func words(in language: SpokenLanguage, before fact: String) -> String {
    let words = self.line.map { language == .german ? "Zeile \($0)" : "line \($0)" }
    let line = words.flatMap { fact.names($0) ? nil : $0 }
    let name = { (view: String) in
      language == .german ? ViewReference.named(view).quotedInGerman : ViewReference.named(view).quoted
    }
    let how = difference.words(in: language)
    switch language {
    case .english:
      let place = reference.map { ", seen from \(name($0))" } ?? ""
      return "\(name(view)) is \(how) in “\(scenario)”\(place)\(line.map { "; see \($0)" } ?? ""). \(fact)"
    case .german:
      let place = reference.map { ", von \(name($0)) aus gesehen," } ?? ""
      return
        "\(name(view).firstUppercased) steht in „\(scenario)“\(place) \(how)\(line.map { "; sieh dir \($0) an" } ?? ""). \(fact)"
    }
  }
}

extension String {
  /// Whether a sentence speaks of a line, and not only of one whose number starts alike.
  fileprivate func names(_ line: String) -> Bool {
    let said = lowercased()
    return said.ranges(of: line.lowercased()).contains { !(said[$0.upperBound...].first?.isNumber ?? false) }
  }
}

extension FrameDifference {
  /// How far off something is: `20 too far right, 5 too wide`.
  fileprivate func words(in language: SpokenLanguage) -> String {
    let parts: [(Double, english: (String, String), german: (String, String))] = [
      (x, ("too far right", "too far left"), ("zu weit rechts", "zu weit links")),
      (y, ("too low", "too high"), ("zu tief", "zu hoch")),
      (width, ("too wide", "too narrow"), ("zu breit", "zu schmal")),
      (height, ("too tall", "too short"), ("zu groß in der Höhe", "zu klein in der Höhe")),
    ]
    return parts.filter { abs($0.0) > Self.tolerance }.map { way, english, german in
      switch language {
      case .english: "\(points(abs(way))) \(way > 0 ? english.0 : english.1)"
      case .german: "\(abs(way).inGerman) \(way > 0 ? german.0 : german.1)"
      }
    }.joined(separator: ", ")
  }
}

extension AnswerTrace {
  /// What is seen of a diagnosis, in the first scenario that fails and may be named: of a view that it speaks of, if one
  /// of them is off there; nil if no view has moved or changed its size at the start.
  func observation(of diagnosis: Diagnosis) -> Observation? {
    guard diagnosis.id.isSeenInFrames,
      let one = failing.first(where: { !$0.scenario.isHidden && !$0.result.views.allSatisfy(\.matches) })
    else { return nil }
    let relative = one.result.relativeDifferences
    let off: [(name: String, difference: FrameDifference)] =
      relative?.others.filter { !$0.difference.isSmall }.map { ($0.name, $0.difference) }
      ?? one.result.views.compactMap { view in
        view.difference.flatMap { $0.isSmall ? nil : (view.name, $0) }
      }
    let named = off.first { view in
      diagnosis.views.contains { $0 == view.name || $0 == ViewName(view.name).group }
    }
    guard let seen = named ?? off.first else { return nil }
    return Observation(
      view: seen.name, reference: relative?.reference, difference: seen.difference, scenario: one.scenario.id,
      line: line(diagnosis.range))
  }
}

extension DiagnosisID {
  /// Whether a distance says more of it; others tell of views that are not there, or of what happens on the way.
  fileprivate var isSeenInFrames: Bool {
    switch self {
    case .missingView, .extraView, .identityChanged, .notAnimated, .stateForgotten, .sizeChanged, .overflowsContainer,
      .guideValueOff, .otherQuestion, .oneCaseOff, .keyInForce, .notInCourse, .budgetExceeded:
      false
    default: true
    }
  }
}

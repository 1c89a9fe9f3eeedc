import Diagnostics
import LayoutEngine
import LayoutLanguage
import LayoutProgram

/// Looks for another question that wrong predictions answer, in every variant: the same views with a value left out or
/// turned round, another point of a view, another place to count from.
///
/// Each value that variants give is tried twice, and only as long as what comes out is what was said.
struct OtherQuestions {
  /// So many values are tried.
  private static let mostValues = 6

  private let checker: AnswerChecker
  private let program: Program
  private let deadline: Deadline
  private let variants: [ScenarioResult]
  /// Questions for a number that are off somewhere.
  private let off: [Int]

  init(_ checker: AnswerChecker, _ program: Program, _ variants: [ScenarioResult], by deadline: Deadline) {
    (self.checker, self.program, self.deadline) = (checker, program, deadline)
    self.variants = variants
    let questions = checker.material.exercise.questions
    let wrong = questions.indices.filter { index in
      guard case .measured = questions[index].truth else { return false }
      let answers = variants.compactMap { $0.answers.indices.contains(index) ? $0.answers[index] : nil }
      return answers.count == variants.count && answers.contains { !$0.isRight }
    }
    // Where the exercise knows one thought behind all that is said of a question, nobody has to look for another.
    let isKnown = wrong.contains { question in
      let answers = variants.map { $0.answers[question] }.filter { !$0.isRight }
      return answers.count > 1 && answers.allSatisfy { $0.remark != nil } && Set(answers.map(\.remark)).count == 1
    }
    off = isKnown ? [] : wrong
  }

  private var questions: [Question] { checker.material.exercise.questions }

  /// The one that most of what is off answers; nil where nothing fits in every variant.
  func found() -> OtherQuestion? {
    guard !off.isEmpty, checker.material.exercise.view != nil else { return nil }
    // One of several that are off may fit by chance.
    let fit = [measured, withOtherValues, withOtherPictures, withOtherFrames].firstAnswer { search in
      search().flatMap { $0.questions == off ? $0 : nil }
    }
    return fit.map(made)
  }

  private struct Fit {
    let difference: OtherQuestion.Difference
    let questions: [Int]
  }

  // MARK: Elsewhere on the same picture

  /// Places and points of the right picture.
  private func measured() -> Fit? {
    let frames = rightFrames
    let others = off.flatMap { differences(questions[$0], frames.first ?? []) }
    var best: Fit?
    for difference in others where best?.difference != difference {
      let fitting = off.filter { question in
        fits(question) { reads(difference, questions[question], frames[$0], variants[$0].scenario) }
      }
      if fitting.count > best?.questions.count ?? 0 { best = Fit(difference: difference, questions: fitting) }
    }
    return best
  }

  private func differences(_ question: Question, _ frames: [Expectations.Frame]) -> [OtherQuestion.Difference] {
    guard case .measured(let measure, let name, let outer) = question.truth else { return [] }
    let points = measure.points.filter { $0 != measure }.map { OtherQuestion.Difference.point($0, asked: measure) }
    // Of one question alone, to begin at 0 says nothing.
    let views = frames.map(\.name).filter { $0 != outer && (off.count > 1 || $0 != name) }
    let others = views.filter { $0 != name }.map { OtherQuestion.Difference.another($0) }
    // A length may be another view's, and is the same from everywhere.
    if measure.points.isEmpty { return others }
    return points + [.fromTheFarSide] + views.map { .seenFrom($0) } + others
  }

  /// What a question would come to with a difference; several where it can be read in more than one way.
  private func reads(
    _ difference: OtherQuestion.Difference, _ question: Question, _ frames: [Expectations.Frame],
    _ variant: ExerciseScenario
  ) -> [Double] {
    guard case .measured(let measure, let name, let outer) = question.truth else { return [] }
    func value(_ measure: Question.Measure, from place: String?) -> [Double] {
      let other = Question(
        name: question.name, asks: "", truth: .measured(measure, of: name, inside: place), choices: [], mistakes: [])
      guard case .number(let number)? = other.answer(inVariant: 0, frames) else { return [] }
      return [number]
    }
    switch difference {
    case .point(let point, asked: measure): return value(point, from: outer)
    case .another(let view):
      let other = Question(
        name: question.name, asks: "", truth: .measured(measure, of: view, inside: outer), choices: [], mistakes: [])
      guard view != name, case .number(let number)? = other.answer(inVariant: 0, frames) else { return [] }
      return [number]
    // Seen from itself it begins at 0, which is said of one among several.
    case .seenFrom(let view): return view == outer ? [] : value(measure, from: view)
    case .fromTheFarSide:
      let isAcross = measure.points.contains(.x)
      let around = outer.flatMap { name in frames.first { $0.name == name }?.frame.size } ?? variant.size
      let length = isAcross ? around.width : around.height
      let ends: [Question.Measure] = isAcross ? [.x, .maxX] : [.y, .maxY]
      let points = ends.contains(measure) ? [measure] + ends.filter { $0 != measure } : [measure]
      return points.flatMap { value($0, from: outer) }.map { length - $0 }
    case .point, .leftOut, .turned, .picture: return []
    }
  }

  // MARK: Other values

  /// The same picture with a value left out, or turned round.
  private func withOtherValues() -> Fit? {
    var names: [String] = []
    for member in variants.flatMap(\.scenario.arguments) where !names.contains(member.key) {
      if member.value.isOfNumbers { names.append(member.key) }
    }
    var best: Fit?
    for name in names.prefix(Self.mostValues) {
      for (difference, factor) in [(OtherQuestion.Difference.leftOut(name), 0.0), (.turned(name), -1.0)] {
        let fitting = answered(name, times: factor)
        if fitting.count > best?.questions.count ?? 0 { best = Fit(difference: difference, questions: fitting) }
      }
    }
    return best
  }

  /// The questions whose answers all come out with a value so many times as large.
  private func answered(_ name: String, times factor: Double) -> [Int] {
    var values: [[Int: Double]] = []
    for variant in variants {
      var scenario = variant.scenario
      for index in scenario.arguments.indices where scenario.arguments[index].key == name {
        scenario.arguments[index].value = scenario.arguments[index].value.times(factor)
      }
      guard let frames = frames(of: scenario), factor == 0 || keepsSizes(frames, variant.scenario) else { return [] }
      let left = values.isEmpty ? off : off.filter { question in values.allSatisfy { $0[question] != nil } }
      var found: [Int: Double] = [:]
      for question in left {
        guard case .number(let number)? = questions[question].answer(inVariant: 0, frames),
          variant.answers[question].given?.agrees(with: .number(number)) ?? false
        else { continue }
        found[question] = number
      }
      if found.isEmpty { return [] }
      values.append(found)
    }
    return off.filter { question in fits(question) { values[$0][question].map { [$0] } ?? [] } }
  }

  /// Whether what is turned round places views and makes none: nobody means a width below zero. What holds others may be
  /// larger or smaller then.
  private func keepsSizes(_ frames: [Expectations.Frame], _ variant: ExerciseScenario) -> Bool {
    let right = checker.expectations.scenarios.first { $0.id == variant.id }?.frames ?? []
    guard frames.map(\.name) == right.map(\.name) else { return false }
    let others = zip(frames, right).filter {
      abs($0.frame.width - $1.frame.width) + abs($0.frame.height - $1.frame.height) > 0.01
    }
    return others.count < frames.count
      && others.allSatisfy { changed in
        frames.contains { $0.name != changed.0.name && changed.0.frame.holds($0.frame) }
      }
  }

  // MARK: Other code

  /// The picture of code that differs in one thing, where all that is said is right for it.
  private func withOtherPictures() -> Fit? {
    guard isOftenWrong, let pictures = OtherPictures(checker, program, variants, by: deadline) else { return nil }
    return pictures.candidates(along: axes).firstAnswer { candidate in
      fit(candidate.picture) { frames(of: variants[$0].scenario, candidate.edits($0)) }
    }
  }

  /// The picture in which one law of containers is another one.
  private func withOtherFrames() -> Fit? {
    let right = rightFrames
    guard isOftenWrong, let first = right.first else { return nil }
    return OtherFrames.laws(of: first, along: axes).firstAnswer { law in fit(law.picture) { law.frames(right[$0]) } }
  }

  private var isOftenWrong: Bool {
    variants.allSatisfy { $0.answers.count == questions.count }
      && variants.count { !$0.answers.allSatisfy(\.isRight) } > 1
  }

  /// The axes of what is off.
  private var axes: [Axis] {
    [Axis.horizontal, .vertical].filter { axis in
      off.contains {
        if case .measured(let measure, _, _) = questions[$0].truth { measure.axis == axis } else { false }
      }
    }
  }

  private var rightFrames: [[Expectations.Frame]] {
    variants.map { variant in checker.expectations.scenarios.first { $0.id == variant.scenario.id }?.frames ?? [] }
  }

  /// Whether everything that is said of numbers is right for a picture, in every variant.
  private func fit(_ picture: OtherPicture, _ frames: (Int) -> [Expectations.Frame]?) -> Fit? {
    let measured = questions.indices.filter { if case .measured = questions[$0].truth { true } else { false } }
    let fits = variants.indices.allSatisfy { index in
      guard let frames = frames(index) else { return false }
      return measured.allSatisfy { question in
        guard let other = questions[question].answer(inVariant: 0, frames) else { return false }
        return variants[index].answers[question].given?.agrees(with: other) ?? false
      }
    }
    return fits ? Fit(difference: .picture(picture), questions: off) : nil
  }

  private func frames(of scenario: ExerciseScenario, _ edits: [SceneEdit]) -> [Expectations.Frame]? {
    guard var request = try? checker.material.request(for: scenario, by: deadline) else { return nil }
    request.edits = edits
    guard let shown = try? ShownScenario(of: program, request, scenario) else { return nil }
    return try? checker.material.frames(in: ViewFinder(shown.start), sources: program.sources)
  }

  private func frames(of scenario: ExerciseScenario) -> [Expectations.Frame]? {
    guard let shown = try? checker.material.shown(program, in: scenario, by: deadline).orProblems() else { return nil }
    return try? checker.material.frames(in: ViewFinder(shown.start), sources: program.sources)
  }

  // MARK: Fitting

  /// Whether all that is said of a question is one of these in its variant; what is off in one variant alone may be a
  /// slip of any kind.
  private func fits(_ question: Int, _ values: (Int) -> [Double]) -> Bool {
    let isSaid = variants.indices.allSatisfy { index in
      values(index).contains { variants[index].answers[question].given?.agrees(with: .number($0)) ?? false }
    }
    return isSaid && variants.count { !$0.answers[question].isRight } > 1
  }

  private func made(_ fit: Fit) -> OtherQuestion {
    let wrong = variants.flatMap { variant in fit.questions.map { variant.answers[$0] }.filter { !$0.isRight } }
    return OtherQuestion(
      difference: fit.difference, names: fit.questions.map { questions[$0].name },
      fails: variants.filter { variant in fit.questions.contains { !variant.answers[$0].isRight } }.map(\.scenario.id),
      range: wrong.first?.range)
  }
}

extension JSON {
  /// A number or a list of numbers, where some may be nothing.
  fileprivate var isOfNumbers: Bool {
    if number != nil { return true }
    guard let elements, !elements.isEmpty else { return false }
    return elements.allSatisfy { $0.number != nil || $0.isNull } && elements.contains { $0.number != nil }
  }

  fileprivate var isNull: Bool { if case .null = content { true } else { false } }

  /// Each number so many times as large.
  fileprivate func times(_ factor: Double) -> JSON {
    if let number { return JSON(number * factor) }
    return elements.map { JSON($0.map { $0.times(factor) }) } ?? self
  }
}

extension Question.Measure {
  fileprivate var axis: Axis {
    switch self {
    case .x, .midX, .maxX, .width: .horizontal
    case .y, .midY, .maxY, .height: .vertical
    }
  }
}

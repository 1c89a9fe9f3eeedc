import LayoutEditing
import LayoutProgram

/// A change of the learner's program to try, and the law that is broken if everything is right with it.
///
///     change   the guide on line 11 answers 20 instead of -20
///     guard    something in the guide has a sign
///     law      sign-flipped: a larger guide moves its view back
///
/// Kinds of mistakes yield candidates, likeliest first; `AnswerTrace.first(of:)` tries them.
struct Candidate<Law> {
  let change: CandidateChange
  /// Whether the change would mean anything; checked before the trial.
  let isLikely: () -> Bool
  /// The broken law with its facts; nil if nobody could be told. Made only if everything is right with the change.
  let law: () -> Law?

  init(_ edits: [SceneEdit], if isLikely: @autoclosure @escaping () -> Bool = true, _ law: @escaping () -> Law?) {
    (change, self.isLikely, self.law) = (.scene(edits), isLikely, law)
  }

  init(_ edits: [TextEdit], if isLikely: @autoclosure @escaping () -> Bool = true, _ law: @escaping () -> Law?) {
    (change, self.isLikely, self.law) = (.text(edits), isLikely, law)
  }
}

/// A change of the scene or of the text.
enum CandidateChange {
  case scene([SceneEdit])
  case text([TextEdit])
}

extension AnswerTrace {
  /// The law of the first candidate with which every scenario and step is right; nil if there is none, or trials ran out.
  func first<Law>(of candidates: some Sequence<Candidate<Law>>) -> Law? {
    candidates.firstAnswer { $0.isLikely() && isMended(by: $0.change) ? $0.law() : nil }
  }

  private func isMended(by change: CandidateChange) -> Bool {
    switch change {
    case .scene(let edits): whatIf(edits)
    case .text(let edits): whatIf(edits)
    }
  }
}

/// A kind of mistake that one change of the learner's program proves.
protocol TriedRule: DiagnosisRule {
  /// The changes to try, likeliest first.
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>]
}

extension TriedRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    trace.first(of: candidates(in: trace)).map { [$0] } ?? []
  }
}

import Diagnostics
import LayoutEngine
import LayoutProgram

/// An exercise and its scenarios: the content of an `exercise.json`.
public struct Exercise: Sendable {
  /// The task of the learner.
  public enum Kind: String, Sendable, CaseIterable {
    /// Repair the starter.
    case fix
    /// Fill a gap in the starter.
    case write
    /// Predict the layout: the code is locked, the answers are numbers or words.
    case predict
  }

  /// Its place in the pack.
  public var reference: ExerciseReference
  /// The title.
  public var title: String
  /// The task of the learner.
  public var kind: Kind
  /// The approximate time that it takes, in minutes.
  public var minutes: Int
  /// The concepts that it practices.
  public var concepts: [String]
  /// The goal, in one or two sentences.
  public var goal: String
  /// The hints, from a question to the nearly finished line.
  public var hints: [String]
  /// Whether the course counts as done without it.
  public var isOptional: Bool
  /// The points for a pass.
  public var points: Int
  /// The view type to lay out in every scenario; nil if all questions are about words.
  public var view: String?
  /// The names of the views whose frames are compared, or measured for predictions.
  public var check: [String]
  /// The scenarios in the order of reports; never empty. Those of a prediction are called variants.
  public var scenarios: [ExerciseScenario]
  /// The questions to predict in every variant; empty for other kinds.
  public var questions: [Question] = []
  /// Rules for the code, besides the frames.
  public var rules: [Rule] = []
  /// Hints for specific mistakes, by diagnosis.
  public var hintFor: [String: String] = [:]
  /// The idea that a learner who passes has understood, in a sentence. Verification reports answers that pass without
  /// it.
  public var idea: String?
  /// Whether it is about lengths of one axis used on the other, so that checks do not remark on them.
  public var mixesAxes = false
  /// A question about where to look first, for a check of the unchanged starter.
  public var firstLook: String?
  /// How much of a diagnosis is shown, unless the learner has chosen; nil for the pack's setting.
  public var feedback: Feedback?
  /// The exercise's names in earlier versions of the pack, so that the learner's progress follows.
  public var formerly: [String] = []
}

/// One configuration in which an answer is checked.
public struct ExerciseScenario: Sendable {
  /// Its name inside the exercise.
  public var id: String
  /// The stage in which the view is centered.
  public var size: Size
  /// Arguments for the view's initializer.
  public var arguments: [JSON.Member]
  /// The files of `Data/` that replace others.
  public var data: [DataSubstitution]
  /// Initial values of `@State` properties, by `Type.property`.
  public var state: [JSON.Member]
  /// The layout direction.
  public var direction: LayoutDirection
  /// The Dynamic Type size.
  public var textSize: DynamicTypeSize
  /// Pixels per point.
  public var scale: Double
  /// Whether learners see only that it exists and whether they pass it.
  public var isHidden: Bool
  /// The actions performed on the scene, in order; frames are compared before the first and after each.
  public var steps: [SceneStep] = []

  /// A data file that replaces another.
  public struct DataSubstitution: Hashable, Sendable {
    /// The name that the code asks for.
    public var name: String
    /// The file that the code gets.
    public var replacement: String
  }
}

extension ExerciseScenario {
  /// The default number of pixels per point.
  static let usualScale = 2.0
}

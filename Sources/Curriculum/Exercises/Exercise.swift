import Diagnostics
import LayoutEngine
import LayoutProgram

/// What a learner is asked to do, and how the answer is tried: the content of an `exercise.json`.
public struct Exercise: Sendable {
  /// How the learner works.
  public enum Kind: String, Sendable, CaseIterable {
    /// Repair the starter.
    case fix
    /// Fill a gap in the starter.
    case write
    /// Say what comes out, before it is laid out: the code is locked, the answers are numbers or words.
    case predict
  }

  /// Its place in the pack.
  public var reference: ExerciseReference
  /// What people call it.
  public var title: String
  /// How the learner works.
  public var kind: Kind
  /// About how long it takes.
  public var minutes: Int
  /// The ideas it practises.
  public var concepts: [String]
  /// What to reach, in one or two sentences.
  public var goal: String
  /// From a question to the nearly finished line.
  public var hints: [String]
  /// Whether the course counts as done without it.
  public var isOptional: Bool
  /// What a pass is worth.
  public var points: Int
  /// The view type that is built in every scenario; nil where questions are about words only.
  public var view: String?
  /// Names of the views whose frames are compared, or measured for predictions.
  public var check: [String]
  /// In the order in which they are reported; never empty. Those of a prediction are called variants.
  public var scenarios: [ExerciseScenario]
  /// What is predicted in every variant; empty in other kinds.
  public var questions: [Question] = []
  /// What is asked of the code, beside the frames.
  public var rules: [Rule] = []
  /// Hints that fit what the last check found, by the diagnosis.
  public var hintFor: [String: String] = [:]
  /// What somebody has understood who passes, in a sentence; an answer that does without it has to be noticed.
  public var idea: String?
  /// Whether it is about lengths of one axis used on the other, so that nobody remarks on them.
  public var mixesAxes = false
  /// Where to look first, as a question: what a check says of the starter as it is.
  public var firstLook: String?
  /// How diagnoses are told, where the learner has not chosen; nil for what the pack says.
  public var feedback: Feedback?
  /// What the exercise was called in earlier versions of the pack, so that what a learner did goes along.
  public var formerly: [String] = []
}

/// One set of circumstances in which an answer is tried.
public struct ExerciseScenario: Sendable {
  /// Its name inside the exercise.
  public var id: String
  /// The stage in whose center the view is laid out.
  public var size: Size
  /// Arguments for the view's initializer.
  public var arguments: [JSON.Member]
  /// Which file of `Data/` stands in for which.
  public var data: [DataSubstitution]
  /// Start values of `@State` properties, by `Type.property`.
  public var state: [JSON.Member]
  /// Which way rows run.
  public var direction: LayoutDirection
  /// The reader's text size.
  public var textSize: DynamicTypeSize
  /// Pixels a point.
  public var scale: Double
  /// Whether learners see only that it exists and whether they meet it.
  public var isHidden: Bool
  /// What is done to the scene, one after another; frames are compared before the first and after each.
  public var steps: [SceneStep] = []

  /// A data file that is read in another's place.
  public struct DataSubstitution: Hashable, Sendable {
    /// The name that the code asks for.
    public var name: String
    /// The file that it gets.
    public var replacement: String
  }
}

extension ExerciseScenario {
  /// Pixels a point where a scenario does not say.
  static let usualScale = 2.0
}

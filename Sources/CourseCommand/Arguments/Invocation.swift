import Curriculum
import Diagnostics
import LayoutEngine
import LayoutLanguage

/// What was typed, understood.
struct Invocation: Sendable {
  /// The ways to answer.
  enum Format: String, CaseIterable, Sendable {
    case text, json
    /// Only of `audit`.
    case sarif
  }

  /// nil for the program's name alone.
  var command: CommandName?
  /// The words after the command.
  var operands: [String] = []
  var format = Format.text
  var isPlain = false
  var work: String?
  var pack: String?
  /// The server that progress is kept on; nil where nobody named one.
  var progress: String?
  /// The language to speak, as it was typed.
  var language: String?
  /// What a new exercise is to be, as far as it was said.
  var chapter: String?
  var kind: String?
  var title: String?
  var goal: String?
  var size: Size?
  var scale = 2.0
  /// The text size and the direction; nil for the usual ones.
  var textSize: DynamicTypeSize?
  var direction: LayoutDirection?
  /// The stages of an audit.
  var sizes: [Size] = []
  /// Two named views.
  var between: (String, String)?
  /// The file of expected frames.
  var expect: String?
  /// What should hold.
  var want: String?
  /// What is done to a scene, in the order of the options.
  var steps: [SceneStep] = []
  /// Where a drawing goes.
  var svg: String?
  /// Where a page goes, and where a file for Xcode.
  var html: String?
  var swift: String?
  var png: String?
  /// The named view to follow.
  var view: String?
  /// The scenario of an exercise to lay out.
  var scenario: String?
  /// The step of a scenario after which to look.
  var after: String?
  /// The folder to write.
  var output: String?
  /// Which preview is shown.
  var preview: PreviewChoice?
  /// What the view's initializer is given.
  var arguments: [JSON.Member] = []
  /// What goes from one end of a range to the other.
  var sweep: SweepWish?
  /// Where the live page listens.
  var port: Int?
  /// The address where other machines may reach it.
  var listen: String?
  /// The address of a proxy in front of the page, and whom it has to name.
  var behind: String?
  var account: String?
  /// How far recorded frames may differ, in points.
  var tolerance = FrameDifference.tolerance
  /// How submissions are graded, as it was typed.
  var exercise: String?
  var map: String?
  var rubric: String?
  var points: String?
  var hidden: String?
  var submitted: String?
  var seed: String?
  var formats: String?
  var workers: String?
  var atLeast: String?
  /// How much of each diagnosis a check shows; nil for what the learner has come to.
  var reveal: Reveal?
  /// The options without a value that were given.
  var flags: Set<OptionName> = []
}

extension Invocation {
  /// A request in the circumstances that were typed.
  var request: SceneRequest {
    var request = SceneRequest(
      stage: size, scale: scale, layoutDirection: direction ?? .leftToRight, textSize: textSize ?? .large)
    request.isDark = flags.contains(.dark)
    return request
  }

  /// Whether every preview is meant.
  var showsAllPreviews: Bool {
    if case .named("all") = preview { true } else { false }
  }

  /// Looks at what is seen some seconds after the last step, or after the start.
  mutating func look(at seconds: Double) {
    if steps.isEmpty { steps.append(.wait(0)) }
    steps[steps.count - 1].times.append(.seconds(seconds))
  }
}

import Curriculum
import Diagnostics
import LayoutEngine
import LayoutProgram

/// The parsed command line.
struct Invocation: Sendable {
  /// The output formats.
  enum Format: String, CaseIterable, Sendable {
    case text, json
    /// Only for `audit`.
    case sarif
  }

  /// The command; nil if the program's name was typed alone.
  var command: CommandName?
  /// The words after the command.
  var operands: [String] = []
  var format = Format.text
  var isPlain = false
  var work: String?
  var pack: String?
  /// The address of the progress server; nil if none was named.
  var progress: String?
  /// The language of the output, as it was typed.
  var language: String?
  /// The details of a new exercise, as far as they were given.
  var chapter: String?
  var kind: String?
  var title: String?
  var goal: String?
  var size: Size?
  var scale = 2.0
  /// The text size and the layout direction; nil for the defaults.
  var textSize: DynamicTypeSize?
  var direction: LayoutDirection?
  /// The stage sizes to audit.
  var sizes: [Size] = []
  /// The names of the two views whose distance is measured.
  var between: (String, String)?
  /// The file of expected frames.
  var expect: String?
  /// The alignment that the learner wants, such as `a.leading = b.leading`.
  var want: String?
  /// The container, or a view in it, whose layout is told step by step.
  var stepByStep: String?
  /// The actions performed on the scene, in the order of the options.
  var steps: [SceneStep] = []
  /// The file for the SVG drawing.
  var svg: String?
  /// The files for the page, the Swift source for Xcode, and the picture.
  var html: String?
  var swift: String?
  var png: String?
  /// The name of the view to follow.
  var view: String?
  /// The scenario of an exercise to lay out.
  var scenario: String?
  /// The step of the scenario whose result is explained.
  var after: String?
  /// The file or folder to write.
  var output: String?
  /// The preview to show.
  var preview: PreviewChoice?
  /// The arguments for the view's initializer.
  var arguments: [JSON.Member] = []
  /// The number to vary, and its range.
  var sweep: SweepWish?
  /// The port of the live page.
  var port: Int?
  /// The address at which other machines reach the live page.
  var listen: String?
  /// The public address of a proxy in front of the page, and the header in which it names accounts.
  var behind: String?
  var account: String?
  /// The file with a class's accounts.
  var learners: String?
  /// So many of a class work at the same time, with so many idle seconds, and megabytes for each.
  var atOnce = 50
  var idle = 600
  var quota: Int?
  /// The largest accepted difference of recorded frames, in points.
  var tolerance = FrameDifference.tolerance
  /// The grading options, as they were typed.
  var exercise: String?
  var map: String?
  var rubric: String?
  var roster: String?
  var from: String?
  var points: String?
  var hidden: String?
  var submitted: String?
  var seed: String?
  var formats: String?
  var workers: String?
  var atLeast: String?
  /// How much of each diagnosis a check shows; nil for the step that the learner has reached.
  var reveal: Reveal?
  /// The value-less options that were given.
  var flags: Set<OptionName> = []
}

extension Invocation {
  /// A scene request with the stage, scale, text size, direction and color scheme that were typed.
  var request: SceneRequest {
    var request = SceneRequest(
      stage: size, scale: scale, layoutDirection: direction ?? .leftToRight, textSize: textSize ?? .large)
    request.isDark = flags.contains(.dark)
    return request
  }

  /// Whether all previews were requested.
  var showsAllPreviews: Bool {
    if case .named("all") = preview { true } else { false }
  }

  /// Adds a moment, in seconds after the last step or else after the start, at which to look at the scene.
  mutating func look(at seconds: Double) {
    if steps.isEmpty { steps.append(.wait(0)) }
    steps[steps.count - 1].times.append(.seconds(seconds))
  }
}

import Diagnostics

/// The initial files of an exercise: complete as files, empty where the author has to write.
///
/// `course verify` reports the empty parts.
public struct Skeleton: Sendable {
  /// The exercise's place in the pack.
  public var reference: ExerciseReference
  /// The title; may be empty.
  public var title: String
  /// The goal; may be empty.
  public var goal: String
  /// The task of the learner.
  public var kind: Exercise.Kind

  /// Makes a skeleton.
  public init(reference: ExerciseReference, title: String, goal: String, kind: Exercise.Kind) {
    self.reference = reference
    self.title = title
    self.goal = goal
    self.kind = kind
  }

  /// All files, each with its path inside the exercise's folder and its text.
  public var files: [(path: String, text: String)] {
    let common = [
      (path: Exercise.fileName, text: exercise.pretty + "\n"),
      (path: ExerciseFile.lesson.rawValue, text: "![](lesson.svg)\n"),
      (path: ExerciseFile.picture.rawValue, text: Self.picture), (path: ExerciseFile.why.rawValue, text: ""),
    ]
    return common + (kind == .predict ? prediction : repair)
  }

  private var exercise: JSON {
    var members: [(key: String, value: JSON)] = [
      ("format", JSON(Pack.format)), ("title", JSON(title)), ("kind", JSON(kind.rawValue)), ("minutes", 5),
      ("concepts", []), ("goal", JSON(goal)),
    ]
    if kind != .predict { members.append(("idea", "")) }
    members += [
      ("hints", ["", "", ""]), ("points", 1), ("view", "Pair"), ("check", ["first", "second"]),
    ]
    let scenarios: JSON = [
      ["id": "base", "size": [320, 200]], ["id": "wide", "size": [320, 200], "arguments": ["width": 160]],
      ["id": "small", "size": [320, 200], "arguments": ["width": 40]],
    ]
    members.append((kind == .predict ? "variants" : "scenarios", scenarios))
    if kind == .predict {
      let question: JSON = [
        "name": "xOfSecond", "asks": "Where does the second box begin?", "is": "x", "of": "second", "inside": "first",
      ]
      members.append(("questions", [question]))
    }
    return JSON(members: members)
  }

  private var repair: [(path: String, text: String)] {
    [
      (ExerciseFile.starter.rawValue, Self.view("// TODO: Say what is wrong here.")),
      (ExerciseFile.solution.rawValue, Self.view("// TODO: Write the right answer.")),
      ("wrong/01-first-mistake.layout", "// expects: \n" + Self.view("// A mistake that learners make.")),
      ("wrong/02-second-mistake.layout", "// expects: \n" + Self.view("// Another one.")),
      ("accepted/01-other-way.layout", Self.view("// TODO: Write another right answer.")),
      ("accepted/02-third-way.layout", Self.view("// TODO: Write a third one.")),
    ]
  }

  private var prediction: [(path: String, text: String)] {
    func answers(_ comment: String) -> String { comment + "\n" + (1...3).map { "let xOfSecond\($0) = 0\n" }.joined() }
    return [
      (ExerciseFile.given.rawValue, Self.view("// The code to predict.")),
      (ExerciseFile.starter.rawValue, answers("// TODO: Where does the second box begin, seen from the first?")),
      (ExerciseFile.solution.rawValue, answers("// TODO: Write the right answers.")),
      ("wrong/01-first-mistake.layout", answers("// expects: none")),
      ("wrong/02-second-mistake.layout", answers("// expects: none")),
      ("accepted/01-nearly.layout", answers("// TODO: Write answers within half a point.")),
      ("accepted/02-formula.layout", answers("// TODO: Write answers as formulas.")),
    ]
  }

  private static let picture = """
    import SwiftUI

    /// What the lesson's picture shows: the idea alone, nothing of the exercise.
    struct Lesson: View {
      var body: some View {
        VStack(alignment: .leading) {
          Color.teal.frame(width: 80, height: 30)
            .accessibilityIdentifier("first")
          Color.orange.frame(width: 120, height: 30)
            .accessibilityIdentifier("second")
        }
      }
    }

    #Preview(traits: .fixedLayout(width: 240, height: 120)) {
      Lesson()
    }

    """

  private static func view(_ comment: String) -> String {
    """
    import SwiftUI

    /// Two boxes in a column.
    struct Pair: View {
      var width = 80.0

      var body: some View {
        \(comment)
        VStack(alignment: .leading) {
          Color.teal.frame(width: width, height: 40)
            .accessibilityIdentifier("first")
          Color.orange.frame(width: 120, height: 40)
            .accessibilityIdentifier("second")
        }
      }
    }

    #Preview {
      Pair()
    }

    """
  }
}

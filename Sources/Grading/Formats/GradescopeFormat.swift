import Diagnostics

/// The input of Gradescope's autograder, `/autograder/results/results.json`.
public struct GradescopeFormat: SingleFormat {
  /// Makes the format.
  public init() {}

  /// The folder's name.
  public static let folderName = "gradescope"
  /// The extension of its files.
  public static let ending = ".json"

  /// The file.
  public func text(_ disclosed: DisclosedResult) -> String {
    let record = disclosed.record
    let said = (record.comment.isEmpty ? [] : [record.comment]) + disclosed.reasons.map(\.message)
    var tests = disclosed.tests.map { test(disclosed, $0) }
    if let hidden = disclosed.hidden {
      tests.append([
        "name": "hidden scenarios", "status": hidden.met == hidden.all ? "passed" : "failed",
        "output": JSON("\(hidden.met) of \(hidden.all) are met"), "visibility": "visible",
      ])
    }
    let result: JSON = [
      "score": JSON(record.points), "output": JSON(said.joined(separator: "\n")),
      "output_format": "text", "visibility": "visible", "tests": JSON(tests),
      "extra_data": [
        "submission": JSON(record.submission), "source": JSON(record.source), "learner": JSON(record.learner),
        "name": JSON(record.name),
      ],
    ]
    return result.pretty + "\n"
  }

  private func test(_ disclosed: DisclosedResult, _ test: DisclosedResult.Test) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("name", JSON(test.name)), ("status", test.status == .pass ? "passed" : "failed"),
      ("output", JSON(test.lines.joined(separator: "\n"))), ("visibility", "visible"),
    ]
    // A late submission's score is lower than the sum of its tests, and one by hand is another; only the total counts.
    if disclosed.record.late == nil, !disclosed.record.isByHand, let points = test.points, let most = test.maxPoints {
      members += [("score", JSON(points)), ("max_score", JSON(most))]
    }
    return JSON(members: members)
  }
}

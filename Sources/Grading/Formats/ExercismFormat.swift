import Diagnostics

/// The output of an Exercism test runner, version 3 of its interface.
public struct ExercismFormat: SingleFormat {
  /// Makes the format.
  public init() {}

  /// The folder's name.
  public static let folderName = "exercism"
  /// The extension of its files.
  public static let ending = ".json"

  /// The file.
  public func text(_ disclosed: DisclosedResult) -> String {
    let record = disclosed.record
    // The top-level error is only for what could not be compiled; a failure in a scenario is an error of that test.
    let isUntried = !record.problems.isEmpty
    let message = isUntried ? record.problems.map(\.message).joined(separator: "\n") : nil
    let reasons = disclosed.reasons.map(\.message)
    // Exercism shows only the first failure, so it gets the reasons.
    let first = disclosed.tests.firstIndex { $0.status != .pass }
    var tests = isUntried ? [] : disclosed.tests.enumerated().map { test($1, $0 == first ? reasons : []) }
    if !isUntried, let hidden = disclosed.hidden {
      let isMet = hidden.met == hidden.all
      tests.append([
        "name": "hidden scenarios", "test_code": "", "status": isMet ? "pass" : "fail",
        "message": isMet ? nil : JSON("\(hidden.met) of \(hidden.all) are met"), "output": nil,
      ])
    }
    let status = isUntried ? "error" : record.status == .pass ? "pass" : "fail"
    let result: JSON = ["version": 3, "status": JSON(status), "message": JSON(message), "tests": JSON(tests)]
    return result.pretty + "\n"
  }

  /// Omits `output`, since learners' programs print nothing, and `task_id`, since there are no tasks.
  private func test(_ test: DisclosedResult.Test, _ reasons: [String]) -> JSON {
    let lines = reasons + test.lines
    let message = lines.isEmpty ? "not as it was asked" : lines.joined(separator: "\n")
    let size = test.shown.map(\.size) ?? []
    let code = size.count == 2 ? "a stage of \(points(size[0])) × \(points(size[1]))" : ""
    return [
      "name": JSON(test.name), "test_code": JSON(code), "status": JSON(test.status.rawValue),
      "message": JSON(test.status == .pass ? nil : message), "output": nil,
    ]
  }
}

import Diagnostics

/// What a test runner of Exercism writes, version 3 of its interface.
public struct ExercismFormat: SingleFormat {
  /// Ready to write.
  public init() {}

  /// The folder's name.
  public static let folderName = "exercism"
  /// How its files end.
  public static let ending = ".json"

  /// The file.
  public func text(_ told: ToldResult) -> String {
    let record = told.record
    // An error of the whole is only for what could not be read; what stops in a scenario is an error of that test.
    let isUntried = !record.problems.isEmpty
    let message = isUntried ? record.problems.map(\.message).joined(separator: "\n") : nil
    let reasons = record.reasons.map(\.message)
    // Only the first failure is shown, so that the reasons stand with it.
    let first = told.tests.firstIndex { $0.status != .pass }
    var tests = isUntried ? [] : told.tests.enumerated().map { test($1, $0 == first ? reasons : []) }
    if !isUntried, let hidden = told.hidden {
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

  /// What learners' programs print would be its `output`, and these print nothing; there are no tasks to link to.
  private func test(_ test: ToldResult.Test, _ reasons: [String]) -> JSON {
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

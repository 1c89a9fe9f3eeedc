import Diagnostics

/// What a test runner of Exercism writes, version 3 of its interface.
public struct ExercismFormat: SingleFormat {
  /// Ready to write.
  public init() {}

  /// The folder's name.
  public static let folderName = "exercism"
  /// How its files end.
  public static let ending = ".json"

  /// The interface allows no longer texts.
  private static let longestOutput = 500

  /// The file.
  public func text(_ told: ToldResult) -> String {
    let record = told.record
    // An error of the whole is only for what could not be read; what stops in a scenario is an error of that test.
    let isUntried = !record.problems.isEmpty
    let message = isUntried ? Self.cut(record.problems.map(\.message).joined(separator: "\n"), 65_535) : nil
    let reasons = record.reasons.map(\.message).joined(separator: "\n")
    var tests = isUntried ? [] : told.tests.enumerated().map { test($1, number: $0 + 1, reasons) }
    if !isUntried, let hidden = told.hidden {
      let isMet = hidden.met == hidden.all
      tests.append([
        "name": "hidden scenarios", "test_code": "", "status": isMet ? "pass" : "fail",
        "message": isMet ? nil : JSON("\(hidden.met) of \(hidden.all) are met"), "output": nil,
        "task_id": JSON(tests.count + 1),
      ])
    }
    let status = isUntried ? "error" : record.status == .pass ? "pass" : "fail"
    let result: JSON = ["version": 3, "status": JSON(status), "message": JSON(message), "tests": JSON(tests)]
    return result.pretty + "\n"
  }

  private func test(_ test: ToldResult.Test, number: Int, _ reasons: String) -> JSON {
    let lines = test.lines.isEmpty ? ["not as it was asked"] : test.lines
    let message = test.status == .pass ? nil : lines.joined(separator: "\n")
    let output = test.status == .pass || reasons.isEmpty ? nil : Self.cut(reasons, Self.longestOutput)
    return [
      "name": JSON(test.name), "test_code": "", "status": JSON(test.status.rawValue), "message": JSON(message),
      "output": JSON(output), "task_id": JSON(number),
    ]
  }

  private static func cut(_ text: String, _ most: Int) -> String {
    text.count <= most ? text : text.prefix(most - 1) + "…"
  }
}

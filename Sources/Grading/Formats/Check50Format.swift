import Diagnostics

/// The output of `check50 --output json`: a check for reading the file, and one per scenario, which depends on it.
public struct Check50Format: SingleFormat {
  /// Makes the format.
  public init() {}

  /// The folder's name.
  public static let folderName = "check50"
  /// The extension of its files.
  public static let ending = ".json"

  /// The file.
  public func text(_ disclosed: DisclosedResult) -> String {
    let record = disclosed.record
    let rationale = record.problems.first?.message
    let reads = check("compiles", "the file can be read", rationale == nil, rationale, record.problems.map(\.message))
    let help = disclosed.reasons.first?.message
    let scenarios = disclosed.tests.map { test -> JSON in
      // If the file is unreadable, the scenarios' results are unknown.
      let passed: Bool? = record.problems.isEmpty ? test.status == .pass : nil
      let cause = passed == false ? test.lines.first ?? "not as it was asked" : rationale.map { _ in "cannot check" }
      return check(
        test.name, test.note == nil ? "scenario \(test.name)" : test.name, passed, cause, test.lines, help: help,
        after: "compiles")
    }
    var hidden: [JSON] = []
    if let sum = disclosed.hidden {
      let passed: Bool? = record.problems.isEmpty ? sum.met == sum.all : nil
      let cause = passed == true ? nil : "\(sum.met) of \(sum.all) are met"
      hidden = [check("hidden", "hidden scenarios", passed, cause, [], after: "compiles")]
    }
    let result: JSON = [
      "slug": JSON(record.exercise), "results": JSON([reads] + scenarios + hidden), "version": "3.3.11",
    ]
    return result.pretty + "\n"
  }

  private func check(
    _ name: String, _ description: String, _ passed: Bool?, _ cause: String?, _ log: [String], help: String? = nil,
    after dependency: String? = nil
  ) -> JSON {
    let reason: JSON? = passed == true ? nil : cause.map { ["rationale": JSON($0), "help": JSON(help)] }
    return [
      "name": JSON(name), "description": JSON(description), "passed": passed.map { JSON($0) } ?? nil,
      "log": JSON(log.map { JSON($0) }), "cause": reason ?? nil, "data": [:], "dependency": JSON(dependency),
    ]
  }
}

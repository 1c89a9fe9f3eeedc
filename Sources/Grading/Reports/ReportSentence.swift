import Diagnostics

/// The sentences of a learner's page, in the learner's language.
enum ReportSentence: Message {
  case passed
  case notYet(passed: Int, of: Int)
  case somethingElse
  case notRead
  case points(Double, of: Double)
  case late(seconds: Int, percent: Int)
  case hidden(met: Int, of: Int)
  case untouched
  case scenario(String, GradeRecord.Status)
  case different([String])
  case asTheyShould([String])
  case picture(String)
  case best(of: Int)
  case rules, code, numbers
  case exercise, result, earned
  /// What became of an exercise; nil if nothing was handed in.
  case outcome(GradeRecord.Status?)
  case earnedOf(Double, of: Double)
  case view, expected, yours, line
  case nothing
}

extension ReportSentence {
  /// In English.
  var english: String {
    switch self {
    case .passed: "Everything is in its place."
    case .notYet(let passed, let all):
      "Not yet: \(passed) of \(all) scenarios \(passed == 1 ? "is as it" : "are as they") should be."
    case .somethingElse: "Not yet: the scenarios are as they should be, and something else is still missing."
    case .notRead: "Your file could not be laid out. What is below says where to look first."
    case .points(let points, let most): "Points: \(Diagnostics.points(points)) of \(Diagnostics.points(most))."
    case .late(let seconds, let percent):
      "It came \(Self.span(seconds)) late, which leaves \(percent) % of the points."
    case .hidden(let met, of: 1):
      met == 1 ? "A hidden scenario is as it should be." : "A hidden scenario is not yet as it should be."
    case .hidden(let met, let all):
      "Of \(all) hidden scenarios, \(met) \(met == 1 ? "is as it" : "are as they") should be."
    case .scenario(let name, let status): "\(name): \(Self.word(status))"
    case .untouched: "This is the starter, unchanged."
    case .different(let parts): "What is different here: \(Self.code(parts))"
    case .asTheyShould(let names): "As they should be: \(names.joined(separator: ", "))."
    case .picture(let name):
      "The scenario “\(name)”: dashed where views belong, red where yours are, green what is right."
    case .best(let count): "You handed in \(count) answers. The best one counts, and is the one below."
    case .rules: "What the code should do"
    case .code: "Your code"
    case .numbers: "The numbers"
    case .exercise: "exercise"
    case .result: "result"
    case .earned: "points"
    case .outcome(nil): "nothing handed in"
    case .outcome(.pass): "passed"
    case .outcome(.fail): "not yet"
    case .outcome(.error): "could not be laid out"
    case .earnedOf(let points, let most): "\(Diagnostics.points(points)) of \(Diagnostics.points(most))"
    case .view: "view"
    case .expected: "expected"
    case .yours: "yours"
    case .line: "line"
    case .nothing: "none"
    }
  }

  static func code(_ parts: [String]) -> String { parts.map { "`\($0)`" }.joined(separator: ", ") }

  /// A duration in hours, minutes or seconds: the largest unit of which it has at least one.
  private static func span(_ seconds: Int) -> String {
    switch seconds {
    case 1: "1 second"
    case ..<60: "\(seconds) seconds"
    case ..<120: "1 minute"
    case ..<3600: "\(seconds / 60) minutes"
    case 3600: "1 hour"
    default: "\(Diagnostics.points(Double(seconds) / 3600)) hours"
    }
  }

  private static func word(_ status: GradeRecord.Status) -> String {
    switch status {
    case .pass: "ok"
    case .fail: "not yet"
    case .error: "could not be laid out"
    }
  }
}

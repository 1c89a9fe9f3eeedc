import Diagnostics

/// What the page lays out: an exercise in one of its scenarios, a lesson's picture, or a file.
///
///     {"exercise": "razemon-eyes", "scenario": "base"}     {"lesson": "linked-bars"}     {"file": "guide-explorer"}
enum SubjectName {
  case exercise(String, scenario: String?)
  case lesson(String)
  case file(String)
}

extension JSONForm where Value == SubjectName {
  static var pageSubject: JSONForm {
    JSONForm("an exercise with a scenario, a lesson or a file") { (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: what, keys: ["exercise", "scenario", "lesson", "file"])
      if let file = try reader.optional("file", as: .text) { return .file(file) }
      if let lesson = try reader.optional("lesson", as: .text) { return .lesson(lesson) }
      return .exercise(
        try reader.required("exercise", as: .text), scenario: try reader.optional("scenario", as: .text))
    }
  }
}

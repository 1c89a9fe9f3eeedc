import Diagnostics

/// What the page lays out: an exercise in one of its scenarios, or a file.
///
///     {"exercise": "razemon-eyes", "scenario": "base"}     {"file": "guide-explorer"}
enum SubjectName {
  case exercise(String, scenario: String?)
  case file(String)
}

extension JSONForm where Value == SubjectName {
  static var pageSubject: JSONForm {
    JSONForm("an exercise with a scenario, or a file") { (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: what, keys: ["exercise", "scenario", "file"])
      if let file = try reader.optional("file", as: .text) { return .file(file) }
      return .exercise(
        try reader.required("exercise", as: .text), scenario: try reader.optional("scenario", as: .text))
    }
  }
}

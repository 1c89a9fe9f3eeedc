import Diagnostics

// Accessors for parts of a result.
extension JSON {
  var revealPolicy: RevealPolicy { self["hidden"]?.string.flatMap(RevealPolicy.init) ?? .nothing }

  var lateness: Lateness.Outcome? {
    guard let late = self["late"], let seconds = late.whole("seconds"), let percent = late.whole("percent") else {
      return nil
    }
    return Lateness.Outcome(seconds: seconds, percent: percent, extraHours: late["extension"]?.number ?? 0)
  }

  var scenarios: [GradeRecord.Scenario] { list("scenarios").compactMap(GradeRecord.Scenario.init) }

  var problems: [GradeRecord.Finding] { list("problems").map(GradeRecord.Finding.init(problem:)) }

  var brokenRules: [GradeRecord.Finding] {
    list("rules").filter { $0["status"]?.string == "fail" }.map(GradeRecord.Finding.init(rule:))
  }

  var diagnoses: [GradeRecord.Finding] { list("diagnoses").map(GradeRecord.Finding.init(diagnosis:)) }
}

extension GradeRecord.Scenario {
  fileprivate init?(_ json: JSON) {
    guard let id = json["id"]?.string, let status = json["status"]?.string.flatMap(GradeRecord.Status.init) else {
      return nil
    }
    self.id = id
    self.status = status
    isHidden = json["visibility"]?.string == "hidden"
    size = json["size"]?.numbers ?? []
    points = json["points"]?.number
    maxPoints = json["maxPoints"]?.number
    matching = json.whole("matchingViews") ?? 0
    checked = json.whole("checkedViews") ?? 0
    let later = json.list("moments").flatMap { moment in
      moment.list("views").compactMap { GradeRecord.View($0, at: moment["moment"]?.string) }
    }
    views = json.list("views").compactMap { GradeRecord.View($0, at: nil) } + later
    problems = json.list("problems").map(GradeRecord.Finding.init(problem:))
    setting = json.list("setting").compactMap(\.string)
    wrongAnswers = json.list("answers").filter { $0["status"]?.string != "pass" }.compactMap { $0["name"]?.string }
  }
}

extension GradeRecord.View {
  fileprivate init?(_ json: JSON, at moment: String?) {
    guard let name = json["name"]?.string else { return nil }
    (self.name, self.moment) = (name, moment)
    matches = json["status"]?.string == "pass"
    expected = json["expected"]?.numbers
    actual = json["actual"]?.numbers
    file = json["file"]?.string
    line = json.whole("line")
  }
}

extension GradeRecord.Finding {
  fileprivate init(problem json: JSON) {
    let notes = json.list("notes").compactMap { $0["message"]?.string }
    self.init(
      id: json["kind"]?.string ?? "problem", severity: json["severity"]?.string ?? "error",
      title: json["message"]?.string ?? "", rest: notes.joined(separator: " "), file: json["file"]?.string,
      line: json.whole("line"), column: json.whole("column"))
  }

  fileprivate init(rule json: JSON) {
    let demand = json["uses"]?.string.map { "uses \($0)" } ?? json["avoids"]?.string.map { "avoids \($0)" } ?? "rule"
    self.init(
      id: demand, severity: json["severity"]?.string ?? "essential", title: json["reason"]?.string ?? "", rest: "",
      file: json["file"]?.string, line: json.whole("line"), column: json.whole("column"))
  }

  fileprivate init(diagnosis json: JSON) {
    let rest = [json["why"], json["direction"]].compactMap { $0?.string }.filter { !$0.isEmpty }
    self.init(
      id: json["id"]?.string ?? "", severity: json["severity"]?.string ?? "essential",
      title: json["where"]?.string ?? "", rest: rest.joined(separator: " "),
      fix: json["fix"]?["words"]?.string ?? "", file: json["file"]?.string, line: json.whole("line"),
      column: json.whole("column"))
  }
}

extension JSON {
  fileprivate func list(_ key: String) -> [JSON] { self[key]?.elements ?? [] }

  // Inlining it into another accessor here crashes the optimizer of Swift 6.3.1 (“Found ownership error”).
  @inline(never)
  fileprivate func whole(_ key: String) -> Int? { self[key]?.number.flatMap { Int(exactly: $0) } }

  fileprivate var numbers: [Double]? {
    guard let elements else { return nil }
    let numbers = elements.compactMap(\.number)
    return numbers.count == elements.count ? numbers : nil
  }
}

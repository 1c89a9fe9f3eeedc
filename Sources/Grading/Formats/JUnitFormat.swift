/// JUnit's XML, as continuous integration reads it: a suite for each submission, a case for each scenario.
///
/// The shape is that of Jenkins' xUnit plug-in, `junit-10.xsd`.
public struct JUnitFormat: StreamedFormat {
  /// Ready to write.
  public init() {}

  /// The file's name.
  public static let fileName = "junit.xml"

  /// The outer element.
  public var head: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n" }

  /// The outer element's end.
  public var tail: String { "</testsuites>\n" }

  /// A suite.
  public func piece(_ record: GradeRecord, isFirst: Bool) -> String {
    let told = ToldResult(record)
    let cases = cases(of: told)
    let failures = cases.count { $0.status == .fail }
    let errors = cases.count { $0.status == .error }
    var text = "  <testsuite name=\"\(MarkupText.escaped(record.submission))\" tests=\"\(cases.count)\""
    text += " failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\" time=\"0\">\n"
    text += cases.map { $0.xml(className: record.exercise) }.joined()
    return text + "  </testsuite>\n"
  }

  private struct Case {
    var name: String
    var status: GradeRecord.Status
    var lines: [String]

    func xml(className: String) -> String {
      let start =
        "    <testcase classname=\"\(MarkupText.escaped(className))\" name=\"\(MarkupText.escaped(name))\" time=\"0\""
      guard status != .pass else { return start + "/>\n" }
      let element = status == .fail ? "failure" : "error"
      let message = MarkupText.escaped(lines.first ?? "not as it was asked")
      let rest = MarkupText.escaped(lines.joined(separator: "\n"))
      return "\(start)>\n      <\(element) message=\"\(message)\">\(rest)</\(element)>\n    </testcase>\n"
    }
  }

  private func cases(of told: ToldResult) -> [Case] {
    let problems = told.record.problems.map(\.message)
    var cases = told.tests.map { Case(name: $0.name, status: $0.status, lines: problems + $0.lines) }
    if let hidden = told.hidden {
      let words = "\(hidden.met) of \(hidden.all) hidden scenarios are met"
      cases.append(Case(name: "hidden scenarios", status: hidden.met == hidden.all ? .pass : .fail, lines: [words]))
    }
    // What nobody could try has no scenarios, and a suite without a case looks as if all were well.
    if cases.isEmpty { cases = [Case(name: "submission", status: told.record.status, lines: problems)] }
    return cases
  }
}

/// JUnit's XML for continuous integration: a suite per submission, a case per scenario.
///
/// The schema is that of Jenkins' xUnit plug-in, `junit-10.xsd`.
public struct JUnitFormat: StreamedFormat {
  /// Makes the format.
  public init() {}

  /// The file's name.
  public static let fileName = "junit.xml"

  /// The opening of the outer element.
  public var head: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n" }

  /// The end of the outer element.
  public var tail: String { "</testsuites>\n" }

  /// A result's suite.
  public func piece(_ record: GradeRecord, isFirst: Bool) -> String {
    let disclosed = DisclosedResult(record)
    let cases = cases(of: disclosed)
    let failures = cases.count { $0.status == .fail }
    let errors = cases.count { $0.status == .error }
    var text = "  <testsuite name=\"\(MarkupText.escaped(record.submission))\" tests=\"\(cases.count)\""
    text += " failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\" time=\"0\">\n"
    if let name = record.name {
      text += "    <properties><property name=\"learner\" value=\"\(MarkupText.escaped(name))\"/></properties>\n"
    }
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

  private func cases(of disclosed: DisclosedResult) -> [Case] {
    let problems = disclosed.record.problems.map(\.message)
    var cases = disclosed.tests.map { Case(name: $0.name, status: $0.status, lines: problems + $0.lines) }
    if let hidden = disclosed.hidden {
      let words = "\(hidden.met) of \(hidden.all) hidden scenarios are met"
      cases.append(Case(name: "hidden scenarios", status: hidden.met == hidden.all ? .pass : .fail, lines: [words]))
    }
    // A submission that could not be checked has no scenarios, and a suite without cases would look like a success.
    if cases.isEmpty { cases = [Case(name: "submission", status: disclosed.record.status, lines: problems)] }
    return cases
  }
}

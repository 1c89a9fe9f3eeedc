import Curriculum
import Diagnostics
import LayoutEngine

extension Session {
  /// `course compare`: compares recorded frames with those of this program.
  func compare() throws(Complaint) -> Reply {
    var cases: [LayoutCase] = []
    for name in invocation.operands {
      let found = try layoutCases(in: name)
      guard found.contains(where: { !$0.frames.isEmpty || $0.recordedOn != nil }) else {
        throw .usage(
          "\(name) has no frames to compare.", "Its lines need \"frames\": {\"name\": [x, y, width, height]}.")
      }
      cases += found
    }
    let bar = ProgressBar(total: cases.count, isWanted: invocation.format == .text && !invocation.isPlain)
    let tolerance = invocation.tolerance
    let results = inParallel(cases, onDone: { bar.show($0) }, { $0.compared(within: tolerance) })
    bar.clear()
    return ComparePage(results: results, tolerance: tolerance).reply
  }

  /// The cases in a file, one per line.
  func layoutCases(in name: String) throws(Complaint) -> [LayoutCase] {
    let bytes: [UInt8]
    do throws(WholeFile.Failure) {
      bytes = try WholeFile.bytes(of: context.absolute(name), upTo: Self.largestCaseFile)
    } catch {
      throw .reading(name, error)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .usage(.notUTF8(name), .saveAsUTF8) }
    var cases: [LayoutCase] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.allSatisfy(\.isWhitespace) { continue }
      let source = SourceText(name: "\(name), line \(number + 1)", text: String(line))
      do throws(Problem) {
        cases.append(try LayoutCase(line: source))
      } catch {
        var complaint = Complaint.usage("Line \(number + 1) of \(name) is no case.")
        complaint.problems = Problems([Problem(error.kind, error.message, notes: error.notes)], in: [])
        throw complaint
      }
    }
    return cases
  }

  /// The largest accepted file; thousands of cases with their data fit.
  private static let largestCaseFile = 64 << 20
}

/// The output of `course compare`.
private struct ComparePage {
  /// A difference and the id of its case.
  private struct Row {
    var id: String
    var difference: RecordedDifference
  }

  private let results: [RecordedComparison]
  private let tolerance: Double
  /// The differences, largest first; views that are missing on one side come before all others.
  private let rows: [Row]

  init(results: [RecordedComparison], tolerance: Double) {
    self.results = results
    self.tolerance = tolerance
    rows = results.flatMap { result in result.differences.map { Row(id: result.id, difference: $0) } }
      .enumerated().sorted { left, right in
        let (a, b) = (left.element.difference.worst ?? .infinity, right.element.difference.worst ?? .infinity)
        return a == b ? left.offset < right.offset : a > b
      }.map(\.element)
  }

  private var stopped: [RecordedComparison] { results.filter { $0.stop != nil } }
  private var views: Int { results.reduce(0) { $0 + $1.views } }
  private var agreeing: Int { results.count(where: \.agrees) }

  /// The number of differences listed for people.
  private static let most = 40

  var reply: Reply {
    Reply(document: document, json: json, status: agreeing == results.count ? .success : .notPassed)
  }

  // MARK: For people

  private var document: Document {
    let counts = "\(counted(results.count, "case")), \(counted(views, "view"))"
    var document = Document([.sides("\(counts)", "within \(points(tolerance))"), .gap])
    if agreeing == results.count {
      document.add(.paragraph("\(mark: "✓ ", .good)Nothing differs."))
      return document
    }
    if !rows.isEmpty {
      document.add(.indented([.table(table)]))
      let rest = rows.count - Self.most
      if rest > 0 { document.add(.paragraph("and \(rest) more; \("--format json", .code) has all")) }
      document.add(.gap)
      document.add(.heading("By rule"))
      document.add(.indented([.table(ruleTable)]))
      document.add(.gap)
    }
    for result in stopped {
      let words = result.stop?.all.first.map(\.message.english) ?? ""
      document.add(.paragraph("\(result.id, .strong) cannot be laid out here: \(words)"))
    }
    let cases = results.count - agreeing
    document.add(
      .paragraph(
        "\(counted(cases, "case")) of \(results.count) \(cases == 1 ? "differs" : "differ"), in \(counted(rows.count, "view"))."
      ))
    return document
  }

  private var table: Document.Table {
    let columns = ["case", "view", "recorded", "here", "difference", "rule"].map { Document.Table.Column(title: $0) }
    return Document.Table(
      columns: columns,
      rows: rows.prefix(Self.most).map { row in
        let difference = row.difference
        return [
          "\(row.id)", "\(difference.view)", "\(words(difference.expected))", "\(words(difference.ours))",
          "\(words(difference.difference))", "\(reason(difference))",
        ]
      })
  }

  private func words(_ frame: Rect?) -> String {
    guard let frame else { return "not there" }
    return "\(points(frame.x)),\(points(frame.y)) \(points(frame.width))×\(points(frame.height))"
  }

  private func words(_ difference: FrameDifference?) -> String {
    guard let difference else { return "" }
    let parts = [("x", difference.x), ("y", difference.y), ("w", difference.width), ("h", difference.height)]
    return parts.filter { abs($0.1) > tolerance }.map { "\($0.0) \($0.1 > 0 ? "+" : "")\(points($0.1))" }
      .joined(separator: ", ")
  }

  private func reason(_ difference: RecordedDifference) -> String {
    if let around = difference.follows { return "goes along with \(around)" }
    return [difference.decidedBy, difference.rule?.rawValue].compactMap { $0 }.joined(separator: ": ")
  }

  // MARK: By rule

  private struct RuleSum {
    var rule: FidelityRule?
    var views = 0
    var worst = 0.0
  }

  /// The rules with the most views first; views that only moved along with others do not count.
  private var sums: [RuleSum] {
    var sums: [FidelityRule?: RuleSum] = [:]
    for row in rows where row.difference.follows == nil {
      sums[row.difference.rule, default: RuleSum(rule: row.difference.rule)].views += 1
      let worst = max(sums[row.difference.rule]?.worst ?? 0, row.difference.worst ?? 0)
      sums[row.difference.rule]?.worst = worst
    }
    return sums.values.sorted { ($1.views, $0.rule?.rawValue ?? "") < ($0.views, $1.rule?.rawValue ?? "") }
  }

  private var ruleTable: Document.Table {
    let columns: [Document.Table.Column] = [
      .init(title: "rule"), .init(title: "views", isNumber: true), .init(title: "worst", isNumber: true),
    ]
    return Document.Table(
      columns: columns,
      rows: sums.map { sum in
        ["\(sum.rule?.rawValue ?? "shown on one side only")", "\(sum.views)", "\(points(sum.worst))"]
      })
  }

  // MARK: For programs

  private var json: JSON {
    let list = rows.map { row -> JSON in
      let difference = row.difference
      return [
        "case": JSON(row.id), "view": JSON(difference.view), "expected": difference.expected.map { JSON($0) } ?? nil,
        "ours": difference.ours.map { JSON($0) } ?? nil,
        "difference": difference.difference.map { [JSON($0.x), JSON($0.y), JSON($0.width), JSON($0.height)] } ?? nil,
        "worst": difference.worst.map { JSON($0) } ?? nil, "rule": JSON(difference.rule?.rawValue),
        "decidedBy": JSON(difference.decidedBy), "follows": JSON(difference.follows),
      ]
    }
    let rules = sums.map { sum -> JSON in
      ["rule": JSON(sum.rule?.rawValue), "views": JSON(sum.views), "worst": JSON(sum.worst)]
    }
    let stopped = stopped.map { result -> JSON in ["case": JSON(result.id), "problems": result.stop?.json ?? []] }
    return [
      "formatVersion": 1, "within": JSON(tolerance), "cases": JSON(results.count), "views": JSON(views),
      "differingCases": JSON(results.count - agreeing), "differences": JSON(list), "rules": JSON(rules),
      "stopped": JSON(stopped),
    ]
  }
}

import Curriculum
import Diagnostics
import Grading
import LayoutDrawing
import LayoutEngine
import LayoutProgram

/// The output of `course audit`.
struct AuditPage {
  var audit = Audit()
  /// The problems that stopped previews from being laid out.
  var stops: [Problems] = []
  /// The scenes to draw, and the matrix that they belong to.
  var pictured: [AuditCase: Scene] = [:]
  var matrix = AuditMatrix()
  var sources: [SourceText]
  var say: Speaker

  init(sources: [SourceText], say: Speaker) {
    (self.sources, self.say) = (sources, say)
  }

  var answer: Reply {
    Reply(
      document: document, json: json,
      status: audit.findings.isEmpty && stops.isEmpty ? .success : .notPassed)
  }

  private var document: Document {
    var document = Document()
    let problems = audit.findings.map { finding in
      Problem(
        .input, AuditMessage(finding), at: finding.range, severity: .warning,
        notes: [Note(AuditNote(finding, of: audit.layouts))]
          + (finding.otherRange.map { [Note(OtherView(), at: $0)] } ?? []))
    }
    for problem in problems {
      document.blocks += [.problems(Problems([problem], in: sources).spoken(in: say.language)), .gap]
    }
    for stop in stops { document.blocks += [.problems(stop.spoken(in: say.language)), .gap] }
    document.add(.paragraph(say(.auditFound(audit.findings.count, layouts: audit.layouts))))
    if !stops.isEmpty { document.add(.paragraph(say(.auditStopped(stops.count)))) }
    return document
  }

  private var json: JSON {
    [
      "formatVersion": 1, "layouts": JSON(audit.layouts), "findings": JSON(audit.findings.map(json)),
      "stopped": JSON(stops.map(\.json)),
    ]
  }

  private func json(_ finding: AuditFinding) -> JSON {
    let location = location(of: finding.range)
    let smallest = finding.smallest
    return [
      "kind": JSON(finding.kind.rawValue), "message": JSON(AuditMessage(finding).text(in: say.language)),
      "view": JSON(finding.view), "file": JSON(location?.file), "line": location.map { JSON($0.line) } ?? nil,
      "column": location.map { JSON($0.column) } ?? nil, "frame": JSON(finding.frame),
      "smallest": [
        "size": [JSON(smallest.stage.width), JSON(smallest.stage.height)], "textSize": JSON(smallest.textSize.rawValue),
        "direction": JSON(smallest.direction.rawValue),
      ], "layouts": JSON(finding.cases),
    ]
  }

  private func location(of range: SourceRange?) -> SourceLocation? {
    range.flatMap { sources.indices.contains($0.file) ? sources[$0.file].location(at: $0.lower) : nil }
  }

  /// The findings in the SARIF format, for code hosts.
  var sarif: String {
    let results = audit.findings.map { finding in
      let location = location(of: finding.range)
      let note = AuditNote(finding, of: audit.layouts).text(in: say.language)
      return SarifLog.result(
        finding.kind.rawValue, .warning, "\(AuditMessage(finding).text(in: say.language)); \(note)",
        file: location?.file ?? sources.first?.name ?? "", place: location.map { (line: $0.line, column: $0.column) },
        properties: ["layouts": JSON(finding.cases)]
      ).compact
    }
    return SarifLog.head(version: ProgramVersion.current, rules: AuditFinding.Kind.allCases.map(\.rawValue))
      + results.joined(separator: ",\n") + SarifLog.tail
  }

  // MARK: The picture

  /// The number of columns in the drawing, which has one row per stage.
  var columns: Int { matrix.textSizes.count * matrix.directions.count }

  /// A drawing of all configurations; each finding is framed in red in the smallest configuration that shows it.
  func picture(called title: String) -> Filmstrip {
    let frames = matrix.cases.compactMap { one in
      pictured[one].map { scene in
        let caption = AuditCaseWords(one).text(in: say.language)
        var picture = Picture(scene, title: caption)
        picture.guides = []
        picture.figures += audit.findings.filter { $0.smallest == one }.map { finding in
          Figure(frame: finding.frame, paint: Paint(effects: [.border(.color(Self.red), width: 3)]))
        }
        return Filmstrip.Frame(caption, picture)
      }
    }
    return Filmstrip(title: title, frames: frames)
  }

  private static let red = Color(named: "red") ?? .primary
}

import Diagnostics
import LayoutEngine
import LayoutLanguage
import LayoutProgram

/// An audit of a program laid out in many configurations: at most one finding per kind and view.
public struct Audit: Sendable {
  /// The findings in source order.
  public private(set) var findings: [AuditFinding] = []
  /// The number of layouts.
  public private(set) var layouts = 0
  private var seen: [AuditFinding.Key: Int] = [:]

  /// An audit without any layout.
  public init() {}

  /// Lays a program out in every configuration of a matrix, the smallest first.
  ///
  /// - Parameter show: called with each scene.
  /// - Throws: the first problem that stopped a layout.
  public mutating func add(
    _ program: Program, _ request: SceneRequest, in matrix: AuditMatrix, speaking language: Language,
    show: (AuditCase, Scene) -> Void = { _, _ in }
  ) throws(RunFailure) {
    var usual: Set<AuditFinding.Key> = []
    for (number, one) in matrix.smallestFirst.enumerated() {
      let deadline = Deadline(memory: Deadline.usualMemory)
      let scene = try Curriculum.scene(of: program, for: one.applied(to: request), by: deadline).get()
      layouts += 1
      show(one, scene)
      guard let audit = SceneAudit(scene, one, sources: program.sources, in: language) else { continue }
      var here: Set<AuditFinding.Key> = []
      for found in audit.findings {
        let key = found.finding.key
        if found.mayBeIntended {
          if number == 0 { usual.insert(key) }
          if usual.contains(key) { continue }
        }
        guard here.insert(key).inserted else { continue }
        note(found.finding, key)
      }
    }
    findings.sort { Self.place($0) < Self.place($1) }
    seen = Dictionary(findings.enumerated().map { ($0.element.key, $0.offset) }) { first, _ in first }
  }

  private mutating func note(_ finding: AuditFinding, _ key: AuditFinding.Key) {
    if let known = seen[key] {
      findings[known].cases += 1
    } else {
      seen[key] = findings.count
      findings.append(finding)
    }
  }

  private static func place(_ finding: AuditFinding) -> (Int, Int, String) {
    (finding.range?.file ?? -1, finding.range?.lower ?? -1, finding.kind.rawValue)
  }
}

import Diagnostics
import LayoutEngine
import LayoutLanguage

/// The JSON format of results, `course-results` version 1.
extension CheckReport {
  /// The facts that the report does not contain.
  public struct Circumstances: Sendable {
    /// The pack's name.
    public var pack: String
    /// The pack's version.
    public var version: String
    /// The fingerprint of the files that determine the verdict.
    public var fingerprint: String
    /// The number of attempts including this one; nil if nobody counts.
    public var attempts: Int?
    /// The number of hints shown; nil if nobody counts.
    public var hintsUsed: Int?

    /// Makes circumstances.
    public init(pack: String, version: String, fingerprint: String, attempts: Int?, hintsUsed: Int?) {
      self.pack = pack
      self.version = version
      self.fingerprint = fingerprint
      self.attempts = attempts
      self.hintsUsed = hintsUsed
    }
  }

  /// The report as JSON.
  ///
  ///     {"formatVersion": 1, "pack": {"id": …, "version": …, "hash": …}, "engine": "1", "exercise": "razemon-eyes",
  ///      "status": "fail", "points": 0, "maxPoints": 3,
  ///      "scenarios": [{"id": "base", "visibility": "visible", "status": "fail",
  ///                     "views": [{"name": …, "expected": […], "actual": […], "delta": […], "line": 12, …}], …}],
  ///      "problems": [], "attempts": 2, "hintsUsed": 0}
  public func results(_ circumstances: Circumstances, sources: [SourceText]) -> JSON {
    let status =
      switch verdict {
      case .passed: "pass"
      case .notYet: "fail"
      case .notUnderstood: "error"
      }
    return [
      "formatVersion": 1,
      "pack": [
        "id": JSON(circumstances.pack), "version": JSON(circumstances.version), "hash": JSON(circumstances.fingerprint),
      ],
      "engine": JSON(EngineVersion.current), "exercise": JSON(exercise.reference.id), "status": JSON(status),
      "points": JSON(verdict == .passed ? exercise.points : 0), "maxPoints": JSON(exercise.points),
      "scenarios": JSON(scenarios.map { $0.json(sources: sources) }), "problems": problems?.json ?? [],
      "warnings": warnings?.json ?? [], "rules": JSON(rules.map { $0.json(sources: sources) }),
      "diagnoses": JSON(diagnoses.map { $0.json(sources: sources) }),
      "attempts": circumstances.attempts.map { JSON($0) } ?? nil,
      "hintsUsed": circumstances.hintsUsed.map { JSON($0) } ?? nil,
    ]
  }
}

extension ScenarioResult {
  /// The result as JSON; a hidden scenario omits its views unless `showsHidden` is set.
  public func json(sources: [SourceText], showsHidden: Bool = false) -> JSON {
    let status = problems != nil ? "error" : passed ? "pass" : "fail"
    let isSecret = scenario.isHidden && !showsHidden
    return [
      "id": JSON(scenario.id), "visibility": scenario.isHidden ? "hidden" : "visible", "status": JSON(status),
      "size": [JSON(scenario.size.width), JSON(scenario.size.height)],
      "matchingViews": JSON(matchingViews), "checkedViews": JSON(checkedViews),
      "commonShift": commonShift.flatMap { isSecret ? nil : [JSON($0.x), JSON($0.y)] } ?? nil,
      "relations": JSON(isSecret ? [] : relations),
      "views": JSON(isSecret ? [] : views.map { $0.json(sources: sources) }),
      "moments": JSON(isSecret ? [] : moments.map { $0.json(sources: sources) }),
      "answers": JSON(answers.map { $0.json(sources: sources) }),
      "problems": problems?.json ?? [],
    ]
  }

  /// The differences at the start relative to one of the views.
  private var relations: [JSON] {
    guard let (reference, others) = relativeDifferences else { return [] }
    return others.map { ["from": JSON(reference), "view": JSON($0.name), "delta": JSON($0.difference)] }
  }
}

extension JSON {
  /// A difference as four numbers: x, y, width, height.
  init(_ difference: FrameDifference) {
    self = [JSON(difference.x), JSON(difference.y), JSON(difference.width), JSON(difference.height)]
  }
}

extension SourceRange {
  /// The start of the range as JSON members.
  func members(in sources: [SourceText]) -> [(String, JSON)] {
    let location = sources.indices.contains(file) ? sources[file].location(at: lower) : nil
    return [
      ("file", JSON(location?.file)), ("line", location.map { JSON($0.line) } ?? nil),
      ("column", location.map { JSON($0.column) } ?? nil),
    ]
  }
}

extension MomentResult {
  /// The result as JSON.
  func json(sources: [SourceText]) -> JSON {
    [
      "moment": JSON(key.description), "status": passed ? "pass" : "fail",
      "views": JSON(views.map { $0.json(sources: sources) }),
      "inserted": JSON(inserted.map { JSON($0) }), "removed": JSON(removed.map { JSON($0) }),
    ]
  }
}

extension RuleResult {
  /// The result as JSON.
  public func json(sources: [SourceText]) -> JSON {
    let demand: [(String, JSON)] =
      switch rule.demand {
      case .uses: [("uses", JSON(rule.demand.spelling))]
      case .avoids: [("avoids", JSON(rule.demand.spelling))]
      case .shows(let view, over: let other): [("shows", JSON(view)), ("over", JSON(other))]
      case .staysOn(let axis, reads: let name): [("axis", JSON("\(axis)")), ("reads", JSON(name))]
      }
    let members: [(String, JSON)] = [
      ("severity", JSON(rule.weight.rawValue)), ("status", isMet ? "pass" : "fail"),
      ("reason", JSON(rule.reason)),
    ]
    return JSON(members: demand + members + (range?.members(in: sources) ?? []))
  }
}

extension AnswerResult {
  /// The result as JSON, without the right answer.
  func json(sources: [SourceText]) -> JSON {
    let given: JSON =
      switch given {
      case .number(let number): JSON(number)
      case .text(let text): JSON(text)
      case .other, nil: nil
      }
    let members: [(String, JSON)] = [
      ("name", JSON(name)), ("status", isRight ? "pass" : "fail"), ("given", given),
      ("remark", remark.map { JSON($0) } ?? nil),
    ]
    return JSON(members: members + (range?.members(in: sources) ?? []))
  }
}

extension ViewResult {
  /// The result as JSON: frames as [x, y, width, height], `null` for a missing one.
  public func json(sources: [SourceText]) -> JSON {
    let location = range.flatMap { range in
      sources.indices.contains(range.file) ? sources[range.file].location(at: range.lower) : nil
    }
    return [
      "name": JSON(name), "status": matches ? "pass" : "fail",
      "expected": expected.map { JSON($0) } ?? nil, "actual": actual.map { JSON($0) } ?? nil,
      "delta": difference.map { JSON($0) } ?? nil,
      "file": JSON(location?.file), "line": location.map { JSON($0.line) } ?? nil,
      "column": location.map { JSON($0.column) } ?? nil,
    ]
  }
}

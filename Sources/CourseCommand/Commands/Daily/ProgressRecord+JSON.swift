import Curriculum
import Diagnostics
import ProgressStore

extension ProgressRecord {
  /// The version of the format; files with another version are rejected.
  static let formatVersion = 1

  /// The record as JSON; equal records give equal JSON.
  var json: JSON {
    [
      "formatVersion": JSON(Self.formatVersion), "exercises": JSON(exercises.map(\.json)),
      "places": JSON(
        places.map { place -> JSON in
          ["pack": JSON(place.key.pack), "exercise": JSON(place.key.exercise), "since": JSON(Int(place.since))]
        }),
      "skips": JSON(
        skips.map { skip -> JSON in
          [
            "pack": JSON(skip.key.pack), "exercise": JSON(skip.key.exercise), "at": JSON(Int(skip.at)),
            "isOver": JSON(skip.isOver),
          ]
        }),
    ]
  }

  /// Reads a record.
  ///
  /// - Throws: the first error in the file, with its line.
  init(_ json: JSON) throws(Problem) {
    let reader = try ObjectReader(
      json, what: "the progress file", keys: ["formatVersion", "exercises", "places", "skips"])
    let version = try reader.required("formatVersion", as: .wholeNumber)
    guard version == Self.formatVersion else {
      let message = "this is a progress file of format \(version); this program reads format \(Self.formatVersion)"
      throw Problem(.input, AuthorMessage(message), at: json["formatVersion"]?.range)
    }
    self.init(
      exercises: try reader.required("exercises", as: .list(of: .exerciseRecord)),
      places: try reader.required("places", as: .list(of: .place)),
      // Files from versions without `course skip` have no skips.
      skips: try reader.optional("skips", as: .list(of: .skip)) ?? [])
  }
}

extension ExerciseRecord {
  fileprivate var json: JSON {
    [
      "pack": JSON(key.pack), "exercise": JSON(key.exercise), "texts": JSON(texts.map(\.json)),
      "hints": JSON(hints.map { hint -> JSON in ["number": JSON(hint.number), "at": JSON(Int(hint.at))] }),
      "told": JSON(
        told.map { told -> JSON in
          ["cause": JSON(told.cause), "step": JSON(told.step), "at": JSON(Int(told.at))]
        }),
      "reviews": JSON(reviews.map(\.json)),
    ]
  }
}

extension ExerciseRecord.Text {
  fileprivate var json: JSON {
    let text = JSON(String(decoding: source, as: UTF8.self))
    switch event {
    case .kept(let reason): return ["at": JSON(Int(at)), "event": JSON(reason.rawValue), "text": text]
    case .checked(let check):
      return ["at": JSON(Int(at)), "event": "checked", "text": text, "check": check.json]
    }
  }
}

extension ExerciseRecord.Check {
  fileprivate var json: JSON {
    [
      "packVersion": JSON(packVersion), "packHash": JSON(packHash), "engineVersion": JSON(engineVersion),
      "verdict": JSON(verdict.rawValue),
      "scenarios": JSON(
        scenarios.map { scenario -> JSON in
          [
            "id": JSON(scenario.id), "passed": JSON(scenario.passed), "matchingViews": JSON(scenario.matchingViews),
            "checkedViews": JSON(scenario.checkedViews), "detail": JSON(scenario.detail),
          ]
        }),
    ]
  }
}

extension ExerciseRecord.Review {
  fileprivate var json: JSON {
    [
      "begunAt": JSON(Int(begunAt)), "seed": JSON(String(seed)), "hints": JSON(hints),
      "finishedAt": end.map { JSON(Int($0.at)) } ?? nil, "grade": end.map { JSON($0.grade.rawValue) } ?? nil,
      "texts": JSON(
        texts.map { text -> JSON in
          [
            "at": JSON(Int(text.at)), "text": JSON(String(decoding: text.source, as: UTF8.self)),
            "verdict": JSON(text.verdict.rawValue), "scenariosPassed": JSON(text.scenariosPassed),
            "scenarioCount": JSON(text.scenarioCount),
          ]
        }),
    ]
  }
}

// MARK: - Forms

/// The moments that a date can represent.
private let moments = 0...253_402_300_799_999

extension JSONForm where Value == Int64 {
  fileprivate static var moment: JSONForm {
    JSONForm("milliseconds since 1970") { json in
      json.number.flatMap { Int(exactly: $0) }.flatMap { moments.contains($0) ? Int64($0) : nil }
    }
  }

  /// Seeds are strings, since some JSON readers round numbers with that many digits.
  fileprivate static var seed: JSONForm {
    JSONForm("a whole number in double quotes") { $0.string.flatMap { Int64($0) } }
  }
}

extension JSONForm where Value == AttemptVerdict {
  fileprivate static var verdict: JSONForm {
    JSONForm("passed, notYet or notUnderstood") { $0.string.flatMap { AttemptVerdict(rawValue: $0) } }
  }
}

extension JSONForm where Value == Int {
  fileprivate static var count: JSONForm {
    JSONForm("a whole number from 0 on") { json in
      json.number.flatMap { Int(exactly: $0) }.flatMap { (0...1_000_000_000).contains($0) ? $0 : nil }
    }
  }
}

extension JSONForm where Value == ReviewGrade {
  fileprivate static var grade: JSONForm {
    JSONForm("a grade from 1 to 4") { $0.number.flatMap { Int(exactly: $0) }.flatMap { ReviewGrade(rawValue: $0) } }
  }
}

extension ObjectReader {
  /// Reads an optional member; `null` counts as missing.
  fileprivate func present<Value>(_ key: String, in json: JSON, as form: JSONForm<Value>) throws(Problem) -> Value? {
    if case .null? = json[key]?.content { return nil }
    return try optional(key, as: form)
  }

  fileprivate func key() throws(Problem) -> ExerciseKey {
    ExerciseKey(pack: try required("pack", as: .text), exercise: try required("exercise", as: .text))
  }
}

extension JSONForm where Value == ProgressRecord.Place {
  fileprivate static var place: JSONForm {
    JSONForm("a place") { (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: what, keys: ["pack", "exercise", "since"])
      return ProgressRecord.Place(key: try reader.key(), since: try reader.required("since", as: .moment))
    }
  }
}

extension JSONForm where Value == ProgressRecord.Skip {
  fileprivate static var skip: JSONForm {
    JSONForm("an exercise left for later") { (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: what, keys: ["pack", "exercise", "at", "isOver"])
      return ProgressRecord.Skip(
        key: try reader.key(), at: try reader.required("at", as: .moment),
        isOver: try reader.required("isOver", as: .flag))
    }
  }
}

extension JSONForm where Value == ExerciseRecord {
  fileprivate static var exerciseRecord: JSONForm {
    JSONForm("an exercise's record") { (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: what, keys: ["pack", "exercise", "texts", "hints", "told", "reviews"])
      var record = ExerciseRecord(key: try reader.key())
      record.texts = try reader.required("texts", as: .list(of: .recordedText))
      record.hints = try reader.required("hints", as: .list(of: .recordedHint))
      // Files from versions without step-by-step diagnoses have no `told`.
      record.told = try reader.optional("told", as: .list(of: .recordedSteps)) ?? []
      record.reviews = try reader.required("reviews", as: .list(of: .recordedReview))
      return record
    }
  }
}

extension JSONForm where Value == ExerciseRecord.Text {
  fileprivate static var recordedText: JSONForm {
    JSONForm("a text") { (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: what, keys: ["at", "event", "text", "check"])
      let event = try reader.required("event", as: .text)
      let text = ExerciseRecord.Text(
        at: try reader.required("at", as: .moment), source: Array(try reader.required("text", as: .text).utf8),
        event: .kept(.replaced))
      var result = text
      if let reason = KeptReason(rawValue: event) {
        result.event = .kept(reason)
      } else if event == "checked" {
        result.event = .checked(try reader.required("check", as: .recordedCheck))
      } else {
        throw Problem(
          .input, AuthorMessage("\"event\" of \(what) has to be checked, reset or replaced"), at: json["event"]?.range)
      }
      return result
    }
  }
}

extension JSONForm where Value == ExerciseRecord.Check {
  fileprivate static var recordedCheck: JSONForm {
    JSONForm("a check") { (json: JSON, what: String) throws(Problem) in
      let keys = ["packVersion", "packHash", "engineVersion", "verdict", "scenarios"]
      let reader = try ObjectReader(json, what: what, keys: keys)
      return ExerciseRecord.Check(
        packVersion: try reader.required("packVersion", as: .text),
        packHash: try reader.required("packHash", as: .text),
        engineVersion: try reader.required("engineVersion", as: .text),
        verdict: try reader.required("verdict", as: .verdict),
        scenarios: try reader.required("scenarios", as: .list(of: .recordedOutcome)))
    }
  }
}

extension JSONForm where Value == ScenarioOutcome {
  fileprivate static var recordedOutcome: JSONForm {
    JSONForm("a scenario's outcome") { (json: JSON, what: String) throws(Problem) in
      let keys = ["id", "passed", "matchingViews", "checkedViews", "detail"]
      let reader = try ObjectReader(json, what: what, keys: keys)
      return ScenarioOutcome(
        id: try reader.required("id", as: .text), passed: try reader.required("passed", as: .flag),
        matchingViews: try reader.required("matchingViews", as: .count),
        checkedViews: try reader.required("checkedViews", as: .count), detail: try reader.required("detail", as: .text))
    }
  }
}

extension JSONForm where Value == ExerciseRecord.Hint {
  fileprivate static var recordedHint: JSONForm {
    JSONForm("a hint") { (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: what, keys: ["number", "at"])
      return ExerciseRecord.Hint(
        number: try reader.required("number", as: .count), at: try reader.required("at", as: .moment))
    }
  }
}

extension JSONForm where Value == ExerciseRecord.RevealedStep {
  fileprivate static var recordedSteps: JSONForm {
    JSONForm("a step of a cause") { (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: what, keys: ["cause", "step", "at"])
      return ExerciseRecord.RevealedStep(
        cause: try reader.required("cause", as: .text), step: try reader.required("step", as: .step),
        at: try reader.required("at", as: .moment))
    }
  }
}

extension JSONForm where Value == Int {
  fileprivate static var step: JSONForm {
    JSONForm("a step from 1 to 4") { json in
      json.number.flatMap { Int(exactly: $0) }.flatMap { (1...4).contains($0) ? $0 : nil }
    }
  }
}

extension JSONForm where Value == ExerciseRecord.Review {
  fileprivate static var recordedReview: JSONForm {
    JSONForm("a review") { (json: JSON, what: String) throws(Problem) in
      let keys = ["begunAt", "seed", "hints", "finishedAt", "grade", "texts"]
      let reader = try ObjectReader(json, what: what, keys: keys)
      let end: ExerciseRecord.Review.End? =
        if let at = try reader.present("finishedAt", in: json, as: .moment) {
          ExerciseRecord.Review.End(at: at, grade: try reader.required("grade", as: .grade))
        } else {
          nil
        }
      return ExerciseRecord.Review(
        begunAt: try reader.required("begunAt", as: .moment), seed: try reader.required("seed", as: .seed),
        hints: try reader.required("hints", as: .count), end: end,
        texts: try reader.required("texts", as: .list(of: .reviewText)))
    }
  }
}

extension JSONForm where Value == ExerciseRecord.ReviewText {
  fileprivate static var reviewText: JSONForm {
    JSONForm("a text of a review") { (json: JSON, what: String) throws(Problem) in
      let keys = ["at", "text", "verdict", "scenariosPassed", "scenarioCount"]
      let reader = try ObjectReader(json, what: what, keys: keys)
      return ExerciseRecord.ReviewText(
        at: try reader.required("at", as: .moment), source: Array(try reader.required("text", as: .text).utf8),
        verdict: try reader.required("verdict", as: .verdict),
        scenariosPassed: try reader.required("scenariosPassed", as: .count),
        scenarioCount: try reader.required("scenarioCount", as: .count))
    }
  }
}

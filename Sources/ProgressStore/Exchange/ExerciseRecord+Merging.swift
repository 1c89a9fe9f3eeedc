extension ExerciseRecord {
  /// The union of both records. Merging is commutative and idempotent, and loses no text.
  func merged(with other: ExerciseRecord) -> ExerciseRecord {
    var merged = self
    merged.texts = texts.union(other.texts).inOrder
    merged.hints = Self.merged(hints, other.hints)
    merged.told = Self.merged(told, other.told)
    merged.reviews = Self.merged(reviews, other.reviews)
    return merged
  }

  /// The same, in the order of written records.
  var inOrder: ExerciseRecord { merged(with: ExerciseRecord(key: key)) }

  /// A hint keeps the time when it was first shown.
  private static func merged(_ some: [Hint], _ others: [Hint]) -> [Hint] {
    let first = Dictionary((some + others).map { ($0.number, $0.at) }, uniquingKeysWith: min)
    return first.sorted { $0.key < $1.key }.map { Hint(number: $0.key, at: $0.value) }
  }

  /// What was told counts from when it was told first.
  private static func merged(_ some: [RevealedStep], _ others: [RevealedStep]) -> [RevealedStep] {
    struct Name: Hashable {
      var cause: String
      var step: Int
    }
    let first = Dictionary((some + others).map { (Name(cause: $0.cause, step: $0.step), $0.at) }, uniquingKeysWith: min)
    return first.map { RevealedStep(cause: $0.key.cause, step: $0.key.step, at: $0.value) }
      .sorted { ($0.cause, $0.step) < ($1.cause, $1.step) }
  }

  private static func merged(_ some: [Review], _ others: [Review]) -> [Review] {
    struct Name: Hashable {
      var begunAt: Int64
      var seed: Int64
    }
    var all: [Name: Review] = [:]
    for review in some + others {
      let name = Name(begunAt: review.begunAt, seed: review.seed)
      all[name] = all[name]?.merged(with: review) ?? review.inOrder
    }
    return all.values.sorted { ($0.begunAt, $0.seed) < ($1.begunAt, $1.seed) }
  }
}

extension ExerciseRecord.Review {
  /// Merges a review that two machines know; one of them may know its end.
  fileprivate func merged(with other: ExerciseRecord.Review) -> ExerciseRecord.Review {
    var merged = self
    merged.hints = max(hints, other.hints)
    merged.end = [end, other.end].compactMap(\.self).min { ($0.at, $0.grade.rawValue) < ($1.at, $1.grade.rawValue) }
    merged.texts = texts.union(other.texts).inOrder
    return merged
  }

  fileprivate var inOrder: ExerciseRecord.Review {
    var ordered = self
    ordered.texts = texts.inOrder
    return ordered
  }
}

extension ProgressRecord.Place {
  /// The more recent of two current exercises of one pack.
  func later(_ other: ProgressRecord.Place) -> ProgressRecord.Place {
    (since, key.exercise) < (other.since, other.key.exercise) ? other : self
  }
}

extension ProgressRecord.Skip {
  /// The more recent of two machines' skips; at the same time, the one that is over.
  func later(_ other: ProgressRecord.Skip) -> ProgressRecord.Skip {
    (at, isOver ? 1 : 0) < (other.at, other.isOver ? 1 : 0) ? other : self
  }
}

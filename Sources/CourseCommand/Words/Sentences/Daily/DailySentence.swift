import ProgressStore

/// Messages of `review`, `progress`, `doctor`, `report` and `completions`.
enum DailySentence: Localizable {
  // review
  case isReview
  case hintInReview(Int, of: Int)
  case reviewHow
  case moreDue(Int)
  case nothingDue(next: String, at: String)
  case nothingPassed
  case reviewPassed(String, checks: Int, days: Int, at: String)
  case reviewHasOtherData
  case reviewHasSameData
  case reviewsAreDue(Int)

  // progress
  case exported(String, exercises: Int, texts: Int)
  case imported(MergeOutcome)
  case progressNeedsAFile
  case noSuchExchange(String)
  case noProgressFile(String)
  case impossibleProgress(String)
  case prepared(String, isNew: Bool)
  case howLearnersConnect(String)

  // completions
  case needsAShell([String])
  case noSuchShell(String, known: [String])

  // doctor
  case isFine
  case look
  case isMissing
  case part(DoctorPart)
  case allIsThere
  case somethingIsMissing
  case isNotOptimized
  case notYetThere(String)
  case soundPack(String, exercises: Int)
  case soundFile(String, bytes: Int64, texts: Int)
  case isFaulty(String)
  case terminal(columns: Int, rows: Int, colors: Bool, name: String)
  case noTerminal
  case reportsChanges(Bool)
  case willUse(String)
  case installForPlay
  case installForPictures
  case room(gigabytes: Int)
}

/// The parts that `doctor` examines.
enum DoctorPart: String, CaseIterable, Sendable {
  case program, pack, work, progress, disk, watcher, terminal, editor, page, browser
}

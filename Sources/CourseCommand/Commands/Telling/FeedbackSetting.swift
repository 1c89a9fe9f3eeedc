import Curriculum
import Diagnostics

extension WorkFolder {
  private var settingsFile: String { "\(path)/\(Self.mark)/settings.json" }

  /// How much of each diagnosis the learner wants to see; nil if the learner has not chosen.
  var feedback: Feedback? {
    guard let bytes = try? FileText.bytes(of: settingsFile),
      let json = try? JSON.read(SourceText(name: "settings.json", text: String(decoding: bytes, as: UTF8.self)))
    else { return nil }
    return json["feedback"]?.string.flatMap(Feedback.init)
  }

  /// Stores how much of each diagnosis the learner wants to see.
  func choose(_ feedback: Feedback) throws(Complaint) {
    let settings: JSON = ["formatVersion": 1, "feedback": JSON(feedback.rawValue)]
    try Complaint.ofSystem(FileText.put("\(settings.compact)\n", at: settingsFile))
  }
}

extension Session {
  /// `course settings [feedback [steps|full]]`: shows or changes the learner's settings.
  func settings() throws(Complaint) -> Reply {
    let folder = try existingWorkFolder()
    if let key = invocation.operands.first, key != "feedback" { throw .usage(.noSetting(key), .known(["feedback"])) }
    if let word = invocation.operands.dropFirst().first {
      guard let feedback = Feedback(rawValue: word) else {
        throw .usage(.noFeedback(word), .known(Feedback.allCases.map(\.rawValue)))
      }
      try folder.choose(feedback)
    }
    let chosen = folder.feedback
    let usual = (try? pack())?.feedback ?? .steps
    return Reply(
      document: Document([
        .fields([.init(label: "feedback", text: say.words(TellingSentence.feedback(chosen ?? usual)))]),
        .paragraph(say.words(chosen == nil ? TellingSentence.isUsual : .isYours)),
      ]),
      json: ["formatVersion": 1, "feedback": JSON((chosen ?? usual).rawValue), "isChosen": JSON(chosen != nil)])
  }

  /// How much of each diagnosis to show: the learner's choice, else the exercise's, else the pack's.
  func feedback(on exercise: Exercise, in pack: Pack, _ folder: WorkFolder) -> Feedback {
    folder.feedback ?? exercise.feedback ?? pack.feedback ?? .steps
  }
}

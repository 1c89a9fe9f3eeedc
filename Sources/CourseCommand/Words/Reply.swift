import Diagnostics

/// How a command ended, for the shell.
enum ExitStatus: Int32, Sendable {
  /// Done, or passed.
  case success = 0
  /// Not passed.
  case notPassed = 1
  /// The command was not used as it can be.
  case wrongUsage = 2
  /// A fault of the pack or of the program.
  case fault = 3
}

/// What a command has to say, in every form that somebody may ask for.
struct Reply: Sendable {
  /// For people.
  var document: Document
  /// For programs.
  var json: JSON
  var status: ExitStatus = .success
  /// A text that is wanted as it is, in place of the document, so that it can be saved. Only a terminal gets it with
  /// its control characters made visible.
  var raw: String?
  /// Whether somebody is to read all of it: a terminal that is too small for it shows it in the reader's pager.
  var isForReading = false
}

/// Why a command could not do what it was asked to.
struct Complaint: Error, Sendable {
  var status: ExitStatus
  /// What is the matter, as a sentence.
  var message: any Sayable
  /// What to do next.
  var advice: [any Sayable] = []
  /// The places in sources or pack files that show it.
  var problems: Problems?
  /// Whether answers cannot be written, so that this cannot be said among them.
  var isAboutOutput = false

  /// The command was not used as it can be.
  static func usage(_ message: Phrase, _ advice: Phrase...) -> Complaint {
    Complaint(status: .wrongUsage, message: message, advice: advice)
  }

  /// The command was not used as it can be; in the reader's language.
  static func usage(_ message: ComplaintSentence, _ advice: ComplaintSentence...) -> Complaint {
    Complaint(status: .wrongUsage, message: message, advice: advice)
  }

  /// The command was not used as it can be; of `progress`, `completions` and their like.
  static func usage(_ message: DailySentence, _ advice: ComplaintSentence...) -> Complaint {
    Complaint(status: .wrongUsage, message: message, advice: advice)
  }

  /// The command was not used as it can be; of what is no pack.
  static func usage(_ message: ArchiveSentence, _ advice: ArchiveSentence...) -> Complaint {
    Complaint(status: .wrongUsage, message: message, advice: advice)
  }

  /// The command was not used as it can be; of `watch` and `edit`.
  static func usage(_ message: WatchSentence, _ advice: WatchSentence...) -> Complaint {
    Complaint(status: .wrongUsage, message: message, advice: advice)
  }

  /// The command was not used as it can be; of the live page.
  static func usage(_ message: PageSentence, _ advice: PageSentence...) -> Complaint {
    Complaint(status: .wrongUsage, message: message, advice: advice)
  }

  /// Something on this machine or in this program stands in the way.
  static func fault(_ message: Phrase, _ advice: Phrase...) -> Complaint {
    Complaint(status: .fault, message: message, advice: advice)
  }

  /// Something on this machine stands in the way; in the reader's language.
  static func fault(_ message: ComplaintSentence, _ advice: ComplaintSentence...) -> Complaint {
    Complaint(status: .fault, message: message, advice: advice)
  }

  /// An answer, or a part of one, could not be written.
  static func unwritten(_ refusal: Refusal, _ advice: ComplaintSentence...) -> Complaint {
    let message = ComplaintSentence.answerUnwritten(because: refusal.reason)
    return Complaint(status: .fault, message: message, advice: advice, isAboutOutput: true)
  }

  /// The same complaint, said to whoever writes the pack: it is theirs to mend.
  var saidToAuthor: Complaint {
    guard let sentence = message as? ComplaintSentence, case .packIsFaulty = sentence else { return self }
    var complaint = self
    complaint.status = .notPassed
    complaint.message = ComplaintSentence.yourPackIsFaulty
    return complaint
  }

  /// The pack is broken.
  static func pack(_ problems: Problems) -> Complaint {
    Complaint(status: .fault, message: ComplaintSentence.packIsFaulty, problems: problems)
  }
}

extension Complaint {
  /// The complaint as an answer.
  func answer(calling caller: Caller, say: Speaker) -> Reply {
    let message = say.words(message)
    let advice = advice.map(say.words)
    var document = Document()
    document.add(.paragraph(message))
    if let problems { document.add(.problems(problems)) }
    for line in advice { document.add(.line(line)) }
    let kind = status == .wrongUsage ? "usage" : "fault"
    let json: JSON = [
      "formatVersion": 1,
      "error": [
        "kind": JSON(kind), "message": JSON(message.text(calling: caller)),
        "advice": JSON(advice.map { JSON($0.text(calling: caller)) }), "problems": problems?.json ?? [],
      ],
    ]
    return Reply(document: document, json: json, status: status)
  }
}

import Curriculum
import Diagnostics

/// The exit status of a command.
enum ExitStatus: Int32, Sendable {
  /// The command succeeded, or the answer passed.
  case success = 0
  /// The answer did not pass.
  case notPassed = 1
  /// The command line was invalid.
  case wrongUsage = 2
  /// The pack or the program has a fault.
  case fault = 3

  /// The status of an answer that these problems stopped.
  init(stoppedBy problems: Problems) { self = problems.containFault ? .fault : .notPassed }

  /// The status of a check.
  init(of report: CheckReport) {
    let problems = [report.problems] + report.scenarios.map(\.problems)
    self = report.verdict == .passed ? .success : problems.contains { $0?.containFault == true } ? .fault : .notPassed
  }
}

/// A command's answer in all output formats.
struct Reply: Sendable {
  /// The answer for people.
  var document: Document
  /// The answer for programs.
  var json: JSON
  var status: ExitStatus = .success
  /// Text to print verbatim instead of the document, so that it can be saved. In a terminal its control characters are
  /// made visible.
  var raw: String?
  /// Whether the answer is a long text, for which the pager opens if the terminal is too small.
  var isForReading = false
}

/// The reason why a command failed, with advice.
struct Complaint: Error, Sendable {
  var status: ExitStatus
  /// The message, as a sentence.
  var message: any Localizable
  /// The advice.
  var advice: [any Localizable] = []
  /// Locations in sources or pack files that show the fault.
  var problems: Problems?
  /// Whether the output cannot be written, so that the message cannot go there.
  var isAboutOutput = false

  /// A usage error, with an English message.
  static func usage(_ message: Phrase, _ advice: Phrase...) -> Complaint {
    Complaint(status: .wrongUsage, message: message, advice: advice)
  }

  /// A usage error in the reader's language.
  static func usage(_ message: ComplaintSentence, _ advice: ComplaintSentence...) -> Complaint {
    Complaint(status: .wrongUsage, message: message, advice: advice)
  }

  /// A usage error of `progress`, `completions` and similar commands.
  static func usage(_ message: DailySentence, _ advice: ComplaintSentence...) -> Complaint {
    Complaint(status: .wrongUsage, message: message, advice: advice)
  }

  /// A usage error about something that is not a pack.
  static func usage(_ message: ArchiveSentence, _ advice: ArchiveSentence...) -> Complaint {
    Complaint(status: .wrongUsage, message: message, advice: advice)
  }

  /// A usage error of `watch` and `edit`.
  static func usage(_ message: WatchSentence, _ advice: WatchSentence...) -> Complaint {
    Complaint(status: .wrongUsage, message: message, advice: advice)
  }

  /// A usage error of the live page.
  static func usage(_ message: PageSentence, _ advice: PageSentence...) -> Complaint {
    Complaint(status: .wrongUsage, message: message, advice: advice)
  }

  /// A fault of this machine or of the program, with an English message.
  static func fault(_ message: Phrase, _ advice: Phrase...) -> Complaint {
    Complaint(status: .fault, message: message, advice: advice)
  }

  /// A fault of this machine, in the reader's language.
  static func fault(_ message: ComplaintSentence, _ advice: ComplaintSentence...) -> Complaint {
    Complaint(status: .fault, message: message, advice: advice)
  }

  /// The complaint that an answer could not be written completely.
  static func unwritten(_ refusal: Refusal, _ advice: ComplaintSentence...) -> Complaint {
    let message = ComplaintSentence.answerUnwritten(because: refusal.reason)
    return Complaint(status: .fault, message: message, advice: advice, isAboutOutput: true)
  }

  /// The complaint addressed to the pack's author, who can fix the pack.
  var saidToAuthor: Complaint {
    guard let sentence = message as? ComplaintSentence, case .packIsFaulty = sentence else { return self }
    var complaint = self
    complaint.status = .notPassed
    complaint.message = ComplaintSentence.yourPackIsFaulty
    return complaint
  }

  /// The complaint that the pack is broken.
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

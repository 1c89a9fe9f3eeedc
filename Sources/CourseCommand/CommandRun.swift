import Diagnostics

/// The outermost step of the program, from arguments to output.
struct CommandRun {
  var context: ProcessContext

  /// Runs the command, writes its answer, and returns the exit status.
  func run() -> ExitStatus {
    let invocation: Invocation
    do throws(Complaint) {
      invocation = try ArgumentReader.read(context.arguments)
    } catch {
      var guess = Invocation()
      guess.format = ArgumentReader.format(of: context.arguments)
      // Ignores a value that is not a language.
      guess.language = ArgumentReader.value(of: .language, in: context.arguments).flatMap { word in
        Language(locale: word) == nil ? nil : word
      }
      guess.pack = ArgumentReader.value(of: .pack, in: context.arguments)
      guess.work = ArgumentReader.value(of: .work, in: context.arguments)
      guess.isPlain = context.arguments.contains(OptionName.plain.typed)
      return complain(error, guess)
    }
    let session = Session(context: context, invocation: invocation)
    do throws(Complaint) {
      try session.requireCurrentFolder()
      if invocation.flags.contains(.jsonl) {
        if invocation.command == .grade { try session.gradeStream() } else { try session.layoutStream() }
        return show("", .success, invocation)
      }
      session.tellUnspokenLanguage()
      let answer = try session.answer()
      let text = text(of: answer, invocation)
      if answer.isForReading, session.isPaged(text), session.pager?.show(text) ?? false {
        return answer.status
      }
      return show(text, answer.status, invocation)
    } catch {
      return complain(session.isForAuthor ? error.saidToAuthor : error, invocation)
    }
  }

  /// Writes and flushes an answer.
  private func show(_ text: String, _ status: ExitStatus, _ invocation: Invocation) -> ExitStatus {
    do throws(Refusal) {
      try Output.answers.write(text)
      try Output.answers.end()
      return status
    } catch {
      return complain(.unwritten(error, .restIsDone), invocation)
    }
  }

  /// Writes a complaint to standard error, or to standard output as JSON for programs, which expect exactly one value.
  ///
  /// If the answer cannot be written, standard error says so; if that fails too, only the exit status remains.
  private func complain(_ complaint: Complaint, _ invocation: Invocation) -> ExitStatus {
    var invocation = invocation
    if complaint.isAboutOutput { invocation.format = .text }
    let isForPrograms = invocation.format == .json
    let session = Session(context: context, invocation: invocation)
    let text = text(of: complaint.answer(calling: session.caller, say: session.say), invocation)
    do throws(Refusal) {
      try (isForPrograms ? Output.answers : .complaints).write(text)
      if isForPrograms { try Output.answers.end() }
      return complaint.status
    } catch {
      return isForPrograms ? complain(.unwritten(error), invocation) : .fault
    }
  }

  private func text(of answer: Reply, _ invocation: Invocation) -> String {
    if invocation.format == .json { return answer.json.pretty + "\n" }
    if let raw = answer.raw { return context.isTerminal ? raw.onATerminal : raw }
    return Session(context: context, invocation: invocation).text(of: answer.document)
  }
}

extension Session {
  /// Whether the user writes the pack, because the command is for authors or `--pack` names an existing folder.
  fileprivate var isForAuthor: Bool {
    if invocation.command?.audience == .authors { return true }
    guard let name = invocation.pack else { return false }
    return Path.kind(context.absolute(name)) != nil
  }

  /// Renders a document for this reader's terminal and options.
  func text(of document: Document) -> String {
    if invocation.isPlain { return PlainRenderer(caller: caller).render(document) }
    let ink = Ink(context.means)
    let width = min(context.width, Self.widest)
    return TerminalRenderer(width: width, ink: ink, caller: caller).render(document)
  }

  /// The widest line; longer ones are hard to read.
  private static let widest = 100

  /// Whether a text is longer than the screen and the reader can page through it.
  fileprivate func isPaged(_ text: String) -> Bool {
    // A reader without a keyboard cannot turn pages.
    let isWanted = context.asksQuestions && invocation.format == .text && !invocation.isPlain
    return isWanted && !invocation.flags.contains(.noPager) && text.lines.count >= context.height
  }

  /// The pager for long pages.
  fileprivate var pager: Pager? {
    let foot = (
      say.words(Sentence.pageGoesOn).text(calling: caller), say.words(Sentence.pageEnds).text(calling: caller)
    )
    return Pager(wish: context.environment("PAGER"), foot: context.environment("LESS") == nil ? foot : nil)
  }

  /// Warns about a requested language without a translation; the answer is in English.
  fileprivate func tellUnspokenLanguage() {
    guard let word = invocation.language, invocation.format == .text, let language = Language(locale: word),
      ![.english, .german].contains(language)
    else { return }
    try? Output.complaints.write(text(of: Document([.paragraph(say.words(ComplaintSentence.unspokenLanguage(word)))])))
  }

  /// Throws if the current folder no longer exists, since nearly every command searches upwards from it.
  fileprivate func requireCurrentFolder() throws(Complaint) {
    let needsNone = invocation.command == .help || invocation.flags.contains(.version)
    if context.currentFolder.isEmpty, !needsNone { throw .fault(.folderIsGone, .goElsewhere) }
  }
}

extension String {
  /// A verbatim text made safe to show in a terminal: without control sequences, and ending with a line feed.
  fileprivate var onATerminal: String {
    let shown = asSourceOnATerminal
    return isEmpty || utf8.last == UInt8(ascii: "\n") ? shown : shown + "\n"
  }
}

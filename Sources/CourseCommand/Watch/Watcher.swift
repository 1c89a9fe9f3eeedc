import CourseServer
import Curriculum
import Diagnostics
import Glibc
import ProgressStore

/// The event loop of `course watch`, which handles files, keys and signals one after the other.
final class Watcher {
  private var session: Session
  private var pack: Pack
  private let folder: WorkFolder
  private let screen: TerminalScreen?
  private var follower: FileFollower
  /// Each file's text when it was last read.
  private var known: [String: String] = [:]

  private var lastWritten = ContinuousClock.now

  private var exercise: ExerciseReference?
  private var page: Reply?
  /// The result of the last check, to which Enter returns.
  private var result: Reply?
  private var scroll = 0
  /// The time of the last save, at the right of the header.
  private var saved: Phrase = ""
  /// A message or a question above the keys.
  private var remark: Phrase?
  private var asksReset = false
  /// The list in which an exercise can be selected; nil while another page is shown.
  private var chooser: ExerciseChooser?
  /// The exercise that was just passed; the next key leads on to the next exercise.
  private var awaitsKey: ExerciseReference?
  private var advances: Bool
  /// The texts that undo steps back through, the newest first; nil before the first undo.
  private var earlier: [HistoryEntry]?
  private var isOver = false
  private var hasInput = true
  private var isDrawnAnew = true

  init(session: Session, pack: Pack, folder: WorkFolder, screen: TerminalScreen?, follower: FileFollower) {
    self.session = session
    self.pack = pack
    self.folder = folder
    self.screen = screen
    self.follower = follower
    advances = session.invocation.flags.contains(.advance)
  }

  private var say: Speaker { session.say }

  /// Runs until the learner quits.
  func run(_ signals: SignalFile) {
    lookAround()
    fit()
    follow(.next)
    while !isOver {
      draw()
      var waited = [
        pollfd(fd: hasInput ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: follower.handle, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.handle, events: Int16(POLLIN), revents: 0),
      ]
      poll(&waited, nfds_t(waited.count), follower.interval)
      for signal in signals.arrived() { take(signal) }
      if waited[0].revents != 0 { readKeys() }
      takeChanges()
    }
  }

  private func take(_ signal: Int32) {
    if signal == SIGWINCH { fit() } else { isOver = true }
  }

  /// Reads the terminal's size.
  private func fit() {
    guard screen != nil else { return }
    let size = TerminalScreen.size
    session.context.width = size.columns
    session.context.height = size.rows - 6
    isDrawnAnew = true
  }
}

// MARK: - Files

extension Watcher {
  /// Remembers each file's text, so that only changed files are checked.
  private func lookAround() {
    for reference in pack.exercises { known[reference.id] = text(of: reference) }
  }

  private func text(of reference: ExerciseReference) -> String? {
    (try? FileText.bytes(of: folder.file(of: reference))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The time in milliseconds within which events belong to one save, since editors save in several steps.
  private static let settling: Int32 = 4

  private func takeChanges() {
    var changed = follower.changes()
    guard !changed.isEmpty else { return }
    var wanted = pollfd(fd: follower.handle, events: Int16(POLLIN), revents: 0)
    while follower.means == .events, poll(&wanted, 1, Self.settling) > 0 { changed += follower.changes() }
    if changed.contains(where: folder.tellsOfPacks) { takePack() }
    let names = Set(changed.map { Path.name(of: $0).withoutEnding(".layout") })
    for reference in pack.exercises where names.contains(reference.id) { take(reference) }
  }

  /// Switches to the pack that another process has selected, or to its newer version.
  private func takePack() {
    do throws(Complaint) {
      let chosen = try session.pack()
      guard !chosen.isSame(as: pack) else { return }
      follower = try session.follower(of: chosen, in: folder)
      pack = chosen
      (known, result, earlier, exercise) = ([:], nil, nil, nil)
      lookAround()
      follow(.next)
      mention(say(.nowInUse(chosen.id, version: chosen.version)))
    } catch {
      show(error.answer(calling: session.caller, say: session.say))
    }
  }

  private func take(_ reference: ExerciseReference) {
    guard let now = text(of: reference) else { return }
    let time = Self.clock
    guard known[reference.id] != now else {
      let isNews = lastWritten.duration(to: .now) > .seconds(1)
      if reference == exercise, isNews { saved = say(.sameText(time)) }
      return
    }
    known[reference.id] = now
    earlier = nil
    check(reference, at: time)
  }

  /// The time of day.
  private static var clock: String {
    var seconds = time(nil)
    var local = tm()
    localtime_r(&seconds, &local)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(local.tm_hour)):\(two(local.tm_min)):\(two(local.tm_sec))"
  }
}

extension Pack {
  /// Whether the pack has the same id, version, exercises and folder.
  fileprivate func isSame(as other: Pack) -> Bool {
    (id, version, exercises) == (other.id, other.version, other.exercises) && folder.path == other.folder.path
  }
}

// MARK: - Pages

extension Watcher {
  private func check(_ reference: ExerciseReference, at time: String) {
    exercise = reference
    let reply = self.reply(.check, [reference.id])
    result = reply
    saved = say(.saved(time, check: Self.attempts(in: reply.json)))
    show(reply)
    guard advances, reply.status == .success else { return }
    if screen == nil { return advance(from: reference) }
    awaitsKey = reference
    mention(say(.anyKeyGoesOn))
  }

  /// The number of checks, from the JSON of a result.
  private static func attempts(in result: JSON) -> Int? {
    guard let count = result["attempts"]?.number else { return nil }
    return Int(count)
  }

  /// Shows the next exercise, below a message that this one was passed.
  private func advance(from reference: ExerciseReference) {
    var next = reply(.next, [])
    next.document.blocks.insert(contentsOf: [.paragraph(say(.passedGoesOn(reference.id))), .gap], at: 0)
    settle(next)
    show(next)
  }

  /// Runs a command as if it had been typed.
  private func reply(_ command: CommandName, _ operands: [String], _ flags: Set<OptionName> = []) -> Reply {
    var session = session
    session.invocation.command = command
    session.invocation.operands = operands
    session.invocation.flags = flags
    do throws(Complaint) {
      return try session.answer()
    } catch {
      return error.answer(calling: session.caller, say: session.say)
    }
  }

  private func show(_ reply: Reply) {
    page = reply
    scroll = 0
    remark = nil
    chooser = nil
    awaitsKey = nil
    if screen == nil { tell(reply) }
  }

  /// Adopts the exercise that a page has made the current one, and the file that the command may have written.
  private func settle(_ reply: Reply) {
    guard let id = reply.json["exercise"]?.string, let reference = pack.exercise(called: id) else { return }
    exercise = reference
    written(reference)
  }

  /// Remembers a file that this program wrote, so that it is not checked.
  private func written(_ reference: ExerciseReference) {
    known[reference.id] = text(of: reference)
    lastWritten = .now
  }

  /// Prints a page, if there is no alternate screen to redraw.
  private func tell(_ reply: Reply) {
    let isForPrograms = session.invocation.format == .json
    let text = isForPrograms ? reply.json.compact + "\n" : session.text(of: reply.document) + "\n"
    do throws(Refusal) { try Output.answers.write(text) } catch { isOver = true }
  }

  private func mention(_ words: Phrase) {
    remark = words
    if screen == nil, session.invocation.format == .text {
      tell(Reply(document: Document([.paragraph(words)]), json: [:]))
    }
  }
}

// MARK: - Keys

extension Watcher {
  private func readKeys() {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = bytes.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
    guard count > 0 else {
      if count < 0, errno == EINTR || errno == EAGAIN { return }
      // Quits if the terminal is gone, but not if there never was any input.
      if screen != nil { isOver = true } else { hasInput = false }
      return
    }
    var typed = bytes[..<count]
    while !typed.isEmpty, !isOver {
      if asksReset {
        answerReset(typed.first)
        _ = WatchKey.first(of: &typed)
      } else if let key = WatchKey.first(of: &typed) {
        follow(key)
      }
    }
  }

  private func answerReset(_ letter: UInt8?) {
    asksReset = false
    remark = nil
    // `j` stands for the German “ja”.
    guard letter == UInt8(ascii: "y") || letter == UInt8(ascii: "j"), let exercise else { return }
    show(reply(.reset, [exercise.id]))
    written(exercise)
  }

  private func follow(_ key: WatchKey) {
    if let passed = awaitsKey, !key.scrolls, ![.quit, .suspend].contains(key) { return advance(from: passed) }
    if let chooser, key.scrolls || key == .result { return choose(from: chooser, key) }
    let current = exercise.map { [$0.id] } ?? []
    switch key {
    case .quit: isOver = true
    case .suspend: pause()
    case .check: if let exercise { check(exercise, at: Self.clock) }
    case .next: go(.next)
    case .previous: go(.previous)
    case .skip: go(.skip)
    case .hint: show(reply(.hint, current))
    case .goal: show(reply(.goal, current))
    case .explain: show(reply(.explain, current))
    case .list: showList()
    case .picture: show(reply(.show, current))
    case .help: show(reply(.help, [CommandName.watch.rawValue]))
    case .result: if screen != nil, let result { show(result) }
    case .reset:
      guard let exercise else { return }
      asksReset = true
      mention(say(.asksReset(exercise.id)))
    case .undo: undo()
    case .edit: mention(edit())
    case .advance:
      advances.toggle()
      mention(say(.advancing(advances)))
    case .up: scroll -= 1
    case .down: scroll += 1
    case .pageUp: scroll -= max(1, room - 1)
    case .pageDown: scroll += max(1, room - 1)
    case .top: scroll = 0
    case .bottom: scroll = .max
    }
  }

  /// Shows the list; on a screen, an exercise can be selected from it.
  private func showList() {
    let list = reply(.list, [])
    show(list)
    guard screen != nil else { return }
    chooser = ExerciseChooser(list.json, current: exercise)
    mention(say(.chooses))
  }

  private func choose(from list: ExerciseChooser, _ key: WatchKey) {
    if key == .result { return go(.start, [list.chosen.id]) }
    chooser = list.moved(by: key, page: max(1, room - 1))
  }

  /// Runs a command that leads to another exercise.
  private func go(_ command: CommandName, _ operands: [String] = []) {
    let page = reply(command, operands)
    settle(page)
    show(page)
  }

  private func pause() {
    guard let screen else { return }
    screen.suspend()
    fit()
  }

  /// Restores the previous text; each repetition goes one text further back.
  private func undo() {
    guard let exercise else { return }
    do throws(Complaint) {
      let store = try session.progress(in: folder)
      defer { store.close() }
      let key = pack.key(of: exercise)
      if earlier == nil { earlier = try distinctTexts(of: key, in: store, but: known[exercise.id]) }
      var rest = earlier ?? []
      guard !rest.isEmpty else { return mention(say(.nothingToUndo)) }
      let entry = rest.removeFirst()
      let file = LearnerFile(folder: folder, reference: exercise, key: key)
      _ = try file.put(entry.source, reason: .replaced, into: store)
      written(exercise)
      earlier = rest
      check(exercise, at: Self.clock)
      mention(say(.undone(LocalTime.words(for: entry.at))))
    } catch {
      show(error.answer(calling: session.caller, say: say))
    }
  }

  private func distinctTexts(
    of key: ExerciseKey, in store: ProgressStore, but present: String?
  ) throws(Complaint) -> [HistoryEntry] {
    var seen: Set<String> = present.map { [$0] } ?? []
    return try Complaint.ofProgress(store.history(of: key)).filter { seen.insert($0.source).inserted }
  }

  private func edit() -> Phrase {
    guard let exercise else { return say.words(ComplaintSentence.nothingStarted) }
    do throws(Complaint) {
      return try session.openEditor(on: session.target(exercise, in: folder), besideWatcher: true)
    } catch {
      return error.advice.reduce(say.words(error.message)) { "\($0)  \(say.words($1))" }
    }
  }
}

// MARK: - Drawing

extension Watcher {
  private var room: Int { frame(TerminalScreen.size).room }

  private func draw() {
    guard let screen else { return }
    let frame = frame(TerminalScreen.size)
    scroll = min(max(0, frame.scroll), frame.last)
    var shown = frame
    shown.scroll = scroll
    screen.draw(shown.lines, isAnew: isDrawnAnew)
    isDrawnAnew = false
  }

  private func frame(_ size: (columns: Int, rows: Int)) -> WatchFrame {
    let label = exercise.map { Phrase(pack.label(of: $0), .strong) } ?? Phrase(pack.title, .strong)
    let text = page.map { session.text(of: $0.document).split(separator: "\n", omittingEmptySubsequences: false) } ?? []
    let page = text.map(String.init)
    let line = remark ?? say(.watching(isNotified: follower.means == .events))
    var frame = WatchFrame(
      columns: size.columns, rows: size.rows, head: (shown(label), shown(saved)), page: page, scroll: scroll,
      foot: lines(of: line, size.columns) + keys(size.columns))
    if let chooser { chooser.mark(in: &frame) }
    return frame
  }

  /// A remark, broken between words.
  private func lines(of remark: Phrase, _ columns: Int) -> [String] {
    remark.wrapped(to: columns, ink: Ink(session.context.means), caller: session.caller)
      .flatMap { $0.text.brokenForScreen(columns) }
  }

  /// The row of keys, on as many lines as needed.
  private func keys(_ columns: Int) -> [String] {
    var lines: [[Phrase]] = [[]]
    var width = 0
    for key in WatchKey.shown {
      guard let letter = key.letter else { continue }
      let phrase: Phrase = "\(String(letter), .strong) \(say(.key(key)))"
      let size = shown(phrase).screenWidth
      if width > 0, width + 2 + size > columns {
        lines.append([])
        width = 0
      }
      width += (width > 0 ? 2 : 0) + size
      lines[lines.count - 1].append(phrase)
    }
    return lines.map { $0.map(shown).joined(separator: "  ") }
  }

  /// A phrase as one line of the terminal.
  private func shown(_ phrase: Phrase) -> String {
    phrase.line(ink: Ink(session.context.means), caller: session.caller).text
  }
}

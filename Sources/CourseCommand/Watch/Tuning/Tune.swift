import Curriculum
import Diagnostics
import Glibc

extension Session {
  /// `course tune FILE:LINE`: changes a number in that line with the arrow keys while a drawing follows.
  func tune() throws(Complaint) -> Reply {
    let pack = try packIfPresent()
    let word = invocation.operands.first ?? ""
    let place = word.split(separator: ":").reversed().prefix { Int($0) != nil }.compactMap { Int($0) }.reversed()
    let name = word.split(separator: ":").dropLast(place.count).joined(separator: ":")
    guard let line = place.first, place.count <= 2 else { throw .usage(.needsALine(word), .usage("tune FILE:LINE")) }
    let subject = name.isEmpty ? try currentWord(in: pack, for: .tune) : name
    let path = try path(of: subject, in: pack)
    let before = try source(path, called: subject)
    guard let text = TunedText(before.text, line: line, column: place.dropFirst().first ?? 1) else {
      throw .usage(.noNumberIn(line: line))
    }
    // Reports errors before switching to the alternate screen.
    _ = try show(subject, pack)
    guard !invocation.isPlain, invocation.format == .text, let screen = TerminalScreen() else {
      throw .usage(.tuneNeedsATerminal)
    }
    defer { screen.close() }
    var tuner = Tuner(session: self, pack: pack, word: subject, path: path, text: text)
    let isKept = try tuner.run(on: screen)
    if !isKept { try tuner.write(before.text) }
    return Reply(document: Document([.paragraph(say(isKept ? .tuned(line: line) : .notTuned))]), json: [:])
  }

  private func path(of word: String, in pack: Pack?) throws(Complaint) -> String {
    if let pack, let reference = pack.exercise(meant: word) {
      return try target(reference, in: workFolder()).path
    }
    return context.absolute(word)
  }
}

/// A number that the keys change, with a drawing of the file below it.
struct Tuner {
  var session: Session
  var pack: Pack?
  /// The exercise or file, as `show` accepts it.
  var word: String
  var path: String
  var text: TunedText

  /// Handles keys until one ends the session.
  ///
  /// - Returns: whether to keep the number.
  mutating func run(on screen: TerminalScreen) throws(Complaint) -> Bool {
    while true {
      screen.draw(frame.lines)
      for key in Self.keys() ?? [.undo] {
        switch key {
        case .keep: return true
        case .undo: return false
        case .next: text = text.next
        case .less, .more, .muchLess, .muchMore:
          let moved = text.moved(by: key.steps)
          try write(moved.text)
          text = moved
        }
      }
    }
  }

  /// Writes the file, where an editor and a watcher see the change. Throws if somebody else has saved the file
  /// meanwhile.
  func write(_ changed: String) throws(Complaint) {
    let present = try session.source(path, called: word).text
    guard present == text.text else { throw .usage(.changedMeanwhile(word)) }
    let root = session.workFolder().root(of: path)
    _ = try Complaint.ofSystem(FileText.replace(path, text: changed, within: root))
  }

  /// Waits for keys; nil if the terminal is gone.
  private static func keys() -> [TuningKey]? {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = bytes.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { return [] }
    return count > 0 ? TuningKey.all(in: bytes[..<count]) : nil
  }

  private var frame: WatchFrame {
    let size = TerminalScreen.size
    var session = session
    session.context.width = size.columns
    session.context.height = size.rows - 9
    let (line, columns) = text.shown
    let mark = String(repeating: " ", count: columns.lowerBound) + String(repeating: "^", count: columns.count)
    let picture = session.text(of: session.drawing(of: word, pack))
    let keys = session.text(of: Document([.paragraph(session.say(.tuningKeys))])).lines
    return WatchFrame(
      columns: size.columns, rows: size.rows, head: (word, ""), page: [line, mark] + picture.lines, scroll: 0,
      foot: keys)
  }
}

extension Session {
  /// The drawing of `show`, or the complaint about it.
  fileprivate func drawing(of word: String, _ pack: Pack?) -> Document {
    do throws(Complaint) {
      return try show(word, pack).document
    } catch {
      return error.answer(calling: caller, say: say).document
    }
  }
}

import CourseServer
import Curriculum
import Diagnostics
import Glibc
import ProgressStore

extension Session {
  /// `course doctor`: checks whether everything that the course needs is available.
  func doctor() throws(Complaint) -> Reply {
    let findings = DoctorPart.allCases.compactMap { finding(about: $0) }
    let isFine = !findings.contains { $0.state == .missing }
    var document = Document([.fields(fields(of: findings))])
    document.blocks += [.gap, .paragraph(say(isFine ? .allIsThere : .somethingIsMissing))]
    let json = findings.map { finding -> JSON in
      [
        "part": JSON(finding.part.rawValue), "state": JSON(finding.state.rawValue),
        "words": JSON(finding.words.text(calling: caller)),
      ]
    }
    return Reply(
      document: document, json: ["formatVersion": 1, "fine": JSON(isFine), "findings": JSON(json)],
      status: isFine ? .success : .notPassed)
  }

  /// One line per part with its state, its name and the finding, in aligned columns.
  private func fields(of findings: [Finding]) -> [Document.Field] {
    let states = findings.map { say($0.state.sentence).text(calling: .nobody) }
    let width = invocation.isPlain ? 0 : states.map(\.count).max() ?? 0
    return zip(findings, states).map { finding, state in
      let blanks = String(repeating: " ", count: max(0, width - state.count) + 2)
      return Document.Field(
        label: state + blanks + say(.part(finding.part)).text(calling: .nobody), text: finding.words)
    }
  }

  /// The state of one part.
  private struct Finding {
    enum State: String {
      case fine, look, missing

      var sentence: DailySentence {
        switch self {
        case .fine: .isFine
        case .look: .look
        case .missing: .isMissing
        }
      }
    }

    var part: DoctorPart
    var state: State
    var words: Phrase
  }

  private func finding(about part: DoctorPart) -> Finding? {
    do throws(Complaint) {
      let (state, words) = try look(at: part)
      return Finding(part: part, state: state, words: words)
    } catch {
      return Finding(part: part, state: .missing, words: say.words(error.message))
    }
  }

  private func look(at part: DoctorPart) throws(Complaint) -> (Finding.State, Phrase) {
    let folder = workFolder()
    switch part {
    case .program:
      let program: Phrase = "\(say(HelpSentence.current)), \(Self.system)"
      return (.fine, Self.isOptimized ? program : "\(program); \(say(.isNotOptimized))")
    case .pack:
      let pack = try speakingPack()
      return (.fine, say(.soundPack("\(pack.title) \(pack.version)", exercises: pack.exercises.count)))
    case .work:
      return folder.exists
        ? (.fine, say(.willUse(context.shown(folder.path)))) : (.look, say(.notYetThere(context.shown(folder.path))))
    case .progress: return try lookAtProgress(folder)
    case .disk: return lookAtDisk(folder)
    case .watcher: return lookAtWatching(folder)
    case .terminal:
      guard context.isTerminal else { return (.look, say(.noTerminal)) }
      let name = context.environment("TERM") ?? "?"
      return (
        .fine,
        say(.terminal(columns: context.width, rows: context.height, colors: context.usesColor, name: name))
      )
    case .editor:
      guard let editor = TextEditorProgram(context) else { return (.look, say.words(WatchSentence.setOne)) }
      return (.fine, say(.willUse(editor.command)))
    case .page:
      guard PageServer.isPossible(editor: Path.installedFiles.map { Path.joined($0, "codemirror") }) else {
        return (.look, say(.installForPlay))
      }
      return (.fine, "libmicrohttpd, CodeMirror")
    case .browser:
      guard let browser = ForeignProgram.first(of: Self.browsers, in: context) else {
        return (.look, say(.installForPictures))
      }
      return (.fine, say(.willUse(browser.path)))
    }
  }

  private func lookAtProgress(_ folder: WorkFolder) throws(Complaint) -> (Finding.State, Phrase) {
    let place = try folder.progressPlace()
    if case .file(let path) = place, !Path.isFile(path) { return (.look, say(.notYetThere(context.shown(path)))) }
    let store = try progress(in: folder)
    defer { store.close() }
    let health = try Complaint.ofProgress(store.health())
    guard health.faults.isEmpty else { return (.missing, say(.isFaulty(health.faults.joined(separator: "; ")))) }
    let shown = if case .server(let address) = place { address.shown } else { context.shown(folder.database) }
    return (.fine, say(.soundFile(shown, bytes: health.size, texts: health.texts)))
  }

  private func lookAtDisk(_ folder: WorkFolder) -> (Finding.State, Phrase) {
    var status = statvfs()
    let place = folder.exists ? folder.path : context.currentFolder
    guard statvfs(place, &status) == 0 else { return (.look, say(.isFaulty("?"))) }
    let free = UInt64(status.f_bavail) * UInt64(status.f_frsize)
    return (free < 50 << 20 ? .missing : .fine, say(.room(gigabytes: Int(clamping: free >> 30))))
  }

  /// Writes a file and waits for the system to report the change.
  private func lookAtWatching(_ folder: WorkFolder) -> (Finding.State, Phrase) {
    let place = folder.exists ? Path.joined(folder.path, WorkFolder.mark) : context.currentFolder
    let file = Path.joined(place, ".watched-\(getpid())")
    let follower = FileFollower([place])
    guard follower.means == .events, (try? FileText.put("", at: file)) != nil else {
      return (.look, say(.reportsChanges(false)))
    }
    defer { unlink(file) }
    var waited = pollfd(fd: follower.handle, events: Int16(POLLIN), revents: 0)
    let isNotified = poll(&waited, 1, 500) > 0
    return (isNotified ? .fine : .look, say(.reportsChanges(isNotified)))
  }

  /// Whether this is an optimized build: `./course` starts with a debug build until the optimized one is ready.
  static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  /// The operating system and the processor, in a few words.
  static var system: String {
    let words = (try? FileText.bytes(of: "/etc/os-release")).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let name = words.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }?.dropFirst(12)
    var machine = utsname()
    uname(&machine)
    let kind = withUnsafePointer(to: &machine.machine) { field in
      field.withMemoryRebound(to: CChar.self, capacity: 65) { String(cString: $0) }
    }
    return "\(name.map { $0.filter { $0 != "\"" } } ?? "Linux"), \(kind)"
  }
}

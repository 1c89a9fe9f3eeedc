import Curriculum
import Diagnostics

/// Files that are only played with: those of the pack, the learner's own, and the one that the command opened.
struct PlaygroundShelf {
  /// One of them.
  struct Playground {
    var id: String
    var title: String
    var about: String
    /// Whether saving it changes this very file.
    var isOwn: Bool
    /// Whether the pack has one of that name, which is there again when the learner's is removed.
    var isPacks: Bool
    /// Where its text is: a file, or the pack's.
    var text: SourceText
    /// The file that saving writes.
    var file: String

    /// For the map.
    var summary: JSON {
      [
        "id": JSON(id), "title": JSON(title), "summary": JSON(about), "isOwn": JSON(isOwn),
        "isPacks": JSON(isPacks),
      ]
    }
  }

  private let session: Session
  private let pack: Pack?

  /// Where the pack keeps them, and the learner.
  static let packFolder = "Data/Playgrounds"
  static let ownFolder = "playground"
  private static let ending = ".layout"
  /// The file that `course play FILE` opened.
  static let opened = "opened"

  init(_ session: Session, _ pack: Pack?) {
    self.session = session
    self.pack = pack
  }

  /// All, the opened one first, then the pack's in their order, then the learner's.
  var all: [Playground] {
    let own = ownNames
    let packs = packNames
    let ids = (session.invocation.operands.isEmpty ? [] : [Self.opened]) + packs + own.filter { !packs.contains($0) }
    return ids.compactMap(playground)
  }

  /// The one of that name; nil if there is none that can be read.
  func playground(_ id: String) -> Playground? {
    if id == Self.opened {
      guard let file = session.invocation.operands.first else { return nil }
      let path = session.context.absolute(file)
      return text(at: path, called: file).map { make(id, $0, path, isOwn: true, title: Path.name(of: file)) }
    }
    if ownNames.contains(id), let text = text(at: ownFile(id), called: "\(id)\(Self.ending)") {
      return make(id, text, ownFile(id), isOwn: true, title: id)
    }
    guard packNames.contains(id), let text = try? pack?.folder.text("\(Self.packFolder)/\(id)\(Self.ending)") else {
      return nil
    }
    return make(id, text, ownFile(id), isOwn: false, title: id)
  }

  /// Where the learner's own file of that name is.
  func ownFile(_ id: String) -> String {
    Path.joined(session.workFolder().path, "\(Self.ownFolder)/\(id)\(Self.ending)")
  }

  /// The ID of a new file that is called so: its letters and digits, with a number behind them if that is taken.
  ///
  ///     "My <b>try</b>" → my-b-try-b
  ///
  /// - Returns: nil for what is no name: nothing to read in it, or too long.
  func freeID(for name: String) -> String? {
    guard name.count <= Self.longestName, name.unicodeScalars.allSatisfy({ $0.value >= 0x20 }) else { return nil }
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    let base = words.joined(separator: "-")
    guard !base.isEmpty, base.utf8.count <= 200 else { return nil }
    let taken = Set(ownNames + packNames + linkNames + [Self.opened])
    return ([base] + (2...999).map { "\(base)-\($0)" }).first { !taken.contains($0) }
  }

  private static let longestName = 60

  private var packNames: [String] {
    pack?.folder.names(in: Self.packFolder, ending: Self.ending).map { $0.withoutEnding(Self.ending) } ?? []
  }

  private var ownNames: [String] {
    names.filter { !Path.isLink(ownFile($0)) }
  }

  /// What lies elsewhere is no file of this folder, whatever its name is here.
  private var linkNames: [String] { names.filter { Path.isLink(ownFile($0)) } }

  private var names: [String] {
    PackFolder(path: session.workFolder().path).names(in: Self.ownFolder, ending: Self.ending).map {
      $0.withoutEnding(Self.ending)
    }
  }

  private func text(at path: String, called name: String) -> SourceText? { try? session.source(path, called: name) }

  private func make(_ id: String, _ text: SourceText, _ file: String, isOwn: Bool, title: String) -> Playground {
    let words = translation(of: id) ?? PlaygroundWords(comment: text)
    return Playground(
      id: id, title: words.title ?? title, about: words.about, isOwn: isOwn, isPacks: packNames.contains(id),
      text: text,
      file: file)
  }

  private func translation(of id: String) -> PlaygroundWords? {
    guard session.language.code != Language.english.code,
      let text = try? pack?.folder.textIfPresent("\(Self.packFolder)/\(id).\(session.language.code).md")
    else { return nil }
    return PlaygroundWords(lines: text.text.lines)
  }
}

/// What a playground is called and what one can try: its first comment, a title and a few sentences.
struct PlaygroundWords {
  var title: String?
  var about: String

  /// The comment that a file begins with.
  init(comment source: SourceText) {
    let comment = source.text.lines.prefix { $0.hasPrefix("//") }
    self.init(lines: comment.map { String($0.dropFirst(2).trimmed) })
  }

  /// The text with another title, its first comment.
  static func titled(_ text: String, _ title: String?) -> String {
    guard let title else { return text }
    var lines = text.lines.map { String($0) }
    if lines.first?.hasPrefix("//") ?? false {
      lines[0] = "// \(title)"
      return lines.joined(separator: "\n")
    }
    return "// \(title)\n\n\(text)"
  }

  init(lines: [String]) {
    title = lines.first.map { String($0.trimmed) }
    about = lines.dropFirst().map { String($0.trimmed) }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

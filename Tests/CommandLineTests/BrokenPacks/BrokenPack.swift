import Foundation
import Testing

/// A pack with one fault and the expected findings: a case of `Cases`, in the form that its README describes.
struct BrokenPack: Sendable, CustomTestStringConvertible {
  /// One change to a file.
  enum Change: Sendable {
    case replace(String, by: String)
    case write(String)
    case bytes([UInt8])
    case remove
    case link(String)
    case pipe
    case folder
    case size(Int)
    case windowsLines
    case byteOrderMark
    case bake(String)
  }

  /// An expected finding: a place, and words of the message or the advice.
  struct Finding: Sendable, CustomStringConvertible {
    var place: String
    var words: [String]

    var description: String { "\(place) \(words.joined(separator: " ; "))" }
  }

  var name: String
  var file: String
  var changes: [(file: String, change: Change)] = []
  var findings: [Finding] = []
  /// Whether the index of exercises cannot be read.
  var isAboutList = false

  var testDescription: String { "\(file): \(name)" }

  // MARK: Reading

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// All cases, in the order of the files.
  static let all: [BrokenPack] = {
    let cases = folder.appendingPathComponent("Cases")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cases.path)) ?? []
    return names.filter { $0.hasSuffix(".cases") }.sorted().flatMap { name in
      read((try? String(contentsOf: cases.appendingPathComponent(name), encoding: .utf8)) ?? "", of: name)
    }
  }()

  private static func read(_ text: String, of file: String) -> [BrokenPack] {
    var packs: [BrokenPack] = []
    var place = ""
    var good: String?
    for line in text.split(separator: "\n").map(String.init) {
      let rest = String(line.dropFirst(2))
      if line.hasPrefix("== ") {
        packs.append(BrokenPack(name: String(line.dropFirst(3)), file: file))
        continue
      }
      guard !packs.isEmpty else { continue }
      let last = packs.count - 1
      switch line.prefix(2) {
      case "@ ": place = whole(rest)
      case "- ": good = unescaped(rest)
      case "+ ", "+":
        let text = unescaped(rest)
        packs[last].changes.append((place, good.map { .replace($0, by: text) } ?? .write(text)))
        good = nil
      case "> ", "! ":
        let parts = rest.split(separator: " ", maxSplits: 1).map(String.init)
        let words = (parts.last ?? "").split(separator: " ; ").map(String.init)
        packs[last].findings.append(Finding(place: whole(parts[0]), words: words))
        if line.hasPrefix("! ") { packs[last].isAboutList = true }
      default: packs[last].changes.append((place, change(line)))
      }
    }
    return packs
  }

  private static func change(_ line: String) -> Change {
    let words = line.split(separator: " ").map(String.init)
    let rest = words.dropFirst().joined(separator: " ")
    return switch words.first {
    case "x": .remove
    case "link": .link(rest)
    case "pipe": .pipe
    case "folder": .folder
    case "size": .size(Int(rest) ?? 0)
    case "crlf": .windowsLines
    case "mark": .byteOrderMark
    case "bytes": .bytes(words.dropFirst().compactMap { UInt8($0, radix: 16) })
    case "bake": .bake(rest)
    default: .write("a line that no case has: \(line)")
    }
  }

  private static func unescaped(_ text: String) -> String { text.replacing("\\n", with: "\n") }

  private static let homes = [
    "level/": "Exercises/01-first/level/", "shop/": "Exercises/01-first/shop/", "guess/": "Exercises/02-guess/guess/",
  ]

  /// `level/lesson.md` → `Exercises/01-first/level/lesson.md`
  private static func whole(_ path: String) -> String {
    for (short, long) in homes where path.hasPrefix(short) { return long + path.dropFirst(short.count) }
    return path
  }
}

extension BrokenPack {
  // MARK: Breaking

  /// Breaks a copy of the sound pack.
  func apply(to pack: String) throws {
    for (name, change) in changes { try apply(change, at: "\(pack)/\(name)", pack) }
  }

  private func apply(_ change: Change, at path: String, _ pack: String) throws {
    let files = FileManager.default
    let url = URL(fileURLWithPath: path)
    switch change {
    case .replace(let good, let bad):
      let text = try String(contentsOf: url, encoding: .utf8)
      #expect(text.contains(good), "\(self.testDescription): no “\(good)” in \(path)")
      try Data(text.replacing(good, with: bad, maxReplacements: 1).utf8).write(to: url)
    case .write(let text):
      try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    case .bytes(let bytes): try Data(bytes).write(to: url)
    case .remove: try files.removeItem(atPath: path)
    case .link(let place):
      if files.fileExists(atPath: path) { try files.removeItem(atPath: path) }
      try files.createSymbolicLink(atPath: path, withDestinationPath: place)
    case .pipe:
      try files.removeItem(atPath: path)
      #expect(mkfifo(path, 0o600) == 0)
    case .folder:
      try files.removeItem(atPath: path)
      try files.createDirectory(atPath: path, withIntermediateDirectories: false)
    case .size(let size):
      #expect(files.createFile(atPath: path, contents: Data()))
      #expect(truncate(path, size) == 0)
    case .windowsLines:
      let text = try String(contentsOf: url, encoding: .utf8)
      try Data(text.replacing("\n", with: "\r\n").utf8).write(to: url)
    case .byteOrderMark: try (Data([0xEF, 0xBB, 0xBF]) + Data(contentsOf: url)).write(to: url)
    case .bake(let id):
      let outcome = try Binary(folder: pack).run("bake", id, "--yes", "--pack", pack)
      #expect(outcome.status == 0, "\(outcome.complaints)")
    }
  }
}

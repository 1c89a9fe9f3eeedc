import Foundation

/// Files, and whatever else may lie among them, before they are on the disk. Names are bytes, since the system lets them be
/// any.
struct FileTree {
  enum Thing {
    case file([UInt8])
    /// A file of so many zeros, which takes no room.
    case zeros(Int)
    case folder
    case link(String)
    case pipe
  }

  var things: [(name: [UInt8], thing: Thing)] = []

  init() {}

  /// Reads files below a folder, in an order that is the same everywhere.
  mutating func take(_ folder: String, from root: String) {
    for name in (FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.compactMap { $0 as? String } ?? [])
      .sorted()
    {
      guard let data = FileManager.default.contents(atPath: "\(root)/\(folder)/\(name)") else { continue }
      self["\(folder)/\(name)"] = .file(Array(data))
    }
  }

  subscript(name: String) -> Thing? {
    get { things.first { $0.name == Array(name.utf8) }?.thing }
    set {
      things.removeAll { $0.name == Array(name.utf8) }
      if let newValue { things.append((Array(name.utf8), newValue)) }
    }
  }

  func text(_ name: String) -> String {
    if case .file(let bytes) = self[name] { String(decoding: bytes, as: UTF8.self) } else { "" }
  }

  /// Puts everything into a folder; what cannot be there, such as a name that is too long, is left out.
  func write(to folder: String) {
    mkdir(folder, 0o755)
    for (name, thing) in things {
      for slash in name.indices where name[slash] == UInt8(ascii: "/") {
        Self.withPath(folder, name[..<slash]) { _ = mkdir($0, 0o755) }
      }
      Self.withPath(folder, name) { path in
        switch thing {
        case .file(let bytes): Self.put(bytes, at: path)
        case .zeros(let size):
          Self.put([], at: path)
          truncate(path, size)
        case .folder: mkdir(path, 0o755)
        case .link(let target): symlink(target, path)
        case .pipe: mkfifo(path, 0o644)
        }
      }
    }
  }

  private static func put(_ bytes: [UInt8], at path: UnsafePointer<CChar>) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK, 0o644)
    guard file >= 0 else { return }
    _ = Foundation.write(file, bytes, bytes.count)
    close(file)
  }

  private static func withPath(_ folder: String, _ name: some Sequence<UInt8>, _ deed: (UnsafePointer<CChar>) -> Void) {
    let path = (Array(folder.utf8) + [UInt8(ascii: "/")] + name + [0]).map { CChar(bitPattern: $0) }
    path.withUnsafeBufferPointer { if let start = $0.baseAddress { deed(start) } }
  }

  /// The tree as a tar archive.
  func archive(_ spoil: (inout [UInt8], Int) -> Void = { _, _ in }) -> [UInt8] {
    var archive: [UInt8] = []
    for (number, (name, thing)) in things.enumerated() {
      var (type, content, link): (Character, [UInt8], String) = ("0", [], "")
      switch thing {
      case .file(let bytes): content = bytes
      case .zeros(let size): content = [UInt8](repeating: 0, count: min(size, 8 << 20))
      case .folder: type = "5"
      case .link(let target): (type, link) = ("2", target)
      case .pipe: type = "6"
      }
      var header = [UInt8](repeating: 0, count: 512)
      func put(_ bytes: some Sequence<UInt8>, at offset: Int, _ most: Int) {
        for (index, byte) in bytes.prefix(most).enumerated() { header[offset + index] = byte }
      }
      func octal(_ number: Int, _ digits: Int) -> [UInt8] {
        let text = String(number, radix: 8)
        return Array((String(repeating: "0", count: max(0, digits - text.count)) + text).utf8)
      }
      if name.count > 100 {
        var long = FileTree()
        long.things = [(Array("././@LongLink".utf8), .file(name + [0]))]
        archive += long.archive { header, _ in header[156] = UInt8(ascii: "L") }.dropLast(1024)
      }
      put(name, at: 0, 100)
      put("0000644".utf8, at: 100, 8)
      put(octal(content.count, 11), at: 124, 12)
      put(String(type).utf8, at: 156, 1)
      put(link.utf8, at: 157, 100)
      put("ustar\u{0}00".utf8, at: 257, 8)
      spoil(&header, number)
      put("        ".utf8, at: 148, 8)
      put(octal(header.reduce(0) { $0 + Int($1) }, 6) + [0], at: 148, 8)
      archive += header + content + [UInt8](repeating: 0, count: (512 - content.count % 512) % 512)
    }
    return archive + [UInt8](repeating: 0, count: 1024)
  }
}

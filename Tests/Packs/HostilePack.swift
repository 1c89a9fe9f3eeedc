import Foundation

/// A small pack of the course's own, with something done to it that no author does, or only by mistake.
struct HostilePack {
  var tree: FileTree
  /// The same as an archive, perhaps with damage of its own.
  var archive: [UInt8]
  /// What was done, in words.
  var deeds: [String] = []

  /// What lies outside of every pack, and must never be seen.
  static let canary = "canary-7f3a91c2"

  /// The exercises that it has: one with translations, one with data and images, one to predict.
  static let exercises = [
    "01-numbers/guide-is-a-number", "10-field-studies/razemon-eyes", "01-numbers/predict-the-guides",
  ]

  static func sound(from root: String) -> FileTree {
    var tree = FileTree()
    for exercise in exercises { tree.take("Exercises/\(exercise)", from: root) }
    // One wrong answer and one right one of each: to verify them all would be most of the time.
    for folder in exercises.flatMap({ ["Exercises/\($0)/wrong/", "Exercises/\($0)/accepted/"] }) {
      let names = tree.things.map { String(decoding: $0.name, as: UTF8.self) }.filter { $0.hasPrefix(folder) }
      for name in names.dropFirst() { tree[name] = nil }
    }
    tree.take("Data/Images", from: root)
    for name in ["razemon.json", "razemon-tall.json", "razemon-edge.json"] {
      let data = FileManager.default.contents(atPath: "\(root)/Data/\(name)") ?? Data()
      tree["Data/\(name)"] = .file(Array(data))
    }
    let chapters = Dictionary(grouping: exercises) { String($0.prefix { $0 != "/" }) }.sorted { $0.key < $1.key }.map {
      let ids = $0.value.map { "\"\($0.split(separator: "/")[1])\"" }.joined(separator: ", ")
      return "{\"id\": \"\($0.key)\", \"title\": \"Chapter\", \"exercises\": [\(ids)]}"
    }
    let list =
      "{\"format\": 1, \"id\": \"fuzzed\", \"title\": \"Fuzzed\", \"version\": \"1\", \"chapters\": [\(chapters.joined(separator: ", "))]}"
    tree["Exercises/course.json"] = .file(Array(list.utf8))
    return tree
  }

  /// Pack number so-and-so of a seed. `outside` is the folder with the canaries.
  init(_ number: Int, seed: UInt64, from sound: FileTree, outside: String) {
    var random = SplitMix(state: seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: number))
    tree = sound
    archive = []
    for _ in 0..<(1 + random.below(3)) { spoil(outside, &random) }
    archive = tree.archive()
    if random.below(2) == 0 { spoilArchive(&random) }
  }

  // MARK: What is done

  private mutating func spoil(_ outside: String, _ random: inout SplitMix) {
    switch random.below(12) {
    case 0: flipBytes(&random)
    case 1, 2: changeJSON(&random)
    case 3, 4: nameOutside(outside, &random)
    case 5, 6: replace(outside, &random)
    case 7: oddName(&random)
    case 8, 9: hostileDrawing(&random)
    case 10: grow(&random)
    default: remove(&random)
    }
  }

  private func anyName(_ random: inout SplitMix, ending: String = "") -> String? {
    let names = tree.things.compactMap { thing -> String? in
      guard case .file = thing.thing, let name = String(validating: thing.name, as: UTF8.self) else { return nil }
      return name.hasSuffix(ending) ? name : nil
    }
    // The files of one kind are many; each folder gets its turn.
    let folders = Array(Set(names.map { $0.split(separator: "/").dropLast().joined(separator: "/") })).sorted()
    guard !folders.isEmpty else { return nil }
    let folder = folders[random.below(folders.count)]
    let inside = names.filter { $0.hasPrefix(folder + "/") && !$0.dropFirst(folder.count + 1).contains("/") }
    return inside.isEmpty ? nil : inside[random.below(inside.count)]
  }

  private mutating func flipBytes(_ random: inout SplitMix) {
    guard let name = anyName(&random), case .file(var bytes)? = tree[name] else { return }
    for _ in 0..<(1 + random.below(20)) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      switch random.below(4) {
      case 0: bytes[place] = UInt8(random.below(256))
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(UInt8(random.below(256)), at: place)
      default: bytes.removeLast(random.below(3) == 0 ? bytes.count - place : 0)
      }
    }
    tree[name] = .file(bytes)
    deeds.append("bytes of \(name)")
  }

  /// Puts something in the place of one value or key, doubles a piece, or takes one away.
  private mutating func changeJSON(_ random: inout SplitMix) {
    guard let name = anyName(&random, ending: ".json") else { return }
    var tokens = Self.tokens(of: tree.text(name))
    for _ in 0..<(1 + random.below(3)) where !tokens.isEmpty {
      let values = tokens.indices.filter { tokens[$0].first.map { $0 == "\"" || $0.isNumber || $0 == "-" } ?? false }
      guard !values.isEmpty else { break }
      let place = values[random.below(values.count)]
      switch random.below(6) {
      case 0: tokens.insert(contentsOf: tokens[place..<min(tokens.count, place + 1 + random.below(8))], at: place)
      case 1: tokens.removeSubrange(place..<min(tokens.count, place + 1 + random.below(4)))
      default: tokens[place] = Self.values[random.below(Self.values.count)]
      }
    }
    tree[name] = .file(Array(tokens.joined().utf8))
    deeds.append("values of \(name)")
  }

  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var isText = false
    for character in text {
      let starts =
        !isText
        && (tokens.isEmpty || "{}[],: \n\"".contains(character) || "{}[],: \n\"".contains(tokens[tokens.count - 1]))
      if starts { tokens.append(String(character)) } else { tokens[tokens.count - 1].append(character) }
      if character == "\"" { isText.toggle() }
    }
    return tokens
  }

  private static let deep = String(repeating: "[", count: 5_000)
  private static let values = [
    "1e308", "-1e308", "1e999", "0", "-1", "100000", "99999999999999999999", "0.1", "null", "true", "{}", "[]", "\"\"",
    "\"..\"",
    "\"../../x\"", "\"a\\u0000b\"", "\"\\u001b[31m\\u009b\\u202e\"", "\"/\"", "\"\\u002f\\u0301\"", "\"🦉\"", "\"soup\"",
    deep,
    "\"" + String(repeating: "x", count: 100_000) + "\"", "[1e5, 1e5]", "\"rightToLeft\"", "\"predict\"", "\"\\ud83e\"",
  ]

  /// Lets the manifest, the list, a scenario or a lesson name a file that is outside.
  private mutating func nameOutside(_ outside: String, _ random: inout SplitMix) {
    // From `Data/Images`, three steps lead out; others may lead to something, too.
    let up = String(repeating: "../", count: random.below(2) == 0 ? 3 : 1 + random.below(9))
    let names = [
      "\(up)outside/canary", "\(outside)/canary", "x/\(up)outside/canary", "owl\\u0000/\(up)outside/canary",
      "\(up)outside/canary\\u0000", "/\\u0301\(up)outside/canary", "..\\u002f\\u0301\(up)outside/canary",
      "./\(up)outside/canary",
    ]
    let name = names[random.below(names.count)]
    switch random.below(4) {
    case 0:
      let list = tree.text("Exercises/course.json").replacing("guide-is-a-number", with: name)
      tree["Exercises/course.json"] = .file(Array(list.utf8))
    case 1:
      let file = "Exercises/10-field-studies/razemon-eyes/exercise.json"
      tree[file] = .file(Array(tree.text(file).replacing("razemon-tall.json", with: "\(name).json").utf8))
    case 2:
      let file = "Exercises/01-numbers/guide-is-a-number/lesson.md"
      tree[file] = .file(Array(tree.text(file).replacing("lesson.svg", with: "\(name).svg").utf8))
    default:
      let images = ["snailor", "owlbeit", "brimble", "kettlefish", "llamp", "moptopus", "doormatt", "ceilingo"]
      var manifest = tree.text("Data/Images/manifest.json")
      for image in images { manifest = manifest.replacing("\"\(image).svg\"", with: "\"\(name).svg\"") }
      tree["Data/Images/manifest.json"] = .file(Array(manifest.utf8))
    }
    deeds.append("names \(name)")
  }

  /// Puts something else in the place of a file, or of a folder with all that is in it.
  private mutating func replace(_ outside: String, _ random: inout SplitMix) {
    guard var name = anyName(&random) else { return }
    let ending = name.split(separator: ".").last.map(String.init) ?? ""
    let isFolder = random.below(4) == 0
    if isFolder {
      let parts = name.split(separator: "/").dropLast()
      name = parts.prefix(1 + random.below(parts.count)).joined(separator: "/")
      tree.things.removeAll { $0.name.starts(with: Array("\(name)/".utf8)) }
    }
    let up = String(repeating: "../", count: name.split(separator: "/").count)
    let links = [
      "\(outside)/canary.\(ending)", "\(up)outside/canary.\(ending)", outside, "/dev/zero", "/dev/stdin", name, ".",
      "..", "/proc/self/environ",
      "/proc/self/mem", "\(up)outside",
    ]
    switch random.below(4) {
    case 0: tree[name] = .pipe
    case 1: tree[name] = isFolder ? .file([]) : .folder
    default: tree[name] = .link(links[random.below(links.count)])
    }
    deeds.append("\(tree[name].map { "\($0)" } ?? "") at \(name)")
  }

  private mutating func oddName(_ random: inout SplitMix) {
    let folders = [
      "Data", "Data/Images", "Exercises", "Exercises/01-numbers", "Exercises/01-numbers/guide-is-a-number/wrong",
    ]
    let names: [[UInt8]] = [
      Array("a\nb".utf8), Array("\u{1B}[31m".utf8), [0xFF, 0xFE, 0x41], Array("a\\b".utf8), Array("/\u{301}x".utf8),
      Array(String(repeating: "n", count: 250).utf8), Array("\u{202E}x".utf8), Array(".hidden".utf8), Array(" ".utf8),
      Array("-rf".utf8),
      Array((0..<120).map { _ in "deep" }.joined(separator: "/").utf8), Array("CON".utf8), Array("x;y".utf8),
    ]
    let name = names[random.below(names.count)]
    let ending = [".json", ".layout", ".svg", ""][random.below(4)]
    let bytes = Array(folders[random.below(folders.count)].utf8) + [UInt8(ascii: "/")] + name + Array(ending.utf8)
    tree.things.append((bytes, .file(Array("[1]".utf8))))
    deeds.append("a file called \(String(decoding: bytes, as: UTF8.self).debugDescription.prefix(100))")
  }

  private mutating func hostileDrawing(_ random: inout SplitMix) {
    func pick(_ list: [String]) -> String { list[random.below(list.count)] }
    for name in tree.things.map({ String(decoding: $0.name, as: UTF8.self) })
    where name.hasPrefix("Data/Images/") && name.hasSuffix(".svg") {
      var inside = ""
      for _ in 0..<(1 + random.below(10)) {
        let attributes = (0..<random.below(4)).map { _ in
          "\(pick(Self.attributes))='\(pick(Self.pieces))\(pick(Self.pieces))'"
        }
        let element = pick(Self.elements)
        inside += "<\(element) \(attributes.joined(separator: " "))>\(pick(Self.pieces))</\(element)>"
      }
      let text =
        "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' viewBox='0 0 9 9'>\(inside)</svg>"
      tree[name] = .file(Array(text.utf8))
    }
    deeds.append("drawings")
  }

  private static let elements = [
    "rect", "use", "g", "text", "image", "a", "script", "style", "set", "animate", "svg", "foreignObject", "mask",
    "linearGradient",
  ]
  private static let attributes = [
    "id", "href", "xlink:href", "fill", "stroke", "mask", "clip-path", "filter", "cursor", "style", "src", "d",
    "transform",
    "font-family", "onload", "xml:base", "width", "mask-image",
  ]
  private static let pieces = [
    "", " ", "a", "#a", "url(#a)", "URL(http://evil)", "url(http://evil#a)", "u\\72l(http://evil)", "&#x75;rl(//evil)",
    "&#10;",
    "javascript:evil", "image-set(&quot;//evil&quot; 1x)", ",", "1", "red", "\u{202E}", "&#x9b;", "]]&gt;", "none",
    "&lt;", "&amp;",
  ]

  private mutating func grow(_ random: inout SplitMix) {
    guard let name = anyName(&random) else { return }
    switch random.below(4) {
    case 0: tree[name] = .zeros([5 << 20, 200 << 20, 1 << 40][random.below(3)])
    case 1: tree[name] = .file(Array(String(repeating: tree.text(name), count: 40).utf8.prefix(3 << 20)))
    case 2: tree[name] = .file([UInt8](repeating: UInt8(ascii: "["), count: 1 << 20))
    default: for number in 0..<300 { tree["Data/many-\(number).json"] = .file(Array("[\(number)]".utf8)) }
    }
    deeds.append("size of \(name)")
  }

  private mutating func remove(_ random: inout SplitMix) {
    guard let name = anyName(&random) else { return }
    tree[name] = random.below(2) == 0 ? nil : .file([])
    deeds.append("nothing at \(name)")
  }

  // MARK: Archives

  private mutating func spoilArchive(_ random: inout SplitMix) {
    let number = random.below(max(1, tree.things.count))
    let names = [
      "../outside/written", "/tmp/written", "Exercises/../../written", "Data/a\0/../b", "Data/\u{1B}[31m",
      "Data/razemon.json", "Exercises",
    ]
    let name = names[random.below(names.count)]
    let type = "0123456gxLKSZ\u{0}".utf8.map { $0 }[random.below(14)]
    let size = ["77777777777", "00000000000", "-0000000001", "99999999999", "00000001000"][random.below(5)]
    let kind = random.below(4)
    archive = tree.archive { header, index in
      guard index == number else { return }
      func put(_ text: String, at offset: Int, _ length: Int) {
        for index in 0..<length { header[offset + index] = 0 }
        for (index, byte) in text.utf8.prefix(length).enumerated() { header[offset + index] = byte }
      }
      switch kind {
      case 0: put(name, at: 0, 100)
      case 1: header[156] = type
      case 2: put(size, at: 124, 12)
      default: put(name, at: 345, 155)
      }
    }
    if random.below(3) == 0 {
      for _ in 0..<(1 + random.below(8)) { archive[random.below(archive.count)] = UInt8(random.below(256)) }
    }
    if random.below(6) == 0 { archive.removeLast(random.below(archive.count)) }
    deeds.append("archive")
  }
}

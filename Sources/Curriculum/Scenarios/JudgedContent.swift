import Diagnostics
import LayoutEngine

/// The parts of an exercise that determine a verdict. Better hints, or another data set in the pack, do not invalidate
/// earlier passes.
///
/// These parts are the keys of exercise.json about scenarios and rules, the expected frames, the given code, and the
/// data sets and images that the exercise names.
struct JudgedContent {
  private var parts: [SourceText] = []

  /// Keys of exercise.json that determine a verdict.
  private static let keys = ["kind", "view", "check", "scenarios", "variants", "rules", "mixesAxes"]
  /// Keys of a question that determine a verdict.
  private static let questionKeys = ["name", "is", "of", "inside", "choices", "answers"]

  init(of material: Material, in pack: Pack) throws(Problems) {
    let folder = material.exercise.reference.folder
    let description = try pack.folder.textIfPresent("\(folder)/\(Exercise.fileName)")
    let json = description.flatMap { try? JSON.read($0) }
    for key in Self.keys { add(key, json?[key]) }
    for question in json?["questions"]?.elements ?? [] {
      for key in Self.questionKeys { add("question \(key)", question[key]) }
    }
    let expected = try pack.folder.textIfPresent("\(folder)/\(Expectations.fileName)")
    add("frames", expected.flatMap { try? JSON.read($0) }?["scenarios"])
    if let given = material.given { parts.append(given) }
    let texts = [material.given, try pack.textIfPresent(.starter, of: material.exercise.reference)].compactMap(\.self)
    let named = ([description].compactMap(\.self) + texts).map(\.bytes)
    for (name, data) in material.data.sorted(by: { $0.key < $1.key }) where Self.isNamed(name, in: named) {
      parts.append(data)
    }
    for (name, size) in material.images.sorted(by: { $0.key < $1.key }) where Self.isNamed(name, in: named) {
      parts.append(SourceText(name: name, text: "\(size.width) \(size.height)"))
    }
  }

  private mutating func add(_ name: String, _ json: JSON?) {
    if let json { parts.append(SourceText(name: name, text: json.compact)) }
  }

  /// Whether a text contains a data file's name, as `"goods.json"` or as `"goods"`.
  private static func isNamed(_ name: String, in texts: [[UInt8]]) -> Bool {
    let stem = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    let word = Array("\"\(stem)".utf8)
    return texts.contains { text in
      // Searches bytes, since searching strings takes longer than the rest of a check's reading.
      guard text.count >= word.count else { return false }
      return (0...(text.count - word.count)).contains { start in
        text[start] == word[0] && text[start..<(start + word.count)].elementsEqual(word)
      }
    }
  }

  var fingerprint: String {
    var fingerprint = Fingerprint()
    // Uses only the last component of a file's name, so that a moved exercise keeps its fingerprint.
    for part in parts {
      let name = part.name.split(separator: "/").last.map(String.init) ?? part.name
      fingerprint.add(SourceText(name: name, text: part.text))
    }
    return fingerprint.text
  }
}

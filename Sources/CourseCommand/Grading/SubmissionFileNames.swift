/// Makes a unique, portable file name for each submission, without slashes and other reserved characters.
struct SubmissionFileNames {
  private var taken: Set<String> = []
  private static let longest = 120

  mutating func name(for submission: String) -> String {
    let plain = String(
      submission.unicodeScalars.map { scalar -> Character in
        let isPlain =
          scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-_. ".unicodeScalars.contains(scalar)
        return isPlain ? Character(scalar) : "_"
      })
    var short = plain
    while short.utf8.count > Self.longest { short.removeLast() }
    if short.first == "." || short.isEmpty { short = "_" + short }
    var name = short
    var count = 1
    // Some file systems ignore case.
    while !taken.insert(name.lowercased()).inserted {
      count += 1
      name = "\(short) (\(count))"
    }
    return name
  }
}

extension [UInt8] {
  /// The bytes of a text as Linux has it: some editors end lines with two characters, or begin a file with a mark that
  /// says only that it is UTF-8. Neither is anything an author meant.
  var withUnixLines: [UInt8] {
    let (carriage, feed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    let isMarked = starts(with: [0xEF, 0xBB, 0xBF])
    guard isMarked || contains(carriage) else { return self }
    var lines: [UInt8] = []
    lines.reserveCapacity(count)
    for place in (isMarked ? 3 : 0)..<count {
      let endsLine = self[place] == carriage && place + 1 < count && self[place + 1] == feed
      if !endsLine { lines.append(self[place]) }
    }
    return lines
  }
}

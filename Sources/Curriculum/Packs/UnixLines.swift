extension [UInt8] {
  /// The bytes of a text with Unix line ends and without a byte order mark, both of which some editors add without the
  /// author's knowledge.
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

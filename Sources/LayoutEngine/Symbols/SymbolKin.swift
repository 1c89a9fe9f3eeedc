/// Finds a size for every symbol name: a measured one, or that of its nearest relative.
///
///     trash.fill           measured: a filled symbol has the size of its outline
///     info.circle          measured: an enclosed symbol has the size of its enclosure
///     cloud.rain           a guess: that of `cloud`, the longest beginning that was measured
///     figure.walk          a guess: that of its family
///     zzz                  a guess: the size of most symbols
enum SymbolKin {
  /// The size at 17 points; a guess if nobody measured the symbol.
  static func size(of name: String) -> Size { measured(name) ?? guessed(name) }

  /// The measured size; nil if there is none.
  static func measured(_ name: some StringProtocol) -> Size? {
    if let size = MeasuredSymbols.size(of: name) { return size }
    if name.hasSuffix(".fill") { return measured(name.dropLast(5)) }
    return enclosures.first { name.hasSuffix($0) }.flatMap { MeasuredSymbols.size(of: $0.dropFirst()) }
  }

  private static let enclosures = [".circle", ".square", ".rectangle"]

  private static func guessed(_ name: String) -> Size {
    let words = name.split(separator: ".")
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      let beginning = words[..<count].joined(separator: ".")
      guard let size = measured(beginning) else { continue }
      // A badge hangs over the corner.
      return words[count] == "badge" ? Size(width: size.width, height: size.height + 1.5) : size
    }
    return words.first.flatMap { families[String($0)] } ?? Size(width: 20.5, height: 19)
  }

  /// The usual sizes of families whose shortest name is no symbol.
  private static let families: [String: Size] = [
    "arrow": Size(width: 19, height: 17), "arrowtriangle": Size(width: 17, height: 16),
    "arrowshape": Size(width: 22, height: 18), "chevron": Size(width: 18.5, height: 16.5),
    "figure": Size(width: 16, height: 20), "hand": Size(width: 20, height: 20.5), "text": Size(width: 21, height: 16.5),
    "list": Size(width: 21, height: 16), "line": Size(width: 21, height: 14), "chart": Size(width: 22, height: 18),
    "play": Size(width: 15, height: 16), "pause": Size(width: 14.5, height: 16), "stop": Size(width: 15, height: 15),
    "forward": Size(width: 25.5, height: 15), "backward": Size(width: 25.5, height: 15),
    "speaker": Size(width: 20, height: 17), "battery": Size(width: 29, height: 13.5),
    "textformat": Size(width: 23.5, height: 14.5), "ellipsis": Size(width: 18.5, height: 5.5),
    "camera": Size(width: 24.5, height: 18), "sun": Size(width: 21, height: 20.5),
    "building": Size(width: 20.5, height: 21.5), "face": Size(width: 20, height: 19),
    "slider": Size(width: 21, height: 16.5),
  ]
}

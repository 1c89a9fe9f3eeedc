import Diagnostics
import LayoutProgram

extension Problem {
  /// The fix-it that writes the name that was probably meant.
  ///
  ///     value of type 'Text' has no member 'fram'; did you mean 'frame'?     replace 'fram' with 'frame'
  ///
  /// - Returns: nil if there is no nearest name, or if more than a name is wrong.
  public func meantName(in sources: [SourceText]) -> FixIt? {
    guard let range, sources.indices.contains(range.file), range.upper <= sources[range.file].bytes.count else {
      return nil
    }
    let written = String(decoding: sources[range.file].bytes[range.lower..<range.upper], as: UTF8.self)
    let meant = notes.lazy.compactMap { note -> String? in
      if case .didYouMean(let name)? = note.message as? NameNote { name } else { nil }
    }
    guard let name = meant.first, name != written, [name, written].allSatisfy(\.isOneWord) else { return nil }
    return FixIt("replace '\(written)' with '\(name)'", replacing: range, with: name)
  }
}

extension Problem {
  /// The fix-its that declare an alignment that is used and that nobody has declared, one for each axis that it can have.
  ///
  ///     type 'VerticalAlignment' has no member 'shelf'     declares 'shelf' at the end of the text
  public func missingAlignments(in sources: [SourceText]) -> [FixIt] {
    guard let range, range.file == 0, let source = sources.first, range.upper <= source.bytes.count else { return [] }
    let name = String(decoding: source.bytes[range.lower..<range.upper], as: UTF8.self)
    let said = message.text(in: .english)
    guard name.isOneWord, said.hasSuffix("member '\(name)'") else { return [] }
    let end = source.bytes.count
    return [("VerticalAlignment", "top"), ("HorizontalAlignment", "leading")].compactMap { axis, edge in
      guard said.contains("'\(axis)'") else { return nil }
      let key = name.prefix(1).uppercased() + name.dropFirst()
      return FixIt(
        "declare '\(name)' in an extension of '\(axis)'", replacing: SourceRange(lower: end, upper: end),
        with: """
          \(source.bytes.last == UInt8(ascii: "\n") ? "" : "\n")
          extension \(axis) {
            private enum \(key)ID: AlignmentID {
              static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.\(edge)] }
            }
            static let \(name) = \(axis)(\(key)ID.self)
          }

          """)
    }
  }
}

extension String {
  fileprivate var isOneWord: Bool { !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
}

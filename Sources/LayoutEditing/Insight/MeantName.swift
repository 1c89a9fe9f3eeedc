import Diagnostics
import LayoutLanguage

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

extension String {
  fileprivate var isOneWord: Bool { !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
}

import Diagnostics

extension EditorSetup.File {
  /// The reason why lines cannot be added to an existing file.
  public enum Obstacle: Error, Sendable {
    /// The file belongs to somebody else.
    case foreign
    /// The block has a start but no end.
    case openBlock
    /// It is not a JSON object, or it contains comments.
    case notJSON
  }

  /// The file's new content; everything that is not ours stays unchanged.
  ///
  /// - Parameter before: the existing content; nil if there is no file.
  public func merged(into before: String?) throws(Obstacle) -> String {
    switch form {
    case .own:
      guard before.map({ $0.isEmpty || $0.contains(EditorSetup.mark) }) ?? true else { throw .foreign }
      return text
    case .block(let comment): return try block(comment, in: before ?? "")
    case .settings: return try settings(in: before)
    }
  }

  private func block(_ comment: String, in before: String) throws(Obstacle) -> String {
    let (begin, end) = ("\(comment) begin: \(EditorSetup.mark)", "\(comment) end: \(EditorSetup.mark)")
    let block = "\(begin)\n\(text)\(end)\n"
    var lines = before.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    guard let first = lines.firstIndex(of: begin) else {
      if lines.contains(end) { throw .openBlock }
      let start = before.isEmpty || before.hasSuffix("\n") ? before : before + "\n"
      return start.isEmpty ? block : "\(start)\n\(block)"
    }
    guard let last = lines[first...].firstIndex(of: end) else { throw .openBlock }
    lines.replaceSubrange(
      first...last, with: block.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) })
    return lines.joined(separator: "\n")
  }

  private func settings(in before: String?) throws(Obstacle) -> String {
    guard let before, before.contains(where: { !$0.isWhitespace }) else { return text }
    guard let old = try? JSON.read(SourceText(name: "settings", text: before)), old.members != nil,
      let own = try? JSON.read(SourceText(name: "own", text: text))
    else { throw .notJSON }
    let merged = old.merging(own)
    // Keep the original text if nothing changes.
    return merged.compact == old.compact ? before : merged.pretty + "\n"
  }
}

extension JSON {
  /// Merges objects recursively. Otherwise the other value wins, unless a plain list already contains its elements.
  fileprivate func merging(_ other: JSON) -> JSON {
    if let own = members, let others = other.members {
      var result = own.map { member in
        other[member.key].map { Member(key: member.key, value: member.value.merging($0)) } ?? member
      }
      result += others.filter { self[$0.key] == nil }
      return JSON(.object(result))
    }
    if let own = elements, let others = other.elements, !own.contains(where: { $0.members != nil }) {
      return others.allSatisfy { value in own.contains { $0.compact == value.compact } } ? self : other
    }
    return other
  }
}

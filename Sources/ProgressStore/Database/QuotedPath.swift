extension String {
  /// The text quoted as one shell word.
  var asShellWord: String {
    let safe = utf8.allSatisfy { byte in
      byte >= 0x80 || "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-".utf8.contains(byte)
    }
    if safe, !isEmpty, !hasPrefix("-") { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

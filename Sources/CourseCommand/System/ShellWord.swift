extension String {
  /// The text quoted as one shell word. Control characters are escaped, since a terminal would not show them.
  var quotedForTheShell: String {
    if !isEmpty, !hasPrefix("~"), allSatisfy({ $0.isLetter || $0.isNumber || "/._-:,=@+%~…".contains($0) }) {
      return self
    }
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
    let escaped = unicodeScalars.map { scalar -> String in
      switch scalar {
      case "'": "\\'"
      case "\\": "\\\\"
      case _ where scalar.value < 128 && scalar.properties.generalCategory == .control: "\\x" + scalar.twoDigits
      case _ where scalar.properties.generalCategory == .control: "\\u00" + scalar.twoDigits
      default: String(scalar)
      }
    }
    return "$'" + escaped.joined() + "'"
  }
}

extension Unicode.Scalar {
  fileprivate var twoDigits: String {
    let digits = String(value, radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }
}

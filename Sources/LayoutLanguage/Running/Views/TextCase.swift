/// `.textCase(.uppercase)`: letters as they are shown, and so as they are measured.
enum TextCase: String {
  case uppercase, lowercase

  func applied(to text: String) -> String {
    self == .uppercase ? text.uppercased() : text.lowercased()
  }
}

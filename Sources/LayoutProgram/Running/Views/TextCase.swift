/// A case such as `.textCase(.uppercase)`, which changes the letters before they are drawn and measured.
package enum TextCase: String {
  case uppercase, lowercase

  package func applied(to text: String) -> String {
    self == .uppercase ? text.uppercased() : text.lowercased()
  }
}

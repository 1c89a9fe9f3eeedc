/// Escapes a CSV cell by RFC 4180.
///
///     Lovelace, "Ada"   → "Lovelace, ""Ada"""
///     =1+1              → '=1+1       so that no spreadsheet evaluates it as a formula
struct SpreadsheetText {
  private static let quoted: Set<Character> = [",", "\"", "\n", "\r", "\r\n"]
  private static let formulas: Set<Character> = ["=", "+", "-", "@", "\t"]

  static func cell(_ text: String) -> String {
    let isFormula = text.first.map(formulas.contains) ?? false
    let safe = isFormula ? "'\(text)" : text
    guard safe.contains(where: quoted.contains) else { return safe }
    return "\"\(safe.map { $0 == "\"" ? "\"\"" : String($0) }.joined())\""
  }

  static func row(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") + "\n" }
}

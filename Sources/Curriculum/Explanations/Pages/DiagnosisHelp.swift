import Diagnostics

/// The page about a diagnosis, for `course explain ID`.
public struct DiagnosisHelp: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The symptom and its cause.
  public var meaning: String
  /// Code with the mistake.
  public var before: String
  /// The same code without the mistake.
  public var after: String
  /// The advice.
  public var advice: String

  /// Takes text, code, code and text from a page, in this order.
  init(_ page: ProsePage) {
    let code = page.blocks.compactMap { if case .code(let text, _) = $0 { text } else { nil } }
    title = page.title
    meaning = page.blocks.prefix { !$0.isCode }.map(\.text).joined(separator: "\n\n")
    before = code.first ?? ""
    after = code.dropFirst().first ?? ""
    advice = page.blocks.reversed().prefix { !$0.isCode }.reversed().map(\.text).joined(separator: "\n\n")
  }
}

extension DiagnosisID {
  /// The page in a language, or in English if there is no translation.
  ///
  ///     DiagnosisID.signFlipped.help(in: .german).title   → "Das Vorzeichen ist verkehrt"
  public func help(in language: Language = .english) -> DiagnosisHelp {
    let index = Self.pages.firstIndex { $0.notes[.diagnosis] == [rawValue] }
    let pages = [ProsePage.help(in: language), Self.pages].first { !$0.isEmpty } ?? []
    return DiagnosisHelp(index.map { pages[$0] } ?? ProsePage("# \(rawValue)"))
  }

  /// Related glossary terms.
  public var related: [String] {
    Self.pages.first { $0.notes[.diagnosis] == [rawValue] }?.notes[.related] ?? []
  }

  private static let pages = ProsePage.help(in: .english)
}

import Diagnostics

/// The page about one kind of mistake, for `course explain ID`.
public struct DiagnosisHelp: Hashable, Sendable {
  /// What it is called.
  public var title: String
  /// What happens, and why.
  public var meaning: String
  /// Code with the mistake.
  public var before: String
  /// The same code without the mistake.
  public var after: String
  /// What to do.
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
  /// The page about it in a language; English where nobody has translated it.
  ///
  ///     DiagnosisID.signFlipped.help(in: .german).title   → "Das Vorzeichen ist verkehrt"
  public func help(in language: Language = .english) -> DiagnosisHelp {
    let index = Self.pages.firstIndex { $0.notes[.diagnosis] == [rawValue] }
    let pages = [ProsePage.help(in: language), Self.pages].first { !$0.isEmpty } ?? []
    return DiagnosisHelp(index.map { pages[$0] } ?? ProsePage("# \(rawValue)"))
  }

  /// Words of the glossary that help with it.
  public var related: [String] {
    Self.pages.first { $0.notes[.diagnosis] == [rawValue] }?.notes[.related] ?? []
  }

  private static let pages = ProsePage.help(in: .english)
}

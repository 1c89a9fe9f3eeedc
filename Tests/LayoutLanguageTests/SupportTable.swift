@testable import LayoutEditing
@testable import LayoutLanguage

/// The text of `Docs/Support.md`: the vocabulary's declarations, and the unsupported names.
struct SupportTable {
  private let types: [String: Entry]
  private let entries: [Entry]

  init() {
    var entries: [Entry] = []
    CatalogueScanner.scan(.shared) { declaration in
      if case .conformance = declaration.kind { return }
      entries.append(Entry(declaration, .shared))
    }
    self.entries = entries
    types = Dictionary(entries.filter(\.isType).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The whole page.
  var markdown: String {
    let sections: [(String, [Row])] = [
      ("Views", typeRows { isView($0) }),
      ("Modifiers", modifierRows),
      ("Values and styles", typeRows { !isView($0) && $0.chapter == .swiftUI } + functionRows(in: .swiftUI)),
      (
        "Swift and Foundation",
        typeRows { !isView($0) && $0.chapter == .standardLibrary } + functionRows(in: .standardLibrary)
      ),
      ("Other types", beyond(BeyondTheCourse.types) { $0 }),
    ]
    return Self.introduction + sections.map { Self.section($0, rows: $1) }.joined()
  }

  private static let introduction = """
    # What SwiftUI is supported

    Generated from the declarations in `Sources/CCatalogue`; a test compares the two. Do not edit it:
    run `UPDATE_DOCS=1 ./test --filter SupportTable`.

    - **supported**: frames are SwiftUI's.
    - **approximated**: it works, with the difference that is named.
    - **accepted, ignored**: any use is taken, and no frame depends on it.
    - **ignored with a warning**: accepted, but a phone's frames can depend on it. Every use gets a warning.
    - **not supported**: said to be no part of the course where it is used, with what comes nearest.

    Call forms are in Swift's syntax. `…` stands for any arguments, or for a default that is not spelled out.

    """

  private static func section(_ title: String, rows: [Row]) -> String {
    let lines = rows.sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }.map(\.markdown)
    return "\n## \(title)\n\n| name | call forms | state |\n| --- | --- | --- |\n" + lines.joined()
  }

  /// Whether a type is a view, directly or through a protocol that it conforms to.
  private func isView(_ type: Entry) -> Bool {
    type.name == "View" || type.conformances.contains { types[$0].map(isView) ?? false }
  }

  private func typeRows(where belongs: (Entry) -> Bool) -> [Row] {
    entries.filter { $0.isType && belongs($0) }.map { type in
      let members = entries.filter { $0.owner == type.name && !isModifier($0) }
      let forms = members.filter { !$0.isConstant }.map(\.form) + Entry.list(members.filter(\.isConstant))
      return Row(
        name: type.name, forms: type.isProtocol ? [type.text] + forms : forms.isEmpty ? [type.name] : forms,
        fidelities: type.fidelity == .faithful ? members.map { ($0.form, $0.fidelity) } : [("", type.fidelity)])
    }
  }

  /// Whether it is a method of a view that returns a view.
  private func isModifier(_ entry: Entry) -> Bool {
    guard entry.isMethod, let owner = entry.owner.flatMap({ types[$0] }) else { return false }
    return isView(owner)
  }

  private var modifierRows: [Row] {
    let modifiers = entries.filter(isModifier)
    let grouped = Dictionary(grouping: modifiers, by: \.name)
    let rows = grouped.map { name, all in
      let everywhere = Set(all.filter { $0.owner == "View" }.map(\.form))
      let kept = all.filter { $0.owner == "View" || !everywhere.contains($0.form) }
      let forms = kept.map { $0.owner == "View" ? $0.form : "\($0.owner ?? "").\($0.form)" }
      return Row(name: name, forms: forms, fidelities: kept.map { ($0.form, $0.fidelity) })
    }
    return rows + beyond(BeyondTheCourse.modifiers) { "\($0)(…)" }
  }

  private func functionRows(in chapter: Chapter) -> [Row] {
    let functions = entries.filter { $0.owner == nil && $0.isMethod && $0.chapter == chapter }
    return Dictionary(grouping: functions, by: \.name).map { name, all in
      Row(name: name, forms: all.map(\.form), fidelities: all.map { ($0.form, $0.fidelity) })
    }
  }

  private func beyond(_ table: [String: UnsupportedMessage?], form: (String) -> String) -> [Row] {
    table.map { name, instead in
      Row(name: name, forms: [form(name)], state: instead.map { "not supported: \($0.english)" } ?? "not supported")
    }
  }
}

/// One line of the table.
private struct Row {
  let name: String
  let forms: [String]
  let state: String

  init(name: String, forms: [String], state: String) {
    self.name = name
    self.forms = forms
    self.state = state
  }

  /// The state of a name with several overloads: the state that all share, or else the overloads that differ.
  init(name: String, forms: [String], fidelities: [(form: String, fidelity: Fidelity)]) {
    let different = fidelities.filter { $0.fidelity != .faithful }
    let isUniform =
      different.count == fidelities.count && fidelities.allSatisfy { $0.fidelity == different[0].fidelity }
    let state: String
    if different.isEmpty {
      state = "supported"
    } else if isUniform {
      state = different[0].fidelity.words
    } else {
      state = "supported; " + different.map { "`\($0.form)` \($0.fidelity.words)" }.joined(separator: "; ")
    }
    self.init(name: name, forms: forms, state: state)
  }

  var markdown: String {
    var seen: Set<String> = []
    let code = forms.filter { seen.insert($0).inserted }.map { "`\($0)`" }.joined(separator: "<br>")
    return "| `\(name)` | \(code) | \(state) |\n"
  }
}

extension Fidelity {
  fileprivate var words: String {
    switch self {
    case .faithful: "supported"
    case .approximated(let difference): "approximated: \(difference)"
    case .ignored: "accepted, ignored"
    case .passedOver: "ignored with a warning"
    }
  }
}

/// A declaration in the form of its use.
private struct Entry {
  let owner: String?
  let name: String
  let kind: CatalogueScanner.Kind
  let isStatic: Bool
  let chapter: Chapter
  let fidelity: Fidelity
  let conformances: [String]
  /// The declaration after the name.
  private let signature: String
  private let isOpen: Bool

  init(_ declaration: CatalogueScanner.Declaration, _ text: CatalogueText) {
    let rest = NativeText(text: text, start: declaration.name.upperBound, declaration: declaration.start)
    kind = declaration.kind
    isStatic = declaration.isStatic
    chapter = declaration.folder < 2 ? .standardLibrary : .swiftUI
    fidelity = rest.fidelity
    isOpen = rest.acceptsAnything
    signature = rest.signature
    let vocabulary = Vocabulary()
    if case .type = declaration.kind {
      owner = nil
      name = declaration.qualifiedName
      conformances = vocabulary.types[declaration.owner ?? ""]?.conformances.map(\.qualifiedName) ?? []
    } else {
      owner = declaration.owner.map { NativeIndex.shared.qualifiedName(of: $0) }
      name = text.string(declaration.name)
      conformances = []
    }
  }

  var isType: Bool { if case .type = kind { true } else { false } }
  var isProtocol: Bool { isType && VocabularyText.type(name.filter { $0 != "." })?.hasPrefix("protocol") == true }
  var isMethod: Bool { if case .member(.method) = kind { !isStatic } else { false } }
  var isConstant: Bool { if case .member(.computed) = kind { isStatic } else { false } }
  /// `protocol Identifiable<ID>`
  var text: String { VocabularyText.type(name.filter { $0 != "." }) ?? name }

  /// `HStack(alignment: VerticalAlignment = .center, …)`, `.leading`, `frame(width: CGFloat? = nil, …)`.
  var form: String {
    let form: String
    switch kind {
    case .member(.initializer): form = (owner ?? "") + signature
    case .member(.subscripting):
      form = "[" + signature.dropFirst().replacing(") -> ", with: "] -> ", maxReplacements: 1)
    case .member(.computed), .member(.field): form = isStatic ? ".\(name)" : "\(name)\(signature)"
    default: form = (isStatic ? "." : "") + name + (signature == "() -> some View" && isOpen ? "(…)" : signature)
    }
    return form.replacing(#/@(ViewBuilder|escaping|MainActor|Sendable|_inheritActorContext) /#, with: "")
      .replacing("= native()", with: "= …")
      .replacing(#/^(.*\)) -> (some View|Text)$/#) { String($0.1) }
  }

  /// All constants of a type as one list.
  static func list(_ constants: [Entry]) -> [String] {
    constants.isEmpty ? [] : [constants.map(\.form).joined(separator: ", ")]
  }
}

/// The chapter of a name that is no view and no modifier.
private enum Chapter { case standardLibrary, swiftUI }

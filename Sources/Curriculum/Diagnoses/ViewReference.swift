import Diagnostics
import LayoutProgram

/// What a sentence calls a view.
///
///     answer        “answer”      by its name
///     Text("Soup")  “Soup”        by its words
///     HStack { … }  the HStack    by its kind
enum ViewReference: Hashable, CustomStringConvertible {
  case named(String)
  case words(String)
  case kind(String)
  /// A view of which nothing else is known.
  case someView

  /// For results: a name as it is.
  var description: String {
    if case .named(let name) = self { name } else { quoted }
  }

  /// In an English sentence: a name or words in quotation marks, a kind with its article.
  var quoted: String {
    switch self {
    case .named(let name): "“\(ViewName(name).spoken)”"
    case .words(let text): "“\(text)”"
    case .kind(let word): "the \(word)"
    case .someView: "the view"
    }
  }

  var isNamed: Bool {
    if case .named = self { true } else { false }
  }

  /// All views of a `ForEach` under their common name: `icon` of `icon#2`.
  var withoutNumber: ViewReference {
    if case .named(let name) = self { .named(ViewName(name).group) } else { self }
  }
}

/// What a sentence calls a container: its kind, and which of two where another of the same kind is spoken of.
///
///     HStack     inner HStack     root
struct ContainerReference: Hashable, CustomStringConvertible {
  /// Which of two.
  enum Place: String {
    case inner, outer
  }

  /// Nil for what is around the roots.
  let kind: String?
  var place: Place?

  /// In English and for results, after an article: `inner HStack`.
  var description: String { (place.map { "\($0.rawValue) " } ?? "") + (kind ?? "root") }

  /// `an HStack`, whichever it is of two.
  var withArticle: String { kind?.withArticle ?? "the root" }

  /// The same as one of two.
  func with(_ place: Place) -> ContainerReference { ContainerReference(kind: kind, place: place) }

  /// The same, told apart from another of its kind.
  func told(_ place: Place, from other: ContainerReference) -> ContainerReference {
    kind == other.kind ? with(place) : self
  }
}

extension JSON {
  init(_ view: ViewReference?) { self.init(view?.description) }
  init(_ container: ContainerReference) { self.init(container.description) }
}

extension ViewResult {
  var reference: ViewReference { .named(name) }
}

extension ScenarioTrace.View {
  var reference: ViewReference { .named(name) }
}

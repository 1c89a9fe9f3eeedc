import Diagnostics

/// What an editor may ask about a text, read once.
public struct SourceInsight: Sendable {
  /// What would be reported of it.
  public var problems: [Problem]
  /// The program, if it compiles.
  public var program: Program?

  /// Reads the learner's text and what was given.
  public init(_ sources: [SourceText], by deadline: Deadline?) {
    do throws(Problems) {
      let read = try Program.compile(sources, by: deadline)
      program = read
      problems = read.warnings
    } catch {
      problems = error.all
    }
  }

  /// The name at a place.
  public func symbol(at offset: Int) -> SymbolMention? { nil }
  /// All places of a name.
  public func mentions(of symbol: SymbolMention) -> [Diagnostics.SourceRange] { [] }
  /// What may be written at a place.
  public func completions(at offset: Int) -> [Completion] { [] }
  /// The call around a place.
  public func call(at offset: Int) -> CallHelp? { nil }
  /// The declarations.
  public func outline() -> [OutlineItem] { [] }
  /// What each word is.
  public func tokens() -> [SemanticToken] { [] }
}

/// A name at a place.
public struct SymbolMention: Sendable {
  /// The name.
  public var name: String
  /// Where it stands.
  public var range: Diagnostics.SourceRange
  /// What it is.
  public var kind: SymbolKind
  /// Where it is declared; nil for SwiftUI's own.
  public var declaration: Diagnostics.SourceRange?
  /// As Swift writes it.
  public var signature: String?
  /// Whether it may be renamed.
  public var isRenamable: Bool
}

/// What a name is.
public enum SymbolKind: String, Sendable, CaseIterable {
  case type, `protocol`, enumCase, function, method, initializer, property, parameter, variable, `operator`
  case typeParameter, keyword, module, macro
}

/// Something that may be written.
public struct Completion: Sendable {
  /// A stretch of what is inserted.
  public enum Part: Hashable, Sendable {
    case text(String)
    case placeholder(String)
  }
  /// The name.
  public var name: String
  /// The name with its labels.
  public var label: String
  /// What is inserted.
  public var insertion: [Part]
  /// What it is.
  public var kind: SymbolKind
  /// As Swift writes it.
  public var signature: String
  /// What it takes the place of.
  public var replaces: Diagnostics.SourceRange
  /// 0 is best.
  public var rank: Int
}

/// The call around a place.
public struct CallHelp: Sendable {
  /// One way to call.
  public struct Signature: Sendable {
    /// As Swift writes it.
    public var label: String
    /// Ranges of characters of the label.
    public var parameters: [Range<Int>]
  }
  /// The ways.
  public var signatures: [Signature]
  /// The fitting one.
  public var activeSignature: Int
  /// The argument at the place.
  public var activeParameter: Int
}

/// A declaration.
public struct OutlineItem: Sendable {
  /// Its name.
  public var name: String
  /// What it is.
  public var kind: SymbolKind
  /// All of it.
  public var range: Diagnostics.SourceRange
  /// Its name's place.
  public var nameRange: Diagnostics.SourceRange
  /// What is in it.
  public var children: [OutlineItem]
}

/// A word with what it is.
public struct SemanticToken: Sendable {
  /// Where.
  public var range: Diagnostics.SourceRange
  /// What.
  public var kind: SymbolKind
  /// Whether it is declared here.
  public var isDeclaration: Bool
  /// Whether it is SwiftUI's or Swift's own.
  public var isFromVocabulary: Bool
}

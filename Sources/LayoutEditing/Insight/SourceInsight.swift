import Diagnostics
import LayoutChecking
import LayoutLanguage
import LayoutProgram
import SwiftSyntax

/// Answers an editor's questions about a text.
///
/// Text being typed has errors most of the time, so nothing here requires a valid program: incomplete code gets
/// incomplete answers.
///
///     let insight = SourceInsight([source, given], by: deadline)
///     insight.symbol(at: 112)?.signature       "let d: ViewDimensions"
///
/// Call the initializer, `completions` and `call` through `Deadline.answer`: they parse a program, which needs a large
/// stack.
public struct SourceInsight: Sendable {
  /// The texts: the learner's, then the given code.
  public let sources: [SourceText]
  /// The problems in source order: exactly those of compiling, with parser warnings.
  public let problems: [Problem]
  /// The program, if it compiles.
  public let program: Program?
  private let table: SymbolTable
  private let items: [OutlineItem]
  private var deadline: Deadline?

  /// Analyzes a text.
  ///
  /// - Parameters:
  ///   - sources: the learner's text, then the given code, as for `Program.compile`.
  ///   - deadline: the time limit for all answers; later ones are incomplete.
  public init(_ sources: [SourceText], by deadline: Deadline?) {
    self.sources = sources
    self.deadline = deadline
    let outcomes = Parsing.outcomes(of: sources)
    do throws(Problems) {
      let program = try Program(sources, outcomes, by: deadline)
      self.program = program
      problems = program.warnings
    } catch {
      program = nil
      problems = error.all
    }
    let trees = zip(sources, outcomes).enumerated().map { file, pair -> SourceFileSyntax? in
      if case .success(let parsed) = pair.1 { return parsed.tree }
      return Parsing.parseLeniently(pair.0, file: file)
    }
    items = trees.first.flatMap(\.self).map { SourceOutline.items(of: $0) } ?? []
    // A text that the guard refuses counts as empty, so that the other texts keep their file numbers.
    let known = trees.map { $0 ?? SourceFileSyntax(statements: [], endOfFileToken: .endOfFileToken()) }
    table = SymbolReading.table(of: ReadProgram(sources, known, by: deadline))
  }

  /// The same insight with another deadline, for later questions.
  public func by(_ deadline: Deadline?) -> SourceInsight {
    var insight = self
    insight.deadline = deadline
    return insight
  }

  /// The name at an offset of the learner's text in UTF-8, or that ends there.
  public func symbol(at offset: Int) -> SymbolMention? { table.mention(at: offset) }

  /// All mentions of a symbol in all texts, with its declaration; for highlights and renaming.
  public func mentions(of symbol: SymbolMention) -> [Diagnostics.SourceRange] { table.ranges(of: symbol.id) }

  /// All names of the learner's text, in source order.
  public func symbols() -> [SymbolMention] { table.own.compactMap { table.mention($0) } }

  /// The declarations of the learner's text.
  public func outline() -> [OutlineItem] { items }

  /// The declarations of a text alone, without reading what they mean.
  public static func outline(of source: SourceText) -> [OutlineItem] {
    Parsing.parseLeniently(source, file: 0).map { SourceOutline.items(of: $0) } ?? []
  }

  /// The names of the learner's text, for highlighting.
  public func tokens() -> [SemanticToken] {
    table.own.compactMap { entry in
      guard let symbol = table.symbols[entry.id] else { return nil }
      return SemanticToken(
        range: entry.range, kind: symbol.kind, isDeclaration: entry.isDeclaration, isFromVocabulary: entry.id.isForeign)
    }
  }

  /// The types that the checker inferred, each with the end of the declared name that has none written behind it.
  ///
  ///     let gap = 8     the end of `gap`, and “Int”
  public func inferredTypes() -> [(place: Int, type: String)] {
    guard program != nil, let bytes = sources.first?.bytes else { return [] }
    return table.own.compactMap { entry in
      guard entry.isDeclaration, let symbol = table.symbols[entry.id], let signature = symbol.signature,
        [.variable, .property, .parameter].contains(symbol.kind),
        let name = signature.firstRange(of: " \(symbol.name): ")
      else { return nil }
      let next = bytes[entry.range.upper...].first { $0 != UInt8(ascii: " ") }
      return next == UInt8(ascii: ":") ? nil : (entry.range.upper, String(signature[name.upperBound...]))
    }
  }

  /// Completions at an offset of the learner's text, best first.
  public func completions(at offset: Int) -> [Completion] {
    Completing(sources, at: offset, by: deadline)?.completions() ?? []
  }

  /// Signature help at an offset of the learner's text.
  public func call(at offset: Int) -> CallHelp? { CallReading.help(sources, at: offset, by: deadline) }
}

extension SymbolID {
  fileprivate var isForeign: Bool {
    if case .vocabulary = self { true } else { false }
  }
}

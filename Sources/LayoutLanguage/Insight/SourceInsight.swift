import Diagnostics
import SwiftSyntax

/// What an editor may ask about a text, read once.
///
/// A text that is being typed is wrong most of the time, so nothing here needs it to be right: what can be understood is
/// answered, the rest is left out.
///
///     let insight = SourceInsight([source, given], by: deadline)
///     insight.symbol(at: 112)?.signature       "let d: ViewDimensions"
///
/// Making one, `completions` and `call` read a program: call them through `Deadline.answer`, since that needs a large
/// stack.
public struct SourceInsight: Sendable {
  /// The texts: the learner's, then the given code.
  public let sources: [SourceText]
  /// What is wrong, in source order: exactly what compiling the program tells, with the parser's remarks.
  public let problems: [Problem]
  /// The program, if there is one.
  public let program: Program?
  private let table: SymbolTable
  private let items: [OutlineItem]
  private var deadline: Deadline?

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - sources: the learner's text, then the given code, as `Program.compile` takes them.
  ///   - deadline: by when all that is asked has to be answered; what comes later is left out.
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
    // What the parser is never shown is nothing: the other texts keep their numbers.
    let known = trees.map { $0 ?? SourceFileSyntax(statements: [], endOfFileToken: .endOfFileToken()) }
    table = SymbolReading.table(of: ReadProgram(sources, known, by: deadline))
  }

  /// The same for questions that are asked later and have a deadline of their own.
  public func by(_ deadline: Deadline?) -> SourceInsight {
    var insight = self
    insight.deadline = deadline
    return insight
  }

  /// The name under an offset of the learner's text in UTF-8, or that ends there.
  public func symbol(at offset: Int) -> SymbolMention? { table.mention(at: offset) }

  /// Where a name stands, in all texts, with its declaration; for highlights and to rename it.
  public func mentions(of symbol: SymbolMention) -> [Diagnostics.SourceRange] { table.ranges(of: symbol.id) }

  /// All names of the learner's text, in source order.
  public func symbols() -> [SymbolMention] { table.own.compactMap { table.mention($0) } }

  /// The declarations of the learner's text.
  public func outline() -> [OutlineItem] { items }

  /// The names of the learner's text, for colouring.
  public func tokens() -> [SemanticToken] {
    table.own.compactMap { entry in
      guard let symbol = table.symbols[entry.id] else { return nil }
      return SemanticToken(
        range: entry.range, kind: symbol.kind, isDeclaration: entry.isDeclaration, isFromVocabulary: entry.id.isForeign)
    }
  }

  /// What may stand at an offset of the learner's text, best first.
  public func completions(at offset: Int) -> [Completion] {
    Completing(sources, at: offset, by: deadline)?.completions() ?? []
  }

  /// What the call around an offset of the learner's text may be given.
  public func call(at offset: Int) -> CallHelp? { CallReading.help(sources, at: offset, by: deadline) }
}

extension SymbolID {
  fileprivate var isForeign: Bool {
    if case .vocabulary = self { true } else { false }
  }
}

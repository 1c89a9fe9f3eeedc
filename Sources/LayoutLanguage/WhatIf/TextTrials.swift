import Diagnostics
import SwiftOperators
import SwiftSyntax

/// Trials with other words in a program's text, one after another.
///
///     trials.trying([TextEdit(range of "60", "d.width / 2")]) { program in program.scene(for: request) }
///
/// To compile a changed text means to check the whole program. Where the words stand in expressions or in bodies, only
/// these are read, and only the functions and properties around them are checked, in a copy of the program that nobody
/// else has; the rest of it stays as it is. Words that stand anywhere else are compiled as `Program.replacing` does it.
public final class TextTrials {
  private let program: Program
  private let deadline: Deadline?
  private let isViewNamed: Bool
  private var preparing: ThreadTask<Copy?>?
  private lazy var copy: Copy? =
    preparing.map { $0.value() } ?? Copy(of: program, isViewNamed: isViewNamed, by: deadline)
  /// How often the whole text had to be compiled.
  public private(set) var compilations = 0

  /// Takes the program as it is; nothing is read before the first trial.
  ///
  /// - Parameters:
  ///   - isViewNamed: every question names the view that it is about.
  ///   - deadline: by when trials have to be done; nil leaves that to the compiler's own budgets.
  public init(_ program: Program, isViewNamed: Bool = false, by deadline: Deadline? = nil) {
    (self.program, self.isViewNamed) = (program, isViewNamed)
    self.deadline = deadline
  }

  /// Makes ready ahead of the first trial what each of them needs: the program is checked once more.
  package func prepare(_ ahead: WorkAhead) {
    preparing = ahead.begin { [program, isViewNamed, deadline] in
      Copy(of: program, isViewNamed: isViewNamed, by: deadline)
    }
  }

  /// Asks something of the program that the text gives with other words in some places; nil where it gives none.
  ///
  /// The program is the changed one only until the question is answered: keep what it says, not the program.
  ///
  /// - Complexity: the first time that of checking the whole program, later that of the functions and properties that
  ///   change.
  public func trying<Answer>(_ edits: [TextEdit], _ ask: (Program) -> Answer) -> Answer? {
    if let copy, let changed = program.sources.first?.replacing(edits.inOrder), let bodies = copy.exchanged(edits) {
      let before = bodies.map { ($0.member, MemberCode($0.member)) }
      defer { for (member, code) in before { code.restore(member) } }
      for (member, syntax) in bodies { member.source = MemberSource(syntax) }
      do throws(Problem) {
        let checked = try copy.program(checking: bodies.map(\.member), in: changed, by: deadline)
        if let checked { return ask(checked) }
      } catch {
        return nil
      }
    }
    compilations += 1
    return (try? program.replacing(edits, advising: false, by: deadline)).map(ask)
  }
}

/// A program for trials, whose members' code changes while one runs.
///
/// One thread may make it and another one use it; nobody else has it.
private struct Copy: @unchecked Sendable {
  /// Not sealed: what is checked again may name what the program has not named so far.
  private let program: Program
  private let tree: SourceFileSyntax
  private let operators: OperatorTable
  private let bodies: [MemberBody]
  private let views: [String]
  private let isViewNamed: Bool

  init?(of original: Program, isViewNamed: Bool, by deadline: Deadline?) {
    guard let tree = original.code.learnersTree,
      let program = try? Program(
        checking: original.sources, original.code.files, staysOpen: true, advising: false, by: deadline)
    else { return nil }
    self.program = program
    self.tree = tree
    operators = Parsing.operators(of: tree)
    bodies = program.code.module.members.compactMap { MemberBody(of: $0) }
    views = program.viewNames
    self.isViewNamed = isViewNamed
  }

  /// The members that edits stand in, as they are then; nil where more than that may change, or it is no Swift.
  func exchanged(_ edits: [TextEdit]) -> [(member: Member, syntax: MemberSyntax)]? {
    guard let source = program.sources.first, let parts = ChangedPart.around(edits, in: tree) else { return nil }
    // Which views there are in a program's views decides which one is shown where nobody names one.
    if !isViewNamed,
      edits.contains(where: { edit in
        let old = String(decoding: source.bytes[edit.range.lower..<edit.range.upper], as: UTF8.self)
        return views.contains { old.contains($0) || edit.text.contains($0) }
      })
    {
      return nil
    }
    var pairs: [(body: Int, pair: (old: Syntax, new: Syntax))] = []
    for part in parts {
      guard let body = bodies.firstIndex(where: { $0.holds(part.node) }), let new = part.read(in: source, operators)
      else { return nil }
      pairs.append((body, (part.node, new)))
    }
    var changed: [(member: Member, syntax: MemberSyntax)] = []
    for (number, body) in bodies.enumerated() {
      let own = pairs.filter { $0.body == number }.map(\.pair)
      if own.isEmpty { continue }
      guard let syntax = body.exchanging(own) else { return nil }
      changed.append((body.member, syntax))
    }
    return changed
  }

  /// The program with new code for members that say something else; nil if one is of another type now.
  ///
  /// - Throws: why one cannot have any code.
  func program(
    checking members: [Member], in changed: SourceText, by deadline: Deadline?
  ) throws(Problem) -> Program? {
    let sources = [changed] + program.sources.dropFirst()
    let checker = TypeChecker(module: program.code.module, reading: sources, by: deadline)
    var areAsBefore = true
    for member in members { areAsBefore = try checker.checkAgain(member) && areAsBefore }
    if let late = checker.effort.lateness { throw late }
    return areAsBefore ? Program(program, sources, using: checker.seen.views) : nil
  }
}

extension Program {
  /// The same program while some of its members have other code.
  fileprivate init(_ program: Program, _ sources: [SourceText], using views: Set<Nominal>) {
    self.sources = sources
    let old = program.code
    code = ProgramCode(
      module: old.module, roots: old.roots, usedViews: old.usedViews.union(views), files: old.files,
      putOff: old.putOff)
  }
}

/// What checking gives a member.
private struct MemberCode {
  private let source: MemberSource?
  private let type: Resolution<Type>
  private let code: FunctionCode?
  private let setter: FunctionCode?
  private let willSet: FunctionCode?
  private let didSet: FunctionCode?
  private let initialValue: Expression?

  init(_ member: Member) {
    source = member.source
    type = member.typeState
    (code, setter) = (member.code, member.setter)
    (willSet, didSet) = (member.willSet, member.didSet)
    initialValue = member.initialValue
  }

  func restore(_ member: Member) {
    member.source = source
    member.typeState = type
    (member.code, member.setter) = (code, setter)
    (member.willSet, member.didSet) = (willSet, didSet)
    member.initialValue = initialValue
  }
}

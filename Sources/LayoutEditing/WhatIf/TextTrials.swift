import Diagnostics
import LayoutChecking
import LayoutLanguage
import LayoutProgram
import LayoutRunning
import SwiftOperators
import SwiftSyntax

/// Tries edits of a program's text one after another.
///
///     trials.trying([TextEdit(range of "60", "d.width / 2")]) { program in program.scene(for: request) }
///
/// Compiling a changed text checks the whole program. For edits in expressions or bodies, this type parses only those
/// parts and checks only the functions and properties around them, in a private copy of the program. Other edits are
/// compiled by `Program.replacing`.
public final class TextTrials {
  private let program: Program
  private let deadline: Deadline?
  private let isViewNamed: Bool
  private var preparing: ThreadTask<Copy?>?
  private lazy var copy: Copy? =
    preparing.map { $0.value() } ?? Copy(of: program, isViewNamed: isViewNamed, by: deadline)
  /// The number of edits that needed a full compilation.
  public private(set) var compilations = 0

  /// Keeps the program; parses nothing before the first trial.
  ///
  /// - Parameters:
  ///   - isViewNamed: whether every request names its view.
  ///   - deadline: the time limit of all trials; nil leaves only the compiler's own budgets.
  public init(_ program: Program, isViewNamed: Bool = false, by deadline: Deadline? = nil) {
    (self.program, self.isViewNamed) = (program, isViewNamed)
    self.deadline = deadline
  }

  /// Starts the preparation for the first trial on another thread: one more check of the program.
  package func prepare(_ ahead: WorkAhead) {
    preparing = ahead.begin { [program, isViewNamed, deadline] in
      Copy(of: program, isViewNamed: isViewNamed, by: deadline)
    }
  }

  /// Answers a question about the edited program; nil if it does not compile.
  ///
  /// The program is valid only during the call: keep the answer, not the program.
  ///
  /// - Complexity: the first time one check of the whole program, later that of the changed functions and properties.
  public func trying<Answer>(_ edits: [TextEdit], _ ask: (Program) -> Answer) -> Answer? {
    if let copy, let changed = program.sources.first?.replacing(edits.inOrder), let bodies = copy.exchanged(edits) {
      let before = bodies.map { ($0.member, MemberCode($0.member)) }
      defer { for (member, code) in before { code.restore(member) } }
      for (member, syntax) in bodies { member.source = WrittenMember(syntax) }
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

/// A program for trials, whose members' code changes during a trial.
///
/// One thread may create it and another use it; no other code has access.
private struct Copy: @unchecked Sendable {
  /// Not sealed: changed code may use names that the program has not used so far.
  private let program: Program
  private let tree: SourceFileSyntax
  private let operators: OperatorTable
  private let bodies: [MemberBody]
  private let views: [String]
  private let isViewNamed: Bool

  init?(of original: Program, isViewNamed: Bool, by deadline: Deadline?) {
    guard let tree = original.checked.learnersTree,
      let program = try? Program(
        checking: original.sources, original.checked.files, staysOpen: true, advising: false, by: deadline)
    else { return nil }
    self.program = program
    self.tree = tree
    operators = Parsing.operators(of: tree)
    bodies = program.checked.module.members.compactMap { MemberBody(of: $0) }
    views = program.viewNames
    self.isViewNamed = isViewNamed
  }

  /// The members that contain the edits, with their changed syntax; nil if more may change, or the code is invalid.
  func exchanged(_ edits: [TextEdit]) -> [(member: Member, syntax: MemberSyntax)]? {
    guard let source = program.sources.first, let parts = ChangedPart.around(edits, in: tree) else { return nil }
    // The use of views by other views decides which one is the root, if the request names none.
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

  /// The program with new code for changed members; nil if a member's type changed.
  ///
  /// - Throws: why a member has no valid code.
  func program(
    checking members: [Member], in changed: SourceText, by deadline: Deadline?
  ) throws(Problem) -> Program? {
    let sources = [changed] + program.sources.dropFirst()
    let checker = TypeChecker(module: program.checked.module, reading: sources, by: deadline)
    var areAsBefore = true
    for member in members { areAsBefore = try checker.checkAgain(member) && areAsBefore }
    if let late = checker.effort.lateness { throw late }
    return areAsBefore ? Program(program, sources, using: checker.seen.views) : nil
  }
}

extension Program {
  /// The same program while some of its members have other code.
  fileprivate init(_ program: Program, _ sources: [SourceText], using views: Set<Nominal>) {
    let old = program.code
    self.init(
      sources, program.checked,
      ProgramCode(
        program.checked, roots: old.roots, usedViews: old.usedViews.union(views), postponed: old.postponed))
  }
}

/// The results of checking a member.
private struct MemberCode {
  private let source: (any MemberSource)?
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

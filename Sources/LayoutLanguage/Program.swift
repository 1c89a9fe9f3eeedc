import Diagnostics
import LayoutChecking
import LayoutEngine
import LayoutProgram
import LayoutRunning

/// A SwiftUI source, parsed and checked, ready to run.
///
///     let program = try Program.compile([SourceText(name: "menu.layout", text: …)])
///     let scene = try program.scene(for: SceneRequest(stage: Size(width: 320, height: 200)))
///
/// A program can run many times with other data, sizes or texts; each run starts afresh.
public struct Program: Sendable {
  /// The source files; the first is the learner's, the exercise provides the others.
  public let sources: [SourceText]
  /// Parser warnings, which do not keep the program from running.
  public var warnings: [Problem] { checked.files.flatMap(\.warnings) }
  package let checked: CheckedSource
  package let code: ProgramCode

  /// Parses and checks the files of one module.
  ///
  /// Call it through `Deadline.answer`: parsing needs a large stack.
  ///
  /// - Parameter deadline: the time limit; nil leaves only the compiler's own budgets.
  /// - Throws: every problem found, in source order.
  public static func compile(_ sources: [SourceText], by deadline: Deadline? = nil) throws(Problems) -> Program {
    try Program(sources, Parsing.outcomes(of: sources), by: deadline)
  }

  /// Checks parsed files; throws if parsing failed.
  package init(
    _ sources: [SourceText], _ outcomes: [Result<ParsedFile, Problems>], advising: Bool = true,
    by deadline: Deadline? = nil
  ) throws(Problems) {
    var files: [ParsedFile] = []
    var problems: [Problem] = []
    for outcome in outcomes {
      switch outcome {
      case .success(let file): files.append(file)
      case .failure(let found): problems += found.all
      }
    }
    if !problems.isEmpty { throw Problems(problems, in: sources) }
    try self.init(checking: sources, files, advising: advising, by: deadline)
  }

  /// Checks parsed files.
  ///
  /// - Parameters:
  ///   - staysOpen: whether parts will be checked again, which restricts the program to one thread.
  ///   - advising: whether problems include suggestions.
  package init(
    checking sources: [SourceText], _ files: [ParsedFile], staysOpen: Bool = false, advising: Bool = true,
    by deadline: Deadline? = nil
  ) throws(Problems) {
    let module = Module(trees: files.map(\.tree), advises: advising)
    let checker = TypeChecker(module: module, reading: sources, by: deadline)
    checker.checkModule()
    let roots = checker.checkRoots()
    if let late = checker.effort.lateness { throw Problems([late], in: sources) }
    if checker.found.isRefused { throw Problems(checker.found.allInOrder, in: sources) }
    if !staysOpen { checker.module.vocabulary.types.seal() }
    self.sources = sources
    checked = CheckedSource(checker.module, files)
    code = ProgramCode(
      checked, roots: roots, usedViews: checker.seen.views, postponed: checker.found.all.inSourceOrder)
  }

  /// A program with other code.
  package init(_ sources: [SourceText], _ checked: CheckedSource, _ code: ProgramCode) {
    self.sources = sources
    self.checked = checked
    self.code = code
  }

  /// The names of the program's view types, in source order.
  public var viewNames: [String] { code.declaredTypes.filter(\.isView).map(\.name) }

  /// Builds the root view, lays it out and names its views.
  ///
  /// - Throws: the problem that stopped the run.
  public func scene(for request: SceneRequest) throws(Problems) -> Scene {
    do throws(Stop) {
      return try code.scene(for: request, sourceCount: sources.count)
    } catch {
      let data = request.data.keys.sorted().compactMap { request.data[$0] }
      throw Problems(code.refusals(with: error.problem), in: sources + data)
    }
  }
}

extension ProgramCode {
  /// The code of a checked source.
  package convenience init(
    _ checked: CheckedSource, roots: [FunctionCode], usedViews: Set<Nominal>, postponed: [Problem]
  ) {
    let module = checked.module
    self.init(
      module.vocabulary, module.declaredTypes, module.previews.map { Preview(name: $0.name, stage: $0.stage) },
      globalCount: module.globalCount, roots: roots, usedViews: usedViews, postponed: postponed, source: checked)
  }
}

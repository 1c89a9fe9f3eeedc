import Diagnostics
import LayoutEngine
import SwiftSyntax

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
  public var warnings: [Problem] { code.files.flatMap(\.warnings) }
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
    code = ProgramCode(
      module: checker.module, roots: roots, usedViews: checker.seen.views, files: files,
      postponed: checker.found.all.inSourceOrder)
  }

  /// A program with other code.
  package init(_ sources: [SourceText], _ code: ProgramCode) {
    self.sources = sources
    self.code = code
  }

  /// The names of the program's view types, in source order.
  public var viewNames: [String] { code.module.declaredTypes.filter(\.isView).map(\.name) }

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

/// The code of a compiled program.
///
/// It is a graph of objects that nothing changes after checking, so threads may share it.
package final class ProgramCode: @unchecked Sendable {
  package let module: Module
  /// Code of the previews, or of the top-level snippet.
  package let roots: [FunctionCode]
  /// View types that other views use; these cannot be roots.
  package let usedViews: Set<Nominal>
  /// Uses of unsupported features; the run fails only when it reaches one.
  package let postponed: [Problem]
  /// The parsed sources, the learner's first.
  package let files: [ParsedFile]
  package var learnersTree: SourceFileSyntax? { files.first?.tree }

  package init(
    module: Module, roots: [FunctionCode], usedViews: Set<Nominal>, files: [ParsedFile], postponed: [Problem]
  ) {
    self.postponed = postponed
    self.module = module
    self.roots = roots
    self.usedViews = usedViews
    self.files = files
  }

  func scene(for request: SceneRequest, sourceCount: Int) throws(Stop) -> Scene {
    let show = try LiveScene(self, request, sourceCount: sourceCount, isPerforming: false)
    defer { show.end() }
    try show.settle()
    var scene = try show.scene()
    if let later = show.firstChangeToCome() { scene.warnings.append(later) }
    return scene
  }

  /// All uses of unsupported features, starting with the one that the run reached.
  func refusals(with problem: Problem) -> [Problem] {
    guard problem.kind == .unsupported, postponed.contains(problem) else { return [problem] }
    return ([problem] + postponed.filter { $0 != problem }).tellingNamesOnce
  }

  // MARK: The root view

  func rootView(_ run: Run) throws(Stop) -> View {
    if let name = run.request.view {
      guard let nominal = module.declaredTypes.first(where: { $0.name == name && $0.isView }) else {
        throw missingView(name)
      }
      setAlone(run)
      return run.view(from: try run.make(nominal, arguments: run.request.arguments))
    }
    if run.request.prefersApp, run.request.preview == nil, let app { return try rootView(of: app, run) }
    if let preview = try previewCode(run.request) {
      let frame = Frame(count: preview.slotCount, parent: nil)
      return run.view(from: try run.run(preview, frame), at: preview.range)
    }
    let nominal = try soleRoot()
    if nominal.conforms(toNative: .previewProvider), let member = nominal.lookUp("previews", isStatic: true).first {
      let previews = run.view(
        from: try run.call(
          .member(member, receiver: .metatype(nominal)), [], at: member.range))
      return try oneOf(previews, run.request.preview)
    }
    if let choice = run.request.preview { throw missingPreview(choice) }
    return try rootView(of: nominal, run)
  }

  private func rootView(of nominal: Nominal, _ run: Run) throws(Stop) -> View {
    if !nominal.conforms(toNative: .app) { setAlone(run) }
    let made = try run.make(nominal, arguments: run.request.arguments)
    if nominal.conforms(toNative: .app), let body = nominal.lookUp("body", isStatic: false).first {
      let range = body.range
      return run.view(from: try run.call(.member(body, receiver: made), [], at: range), at: nominal.range)
    }
    return run.view(from: made)
  }

  /// Lets the run invent environment objects if no root provides any. A run must not retain itself, so this captures
  /// `self` only.
  private func setAlone(_ run: Run) {
    guard run.request.makesSamples else { return }
    run.standsAlone = { [self] in !givesObjects }
  }

  /// The requested `#Preview`, or the first; the top-level snippet if there is none.
  private func previewCode(_ request: SceneRequest) throws(Stop) -> FunctionCode? {
    guard let choice = request.preview, !roots.isEmpty else { return roots.first }
    guard let index = previewIndex(choice), roots.indices.contains(index) else { throw missingPreview(choice) }
    return roots[index]
  }

  /// The requested `#Preview`, whose traits set the size of the stage.
  func preview(for request: SceneRequest) -> Module.Preview? {
    guard let choice = request.preview else { return module.previews.first }
    return previewIndex(choice).map { module.previews[$0] }
  }

  private func previewIndex(_ choice: PreviewChoice) -> Int? {
    switch choice {
    case .number(let number): module.previews.indices.contains(number - 1) ? number - 1 : nil
    case .named(let name): module.previews.firstIndex { $0.name == name }
    }
  }

  /// Each view of a preview provider is a preview of its own.
  private func oneOf(_ previews: View, _ choice: PreviewChoice?) throws(Stop) -> View {
    var number = 1
    if case .number(let wanted)? = choice { number = wanted } else if let choice { throw missingPreview(choice) }
    guard case .group(let all) = previews.content, all.count > 1 else {
      if number != 1, let choice { throw missingPreview(choice) }
      return previews
    }
    guard all.indices.contains(number - 1) else { throw missingPreview(.number(number)) }
    return all[number - 1]
  }

  private func missingPreview(_ choice: PreviewChoice) -> Stop {
    let names = module.previews.compactMap(\.name)
    var notes: [Note] = []
    if let near = nearest(to: choice.text, in: names) { notes = [Note(NameNote.didYouMean(near))] }
    return Stop(.input, SceneMessage.noPreview(choice.text), at: nil, notes: notes)
  }

  private func missingView(_ name: String) -> Stop {
    let known = module.declaredTypes.filter(\.isView).map(\.name)
    var notes: [Note] = []
    if let near = nearest(to: name, in: known) { notes = [Note(NameNote.wasItRenamed(near))] }
    return Stop(.input, SceneMessage.noViewCalled(name), at: nil, notes: notes)
  }

  var app: Nominal? { module.declaredTypes.first { $0.conforms(toNative: .app) && $0.kind != .proto } }

  package func soleRoot() throws(Stop) -> Nominal {
    if let provider = module.declaredTypes.first(where: { $0.conforms(toNative: .previewProvider) }) {
      return provider
    }
    if let app { return app }
    let views = module.declaredTypes.filter { $0.isView && $0.kind != .proto }
    let unused = views.filter { !usedViews.contains($0) }
    if unused.count == 1, let only = unused.first { return only }
    if let content = views.first(where: { $0.name == "ContentView" }) { return content }
    if let first = unused.first, views.count > 0 {
      throw Stop(
        .input, SceneMessage.severalViews(unused.map(\.name)),
        at: first.range,
        notes: [Note(SceneMessage.nameOneContentView)])
    }
    throw Stop(
      .input, SceneMessage.noView, at: nil, notes: [Note(SceneMessage.declareContentView)])
  }
}

extension [Problem] {
  /// Reports each unsupported name only once.
  var tellingNamesOnce: [Problem] {
    var told: Set<String> = []
    return filter { problem in problem.unsupportedName.map { told.insert($0).inserted } ?? true }
  }

  /// Sorted by file and position; problems without a position come first.
  var inSourceOrder: [Problem] {
    enumerated().sorted { left, right in
      let a = left.element.range
      let b = right.element.range
      if a?.file != b?.file { return (a?.file ?? -1) < (b?.file ?? -1) }
      if a?.lower != b?.lower { return (a?.lower ?? -1) < (b?.lower ?? -1) }
      return left.offset < right.offset
    }.map(\.element)
  }
}

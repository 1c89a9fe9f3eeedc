import Diagnostics
import LayoutEngine
import LayoutProgram

/// The code of a compiled program.
///
/// It is a graph of objects that nothing changes after checking, so threads may share it.
package final class ProgramCode: @unchecked Sendable {
  let vocabulary: Vocabulary
  /// The program's types, in source order.
  package let declaredTypes: [Nominal]
  package let previews: [Preview]
  /// The number of stored properties that belong to no instance.
  let globalCount: Int
  /// Code of the previews, or of the top-level snippet.
  package let roots: [FunctionCode]
  /// View types that other views use; these cannot be roots.
  package let usedViews: Set<Nominal>
  /// Uses of unsupported features; the run fails only when it reaches one.
  package let postponed: [Problem]
  /// What it was made of.
  let source: any ProgramSource

  /// A `#Preview`, or the `previews` of a `PreviewProvider`.
  package struct Preview {
    package let name: String?
    /// The size that its traits ask for.
    package let stage: Size?

    package init(name: String?, stage: Size?) { (self.name, self.stage) = (name, stage) }
  }

  package init(
    _ vocabulary: Vocabulary, _ declaredTypes: [Nominal], _ previews: [Preview], globalCount: Int,
    roots: [FunctionCode],
    usedViews: Set<Nominal>, postponed: [Problem], source: any ProgramSource
  ) {
    self.vocabulary = vocabulary
    self.declaredTypes = declaredTypes
    self.previews = previews
    self.globalCount = globalCount
    self.roots = roots
    self.usedViews = usedViews
    self.postponed = postponed
    self.source = source
  }

  /// A fresh run of this code.
  package func run(for request: SceneRequest, sourceCount: Int) -> Run {
    let run = Run(vocabulary.types, globalCount: globalCount, request: request, sourceCount: sourceCount)
    run.lookOfModifier = { run, modifier, range throws(Stop) in try run.look(of: modifier, at: range) }
    return run
  }

  package func scene(for request: SceneRequest, sourceCount: Int) throws(Stop) -> Scene {
    let show = try LiveScene(self, request, sourceCount: sourceCount, isPerforming: false)
    defer { show.end() }
    try show.settle()
    var scene = try show.scene()
    if let later = show.firstChangeToCome() { scene.warnings.append(later) }
    return scene
  }

  /// All uses of unsupported features, starting with the one that the run reached.
  package func refusals(with problem: Problem) -> [Problem] {
    guard problem.kind == .unsupported, postponed.contains(problem) else { return [problem] }
    return ([problem] + postponed.filter { $0 != problem }).tellingNamesOnce
  }

  // MARK: The root view

  func rootView(_ run: Run) throws(Stop) -> View {
    if let name = run.request.view {
      guard let nominal = declaredTypes.first(where: { $0.name == name && $0.isView }) else {
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
    run.standsAlone = { [self] in !source.givesObjects }
  }

  /// The requested `#Preview`, or the first; the top-level snippet if there is none.
  private func previewCode(_ request: SceneRequest) throws(Stop) -> FunctionCode? {
    guard let choice = request.preview, !roots.isEmpty else { return roots.first }
    guard let index = previewIndex(choice), roots.indices.contains(index) else { throw missingPreview(choice) }
    return roots[index]
  }

  /// The requested `#Preview`, whose traits set the size of the stage.
  func preview(for request: SceneRequest) -> Preview? {
    guard let choice = request.preview else { return previews.first }
    return previewIndex(choice).map { previews[$0] }
  }

  private func previewIndex(_ choice: PreviewChoice) -> Int? {
    switch choice {
    case .number(let number): previews.indices.contains(number - 1) ? number - 1 : nil
    case .named(let name): previews.firstIndex { $0.name == name }
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
    let names = previews.compactMap(\.name)
    var notes: [Note] = []
    if let near = nearest(to: choice.text, in: names) { notes = [Note(NameNote.didYouMean(near))] }
    return Stop(.input, SceneMessage.noPreview(choice.text), at: nil, notes: notes)
  }

  private func missingView(_ name: String) -> Stop {
    let known = declaredTypes.filter(\.isView).map(\.name)
    var notes: [Note] = []
    if let near = nearest(to: name, in: known) { notes = [Note(NameNote.wasItRenamed(near))] }
    return Stop(.input, SceneMessage.noViewCalled(name), at: nil, notes: notes)
  }

  package var app: Nominal? { declaredTypes.first { $0.conforms(toNative: .app) && $0.kind != .proto } }

  package func soleRoot() throws(Stop) -> Nominal {
    if let provider = declaredTypes.first(where: { $0.conforms(toNative: .previewProvider) }) {
      return provider
    }
    if let app { return app }
    let views = declaredTypes.filter { $0.isView && $0.kind != .proto }
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

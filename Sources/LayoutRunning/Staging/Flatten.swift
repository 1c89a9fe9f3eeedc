import Diagnostics
import LayoutEngine
import LayoutProgram

/// Expands groups, evaluates the bodies of views, and distributes modifiers to every view inside.
struct Flattener {
  let run: Run
  private var sections = 0
  private var depth = 0
  private var gridRows = 0
  /// Whether the current content has an `if`, a `switch` or a `ForEach`, so that its views may change.
  private var meetsChoices = false
  /// The same for the content flattened last.
  private(set) var metChoices = false
  /// The current section.
  private var section: SectionPart?
  /// The look of the current list.
  private var listLook: ListLook?
  /// The identity of the current view, or of the one whose content comes next.
  var path = IdentityPath.root
  /// The reactions around it, innermost last.
  var reacting: [Int] = []

  init(run: Run) { self.run = run }

  /// - Parameter isScreen: whether it is the content of a navigation stack.
  mutating func flatten(
    _ view: View, in environment: ViewEnvironment, isRepeated: Bool, isScreen: Bool = false
  ) throws(Stop) -> [FlatView] {
    var flat: [FlatView] = []
    let context = Context(
      environment: environment, wrappers: [], isStatic: true, isRepeated: isRepeated, isScreen: isScreen)
    let around = meetsChoices
    meetsChoices = false
    try collect(view, context, into: &flat)
    (metChoices, meetsChoices) = (meetsChoices, around)
    return flat
  }

  /// The context that surrounding views give to a view.
  private struct Context {
    var environment: ViewEnvironment
    var wrappers: [FlatView.Wrapper]
    var uses: [FlatView.Use] = []
    var isStatic: Bool
    var isRepeated: Bool
    var isScreen: Bool

    /// The context inside of one more of the program's own views or modifiers.
    ///
    /// - Parameter call: its call; nil if no trace is wanted.
    func inside(_ call: SourceRange?) -> Context {
      var inside = self
      inside.environment.viewDepth += 1
      if let call { inside.uses.append(FlatView.Use(range: call, depth: wrappers.count)) }
      return inside
    }

    func with(_ environment: ViewEnvironment, _ surroundings: Int) -> Context {
      var changed = self
      changed.environment = environment
      changed.environment.surroundings = surroundings
      return changed
    }
  }

  private mutating func collect(_ view: View, _ context: Context, into flat: inout [FlatView]) throws(Stop) {
    try run.step(at: view.range)
    depth += 1
    let around = path
    defer {
      depth -= 1
      path = around
    }
    if depth > 2 * Run.Budget.nesting { throw Self.tooDeep(at: view.range) }
    let view = run.edits.isEmpty ? view : run.edited(view)
    switch view.content {
    case .empty: return
    case .group(let views):
      for (index, child) in views.enumerated() {
        path = around.appending(.position(index))
        try collect(child, context, into: &flat)
      }
    case .branch(let index, let child):
      path = around.appending(.branch(index))
      meetsChoices = true
      var context = context
      context.isStatic = false
      try collect(child, context, into: &flat)
    case .each(let views):
      meetsChoices = true
      var context = context
      (context.isStatic, context.isRepeated) = (false, true)
      for (id, child) in views {
        path = around.appending(.element(id))
        try collect(child, context, into: &flat)
      }
    case .custom(let instance):
      let inside = context.inside(run.request.traced ? view.range : nil)
      path = around.appending(.type(instance.nominal))
      try collect(try body(of: instance, view.look, inside, at: view.range), inside, into: &flat)
    case .modifier(let modifier, let content):
      let inside = context.inside(run.request.traced ? view.calledAt : nil)
      if let nominal = modifier.nominal { path = around.appending(.type(nominal)) }
      let body = try body(of: modifier, around: content, inside, at: view.range)
      try collect(body, inside, into: &flat)
    case .control(let control):
      let made = try compose(control, context, at: view.range)
      try collect(made.located(at: view.range), context, into: &flat)
    case .prepared(var inner):
      for index in inner.uses.indices { inner.uses[index].depth += context.wrappers.count }
      inner.uses = context.uses + inner.uses
      inner.wrappers = context.wrappers + inner.wrappers
      inner.section = section
      flat.append(inner)
    case .modified(let child, let modifier): try collect(child, under: modifier, of: view, context, into: &flat)
    case .subviews(let content, let transform):
      path = around.appending(.kind("subviews"))
      let views = try flatten(content, in: context.environment, isRepeated: context.isRepeated)
      meetsChoices = true
      let source = SubviewSource(
        content, at: path, isRepeated: context.isRepeated, in: context.environment.surroundings, views)
      path = around.appending(.kind("transform"))
      try collect(try run.view(of: source, by: transform, at: view.range), context, into: &flat)
    case .subview(let source, let index):
      guard let inner = try subview(index, of: source, in: context.environment) else { return }
      try collect(View(.prepared(inner), at: view.range), context, into: &flat)
    case .moving(let animator):
      path = around.appending(.kind("animator"))
      try collect(try run.shown(animator, at: path, view.range), context, into: &flat)
    case .section(let header, let content, let footer):
      try collectSection([(.header, header), (.content, content), (.footer, footer)], context, into: &flat)
    case .gridRow(let alignment, let content):
      let first = flat.count
      try collect(content, context, into: &flat)
      gridRows += 1
      for index in first..<flat.count {
        flat[index].row = GridRowMark(number: gridRows, alignment: alignment, range: view.range)
      }
    case .leaf, .text, .symbol, .image, .stack, .zStack, .arranged, .reader, .container:
      flat.append(try flatView(of: view, context))
    }
  }

  /// Collects the views inside of a modifier, which either changes their context or wraps each of them.
  private mutating func collect(
    _ content: View, under modifier: Modifier, of view: View, _ context: Context, into flat: inout [FlatView]
  ) throws(Stop) {
    switch modifier {
    case .environment(let change):
      var environment = context.environment
      change(&environment)
      try collect(content, context.with(environment, run.newSurroundings()), into: &flat)
    case .environmentValue(let path, let value):
      let environment = try run.setting(path, to: value, in: context.environment)
      try collect(content, context.with(environment, run.newSurroundings()), into: &flat)
    case .transformEnvironment(let path, let function):
      let value = try run.call(.keyPath(path), [.environment(context.environment)], at: view.range)
      let new = try run.changing(value, by: function, at: view.range)
      let environment = try run.setting(path, to: new, in: context.environment)
      try collect(content, context.with(environment, run.newSurroundings()), into: &flat)
    case .navigationBar(let bar) where !context.isScreen:
      if bar.hasTitle { run.passOver(bar.name, at: view.calledAt) }
      try collect(content, context, into: &flat)
    case .paint(let modifier) where !run.request.traced && modifier.transform == nil:
      // Drawings are off.
      try collect(content, context, into: &flat)
    default:
      if case .id(_, let key) = modifier { path = path.appending(.explicit(key)) }
      if context.wrappers.count >= Run.Budget.nesting { throw Self.tooDeep(at: view.range) }
      var inside = context
      inside.wrappers.append(
        FlatView.Wrapper(
          modifier: modifier, environment: context.environment, range: view.range, calledAt: view.calledAt))
      if case .safeAreaPadding(let insets) = modifier {
        inside.environment.container.inset(by: insets)
        inside.environment.surroundings = run.newSurroundings()
      }
      try collect(content, inside, into: &flat)
    }
  }

  private mutating func collectSection(
    _ parts: [(part: SectionPart.Part, view: View)], _ context: Context, into flat: inout [FlatView]
  ) throws(Stop) {
    let (outer, around) = (section, path)
    sections += 1
    let number = sections
    for (part, child) in parts {
      section = SectionPart(section: number, part: part)
      path = around.appending(.position(part.position))
      var inside = context
      listLook?.change(&inside.environment, in: part)
      if listLook != nil { inside.environment.surroundings = run.newSurroundings() }
      try collect(child, inside, into: &flat)
    }
    section = outer
  }

  /// A view that will become a node; counts toward the limit.
  private func flatView(of view: View, _ context: Context) throws(Stop) -> FlatView {
    try run.meter.place(at: view.range)
    return FlatView(
      wrappers: context.wrappers, uses: context.uses, base: view, environment: context.environment,
      isStatic: context.isStatic,
      isRepeated: context.isRepeated, section: section, path: path.appending(.kind(view.kindName)))
  }

  static func tooDeep(at range: SourceRange?) -> Stop {
    Stop(
      .limit, LimitMessage.viewsAroundOne(most: Run.Budget.nesting), at: range,
      notes: [Note(LimitMessage.loopOfViews)])
  }

  /// Collects the views that a control consists of.
  private mutating func compose(_ control: Control, _ context: Context, at range: SourceRange?) throws(Stop) -> View {
    let (environment, isRepeated) = (context.environment, context.isRepeated)
    return switch control {
    case .list(let content, let isForm):
      try list(
        content, isForm: isForm, environment, isRepeated: isRepeated,
        isUnderLargeTitle: context.isScreen && NavigationBar(context.wrappers)?.isLarge == true)
    case .screen(let content): try screen(content, environment, isRepeated: isRepeated)
    case .tabs(let content): try tabs(content, environment, isRepeated: isRepeated)
    default: try run.compose(control, in: environment, at: range)
    }
  }

  /// The views of a list, each with its part of a section.
  mutating func flattenList(
    _ view: View, _ look: ListLook, in environment: ViewEnvironment, isRepeated: Bool
  ) throws(Stop) -> [FlatView] {
    let around = (section, listLook)
    (section, listLook) = (nil, look)
    let flat = try flatten(view, in: environment, isRepeated: isRepeated)
    (section, listLook) = around
    return flat
  }

  /// Evaluates the body of a view type.
  private func body(
    of instance: Instance, _ look: Look?, _ context: Context, at range: SourceRange?
  ) throws(Stop) -> View {
    try refuseEndless(instance.nominal, context.environment, at: range)
    let adopted = try run.surrounded(run.adopting(instance, at: path), by: context.environment)
    let instance = try run.onItsWay(adopted, at: path, context.wrappers, reacting)
    guard let member = instance.nominal.lookUp("body", isStatic: false).first(where: { !$0.isNative }) else {
      // One of the program's own shapes takes its proposed size, whatever it draws. By now this instance has its state
      // and environment, so it can compute its path later.
      guard instance.nominal.conforms(toNative: .shape) else { return View(.empty, at: range) }
      var shape = View(.leaf(.shape, shows: nil), at: range)
      shape.look = look
      if let number = look?.shape.laterNumber, run.ownShapes.indices.contains(number) {
        run.ownShapes[number] = instance
      }
      guard let sizing = instance.nominal.lookUp("sizeThatFits", isStatic: false).first(where: { !$0.isNative }) else {
        return shape
      }
      return shape.modified(by: .rule(.sizeThatFits(run.answers(of: sizing, for: instance))))
    }
    let place = range ?? member.range
    if !run.events.bodies.isEmpty, let kept = try run.keptBody(of: instance, run.identities.number(of: path)) {
      return kept
    }
    return try run.keepingBody(of: instance, run.identities.number(of: path)) { () throws(Stop) in
      run.view(from: try run.call(.member(member, receiver: .instance(instance)), [], at: place), at: place)
    }
  }

  private func refuseEndless(
    _ nominal: Nominal, _ environment: ViewEnvironment, at range: SourceRange?
  ) throws(Stop) {
    if environment.viewDepth <= Run.Budget.viewDepth { return }
    throw Stop(
      .limit, LimitMessage.insideItself(view: nominal.name, most: Run.Budget.viewDepth), at: range,
      notes: [Note(LimitMessage.bodyHoldsItself)])
  }

  /// Evaluates the body of a view modifier.
  private func body(
    of modifier: Value, around content: View, _ context: Context, at range: SourceRange?
  ) throws(Stop) -> View {
    guard let nominal = modifier.nominal,
      let body = nominal.lookUp("body", isStatic: false).first(where: { $0.kind == .method && !$0.isNative })
    else { return content }
    try refuseEndless(nominal, context.environment, at: range)
    var receiver = modifier
    if case .instance(let instance) = modifier {
      let adopted = try run.surrounded(run.adopting(instance, at: path), by: context.environment)
      receiver = .instance(try run.onItsWay(adopted, at: path, context.wrappers, reacting))
    }
    let place = range ?? body.range
    return run.view(from: try run.call(.member(body, receiver: receiver), [.view(content)], at: place), at: place)
  }
}

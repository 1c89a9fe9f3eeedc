import Diagnostics
import LayoutEngine
import LayoutProgram

/// Turns a program's views into the engine's tree, and records the view of each node.
struct Stage {
  /// A node with a name.
  struct Label {
    let name: String
    let naming: NamedView.Naming
    let node: Int
    let range: SourceRange?
    let isRepeated: Bool
    let path: IdentityPath
    /// The reactions on and around it, innermost last.
    let reacting: [Int]
    /// The number of scales and rotations before its name, of which the later ones are inside.
    let transforms: Int
  }

  let run: Run
  var flattener: Flattener
  var builder = LayoutTreeBuilder()
  private(set) var labels: [Label] = []
  /// The source of each node, for a trace.
  var staged: StagedNodes
  /// The number of views and modifiers around the current one.
  private var depth = 0
  /// Geometry readers whose content is not yet built, in tree order.
  private(set) var readers: [PendingReader] = []
  /// Coordinate spaces around the next node, innermost last.
  var spaces: [PendingSpace] = []
  /// Gesture and other reactions around the next node, innermost last.
  var reacting: [Int] {
    get { flattener.reacting }
    set { flattener.reacting = newValue }
  }
  /// The index of this tree's first reaction in the run.
  let firstReaction: Int
  /// Scroll views, and pinned headers and footers.
  var scrolling = StageScrolling()
  /// Preference listeners around the next view, as indices of the run's listeners.
  private var listening: [Int] = []
  /// Anchors whose views have no frame yet.
  private(set) var anchors: [PendingAnchor] = []
  /// The paint modifiers around the next node.
  private var pendingPaint = PendingPaint()
  /// Scales and rotations, outer ones first.
  private(set) var transforms: [NodeTransform] = []
  /// Views with matched geometry, in tree order.
  var matches: [MatchedView] = []
  /// Names for the next node.
  private var pending: [PendingName] = []

  /// A name before its node.
  private struct PendingName {
    let name: String
    let naming: NamedView.Naming
    let range: SourceRange?
    let transforms: Int
  }

  /// Makes an empty stage.
  ///
  /// - Parameter identifiers: the types that the program uses as alignment IDs.
  init(run: Run, identifiers: [Nominal]) {
    self.run = run
    flattener = Flattener(run: run)
    staged = StagedNodes(isTraced: run.request.traced, isPerforming: run.events.isPerforming)
    firstReaction = run.events.reactions.count
    for id in identifiers {
      for axis in [Axis.horizontal, .vertical] {
        let key = builder.addKey(axis, name: id.name) { [weak run] dimensions in
          run?.defaultValue(of: id, axis, dimensions) ?? 0
        }
        run.alignmentKeys[id, axis] = key
      }
    }
    if let generic = identifiers.first(where: { !$0.parameters.isEmpty }) { keepKeys(forGeneric: generic) }
  }

  /// Reserves keys: a tree's keys are fixed before its views are built, when the arguments of generic IDs are still
  /// unknown.
  private mutating func keepKeys(forGeneric id: Nominal) {
    for axis in [Axis.horizontal, .vertical] {
      let spare = (0..<Run.Budget.genericIDs).map { place in
        builder.addKey(axis, name: id.name) { [weak run] dimensions in
          run?.defaultValue(ofGenericID: place, axis, dimensions) ?? 0
        }
      }
      run.alignmentKeys.keep(spare, for: axis)
    }
  }

  /// Builds the tree of a root view.
  mutating func build(_ root: View, in environment: ViewEnvironment) throws(Stop) {
    for flat in try flattener.flatten(root, in: environment, isRepeated: false) { try emit(flat) }
  }

  /// Builds the tree of a reader's content: all views are at the top leading corner of the stage.
  mutating func buildReader(_ content: View, for reader: PendingReader) throws(Stop) {
    builder.layoutDirection = reader.environment.layoutDirection
    listening = reader.listening
    reacting = reader.reacting
    staged.add(
      .geometryReader, at: reader.range, isRepeated: reader.isRepeated, builder.layoutDirection,
      reader.path.appending(.kind("content")))
    staged.note(reacting)
    flattener.path = reader.path
    _ = builder.open(.geometryReader)
    for flat in try flattener.flatten(content, in: reader.environment, isRepeated: reader.isRepeated) { try emit(flat) }
    builder.close()
  }

  /// The finished tree; consumes the stage.
  consuming func finish() -> (LayoutTree, [Label]) {
    let labels = labels
    return (builder.finish(), labels)
  }

  mutating func emit(_ flat: FlatView) throws(Stop) {
    let isNamed = flat.wrappers.contains { wrapper in
      switch wrapper.modifier {
      case .identifier, .id(.some, _): true
      default: false
      }
    }
    if run.events.wantsTargets, let key = flat.path.elementKey { scrolling.note(key, at: builder.count) }
    if !isNamed, let shown = shownName(of: flat.base) { keepName(shown, .content, at: flat.base.range) }
    try emit(flat, from: 0)
  }

  /// The name of a view without an identifier: the text or image that it shows.
  private func shownName(of view: View) -> String? {
    switch view.content {
    case .text(let text): ViewName(showing: .text(text.runs.map(\.string).joined())).description
    case .image(let name, _), .symbol(let name, _): ViewName(showing: .image(name)).description
    default: nil
    }
  }

  mutating func emit(_ flat: FlatView, from index: Int) throws(Stop) {
    depth += 1
    defer { depth -= 1 }
    if depth > Run.Budget.nesting { throw Flattener.tooDeep(at: flat.base.range) }
    if builder.count > Run.Budget.nodes {
      throw Stop(.limit, LimitMessage.nodes(most: Run.Budget.nodes), at: flat.base.range)
    }
    if staged.isTraced { try RunMeter.refuse(tracing: builder.count, at: flat.base.range) }
    guard index < flat.wrappers.count else { return try emitBase(flat) }
    let wrapper = flat.wrappers[index]
    switch wrapper.modifier {
    case .identifier(let name):
      keepName(name, .identifier, at: wrapper.range ?? flat.base.range)
      try emit(flat, from: index + 1)
    case .handler(let handler): try emit(flat, index, handling: handler)
    case .id(let name, let key):
      if run.events.wantsTargets { scrolling.note(key, at: builder.count) }
      if let name { keepName(name, .id, at: wrapper.range ?? flat.base.range) }
      try emit(flat, from: index + 1)
    case .environment, .environmentValue, .transformEnvironment, .previewSize, .tag, .listRowInsets, .gridCell,
      .listSectionMargins, .navigationBar, .layoutValue, .containerValue:
      try emit(flat, from: index + 1)
    case .paint(let modifier):
      if staged.isTraced { pendingPaint.add(modifier, reacting) }
      guard let effect = modifier.transform else { return try emit(flat, from: index + 1) }
      let (number, start) = (transforms.count, builder.count)
      transforms.append(NodeTransform(nodes: start..<start, effect: effect))
      try emit(flat, from: index + 1)
      transforms[number].nodes = start..<builder.count
    case .preference(let key, let value): try emit(flat, index, saying: value, to: key)
    case .anchorPreference(let key, let source, let transform):
      try emit(flat, index, anchoring: source, to: key, by: transform)
    case .transformPreference(let key, let source, let function):
      try emit(flat, index, transforming: key, source, by: function)
    case .onPreferenceChange(let key, let action):
      listening.append(run.listen(to: key, action, at: wrapper.range, run.key(of: flat, index)))
      try emit(flat, from: index + 1)
      listening.removeLast()
    case .preferenceValue(let key, let content, let alignment, let isOverlay):
      let listener = run.listen(to: key, nil, at: wrapper.range, run.key(of: flat, index))
      let range = wrapper.range
      run.preferences.listeners[listener].reads = true
      var made = View(.empty, at: range)
      if let value = run.lastValue(of: listener) {
        made = run.view(from: try run.call(content, [value], at: range), at: range)
      }
      listening.append(listener)
      try emit(flat, index, secondary: made, alignment, isOverlay: isOverlay)
      listening.removeLast()
    case .resizable: try emit(flat.resizable, from: index + 1)
    case .overlay(let view, let alignment): try emit(flat, index, secondary: view, alignment, isOverlay: true)
    case .background(let view, let alignment): try emit(flat, index, secondary: view, alignment, isOverlay: false)
    case .rule(let rule): try emit(flat, index, inside: rule)
    case .frame(let width, let height, let alignment):
      try emit(flat, index, inside: .fixedFrame(width: width, height: height, alignment: self.alignment(alignment)))
    case .flexibleFrame(let frame, let alignment):
      try emit(flat, index, inside: .flexibleFrame(frame, alignment: self.alignment(alignment)))
    case .containerFrame(let frame, let alignment):
      let (width, height) = try run.lengths(of: frame, in: wrapper.environment.container, at: wrapper.range)
      try emit(flat, index, inside: .fixedFrame(width: width, height: height, alignment: self.alignment(alignment)))
    case .safeAreaInset(let edge, let alignment, let spacing, let bar):
      try emit(flat, index, bar: bar, at: edge, alignment, spacing)
    case .safeAreaPadding(let insets): try emit(flat, index, safeAreaPadding: insets)
    case .matchedGeometry(let match): try emit(flat, index, matching: match)
    case .coordinateSpace(let name):
      spaces.append(PendingSpace(name: name, node: builder.count, transforms: transforms.count))
      try emit(flat, from: index + 1)
      spaces.removeLast()
    case .alignmentGuide(let axis, let value, let function):
      let key = run.key(value, axis)
      let range = wrapper.range
      try emit(
        flat, index,
        inside: .alignmentGuide(key, isPure: function.isPure) { [weak run] dimensions in
          run?.guide(function, dimensions, at: range) ?? 0
        })
    }
  }

  /// An anchor's value is known only once its view has a frame.
  private mutating func emit(
    _ flat: FlatView, _ index: Int, anchoring source: AnchorValue, to key: Nominal, by transform: FunctionValue
  ) throws(Stop) {
    let told = listening.filter { run.preferences.listeners[$0].key == key }
    let places = told.map { (listener: $0, place: run.preferences.listeners[$0].values.count) }
    if !places.isEmpty {
      let use = PendingAnchor.Use.saying(transform, range: flat.wrappers[index].range, listeners: places)
      anchors.append(PendingAnchor(node: builder.count, transforms: transforms.count, source: source, use: use))
    }
    try emit(flat, index, saying: nil, to: key)
  }

  /// A view's own preference value replaces those of the views inside for the same key.
  private mutating func emit(_ flat: FlatView, _ index: Int, saying value: Value?, to key: Nominal) throws(Stop) {
    let around = listening
    for listener in around where run.preferences.listeners[listener].key == key {
      run.preferences.listeners[listener].values.append(value)
    }
    listening.removeAll { run.preferences.listeners[$0].key == key }
    try emit(flat, from: index + 1)
    listening = around
  }

  /// A transform listens to the values inside, and passes the transformed value outward.
  private mutating func emit(
    _ flat: FlatView, _ index: Int, transforming key: Nominal, _ source: AnchorValue?, by function: FunctionValue
  ) throws(Stop) {
    let around = listening
    let told = around.filter { run.preferences.listeners[$0].key == key }
    if told.isEmpty { return try emit(flat, from: index + 1) }
    let places = told.map { (listener: $0, place: run.preferences.listeners[$0].values.count) }
    for listener in told { run.preferences.listeners[listener].values.append(nil) }
    let inner = run.listen(to: key, nil, at: flat.wrappers[index].range)
    run.preferences.listeners[inner].isInner = true
    if let source {
      let number = run.preferences.transforms.count
      anchors.append(
        PendingAnchor(node: builder.count, transforms: transforms.count, source: source, use: .transforming(number)))
    }
    run.preferences.transforms.append(
      PreferenceTransform(
        inner: inner, function: function, range: flat.wrappers[index].range, needsAnchor: source != nil,
        listeners: places))
    listening.removeAll { run.preferences.listeners[$0].key == key }
    listening.append(inner)
    try emit(flat, from: index + 1)
    listening = around
  }

  mutating func emit(_ flat: FlatView, _ index: Int, inside rule: LayoutRule) throws(Stop) {
    open(rule, flat, flat.wrappers[index].environment, wrapper: index)
    try emit(flat, from: index + 1)
    builder.close()
  }

  /// An empty overlay or background is omitted; several views in it form a ZStack.
  private mutating func emit(
    _ flat: FlatView, _ index: Int, secondary: View, _ alignment: (AlignmentValue, AlignmentValue), isOverlay: Bool
  ) throws(Stop) {
    let environment = flat.wrappers[index].environment
    flattener.path = flat.path.appending(.secondary(index))
    let others = try flattener.flatten(secondary, in: environment, isRepeated: flat.isRepeated)
    if others.isEmpty { return try emit(flat, from: index + 1) }
    let alignment = self.alignment(alignment)
    open(isOverlay ? .overlay(alignment) : .background(alignment), flat, environment, wrapper: index)
    try emit(flat, from: index + 1)
    if others.count == 1, let only = others.first {
      try emit(only)
    } else {
      builder.layoutDirection = environment.layoutDirection
      openImplied(.zStack(alignment), flat.wrappers[index].calledAt, of: flat)
      for other in others { try emit(other) }
      builder.close()
    }
    builder.close()
  }

  /// Breaking lines takes time in proportion to the text, which the program's step count does not include.
  private func countText(_ content: TextContent, at range: SourceRange?) throws(Stop) {
    try run.meter.show(content.runs.reduce(0) { $0 + $1.string.utf8.count }, at: range)
  }

  private mutating func emitBase(_ flat: FlatView) throws(Stop) {
    flattener.path = flat.path
    switch flat.base.content {
    case .leaf(let rule, _): add(rule, flat)
    case .text(let content):
      try countText(content, at: flat.base.range)
      add(.text(styled(content, flat.environment)), flat)
    case .image(let name, let isResizable): add(.image(size: imageSize(name, flat), isResizable: isResizable), flat)
    case .symbol(let name, let isResizable): add(symbol(name, isResizable: isResizable, flat), flat)
    case .stack(let axis, let alignment, let spacing, let content):
      let key = run.key(alignment, axis.other)
      try emitContainer(.stack(axis, alignment: key, spacing: spacing), content, flat)
    case .zStack(let horizontal, let vertical, let content):
      try emitContainer(.zStack(alignment((horizontal, vertical))), content, flat)
    case .arranged(let arrangement, let content): try emit(arrangement, content, flat)
    case .reader(let content):
      add(.geometryReader, flat)
      readers.append(
        PendingReader(
          node: builder.count - 1, content: content, environment: flat.environment, range: flat.base.range,
          isRepeated: flat.isRepeated, spaces: spaces, listening: listening, path: flat.path, reacting: reacting))
    case .container(let choice, let content): try emit(choice, content, flat)
    case .modified, .group, .branch, .each, .section, .custom, .modifier, .control, .prepared, .empty, .gridRow,
      .moving, .subviews, .subview:
      return
    }
  }

  /// A stack around exactly one view, known from the source alone, is elided; only spacers and dividers in it still use
  /// its axis.
  mutating func emitContainer(_ rule: LayoutRule, _ content: View, _ flat: FlatView) throws(Stop) {
    let children = try flattener.flatten(content, in: flat.environment, isRepeated: flat.isRepeated)
    if children.count == 1, let only = children.first, !flattener.metChoices, only.isStatic, !only.hasID {
      staged.elide(rule, flat)
      builder.elide(rule)
      return try emit(only)
    }
    open(rule, flat, flat.environment)
    for child in children { try emit(child) }
    builder.close()
  }

  // MARK: Lazy containers, scroll views, choices

  private mutating func emit(_ arrangement: Arrangement, _ content: View, _ flat: FlatView) throws(Stop) {
    switch arrangement {
    case .scroll(let horizontal, let vertical): try emitScroll(horizontal, vertical, content, flat)
    case .lazyStack(let axis, let alignment, let spacing, let pinned):
      let rule = LayoutRule.lazyStack(axis, alignment: run.key(alignment, axis.other), spacing: spacing)
      try emit(rule, around: try children(content, flat), flat, pinning: pinned, along: axis)
    case .lazyGrid(let axis, let items, let alignment, let spacing, let pinned):
      let children = try children(content, flat)
      let grid = LazyGrid(
        axis, tracks: items.map(track), alignment: run.key(alignment, axis.other), spacing: spacing,
        roles: gridRoles(children))
      try emit(.lazyGrid(grid), around: children, flat, pinning: pinned, along: axis)
    case .viewThatFits(let horizontal, let vertical):
      try emit(.viewThatFits(horizontal: horizontal, vertical: vertical), around: try children(content, flat), flat)
    }
  }

  private mutating func children(_ content: View, _ flat: FlatView) throws(Stop) -> [FlatView] {
    try flattener.flatten(content, in: flat.environment, isRepeated: flat.isRepeated)
  }

  private mutating func emit(_ rule: LayoutRule, around children: [FlatView], _ flat: FlatView) throws(Stop) {
    open(rule, flat, flat.environment)
    for child in children { try emit(child) }
    builder.close()
  }

  private func track(_ item: GridItemValue) -> GridTrack {
    GridTrack(item.thickness, spacing: item.spacing, alignment: item.alignment.map(alignment))
  }

  /// Headers and footers fill a line of their own; the next cell, or one of another section, starts a new line.
  private func gridRoles(_ children: [FlatView]) -> [Int: LazyGrid.Role] {
    var roles: [Int: LazyGrid.Role] = [:]
    for (index, child) in children.enumerated() {
      if let part = child.section?.part, part != .content {
        roles[index] = .wholeLine
      } else if index > 0, child.section != children[index - 1].section {
        roles[index] = .startsLine
      }
    }
    return roles
  }

  /// A scroll view's margins do not reach nested scroll views. Several views inside form a column.
  private mutating func emitScroll(_ horizontal: Bool, _ vertical: Bool, _ content: View, _ flat: FlatView) throws(Stop)
  {
    let identity = run.identities.number(of: flat.path)
    react(.scroll(identity: identity), ReactionKey(identity: identity, ordinal: -1), flat, at: flat.base.range)
    open(
      .scroll(horizontal: horizontal, vertical: vertical, insets: flat.environment.contentMargins), flat,
      flat.environment)
    spaces.append(PendingSpace(name: .scrollView, node: builder.count - 1, transforms: transforms.count))
    scrolling.open(
      ScrollRecord(
        identity: identity, node: builder.count - 1, horizontal: horizontal,
        vertical: vertical, flat.environment))
    var inside = flat
    inside.environment.enterScroll(identity, room: run.events.rooms.size(of: identity))
    inside.environment.surroundings = run.newSurroundings()
    let column = LayoutRule.stack(.vertical, alignment: .horizontalCenter, spacing: nil)
    try emitContainer(column, content, inside)
    scrolling.close(at: builder.count)
    reacting.removeLast()
    spaces.removeLast()
    builder.close()
  }

  // MARK: Safe areas

  /// An empty bar is omitted; several views in it form a ZStack.
  private mutating func emit(
    _ flat: FlatView, _ index: Int, bar: View, at edge: Edge, _ alignment: AlignmentValue, _ spacing: Double?
  ) throws(Stop) {
    let environment = flat.wrappers[index].environment
    flattener.path = flat.path.appending(.secondary(index))
    let bars = try flattener.flatten(bar, in: environment, isRepeated: flat.isRepeated)
    if bars.isEmpty { return try emit(flat, from: index + 1) }
    open(
      .safeAreaInset(edge, alignment: run.key(alignment, edge.axis.other), spacing: spacing), flat, environment,
      wrapper: index)
    try emit(flat, from: index + 1)
    if bars.count == 1, let only = bars.first {
      try emit(only)
    } else {
      builder.layoutDirection = environment.layoutDirection
      openImplied(.zStack(.center), flat.wrappers[index].calledAt, of: flat)
      for bar in bars { try emit(bar) }
      builder.close()
    }
    builder.close()
  }

  /// Safe area padding is padding for most views; a scroll view keeps its frame and insets its content.
  private mutating func emit(_ flat: FlatView, _ index: Int, safeAreaPadding insets: EdgeInsets) throws(Stop) {
    guard case .arranged(let arrangement, _) = flat.base.content, arrangement.isScroll,
      flat.wrappers[(index + 1)...].allSatisfy({ $0.modifier.keepsFrame })
    else { return try emit(flat, index, inside: .padding(insets)) }
    var inset = flat
    inset.environment.contentMargins.add(insets)
    try emit(inset, from: index + 1)
  }

  /// Opens a node.
  ///
  /// - Parameter wrapper: the index of the modifier that the node belongs to; nil for the view itself.
  mutating func open(_ rule: LayoutRule, _ flat: FlatView, _ environment: ViewEnvironment, wrapper: Int? = nil) {
    builder.layoutDirection = environment.layoutDirection
    staged.add(rule, flat, wrapper: wrapper, environment.layoutDirection)
    label(builder.open(rule), flat)
    notePaint(nil)
  }

  private mutating func add(_ rule: LayoutRule, _ flat: FlatView) {
    builder.layoutDirection = flat.environment.layoutDirection
    staged.add(rule, flat, wrapper: nil, flat.environment.layoutDirection)
    label(builder.add(rule), flat)
    notePaint(flat.paint)
  }

  /// Records the look of the last node, and the reactions that animate it.
  private mutating func notePaint(_ content: @autoclosure () -> Paint.Content?) {
    staged.note(reacting, pendingPaint.reacting)
    if staged.isTraced { builder.paint(builder.count - 1, with: pendingPaint.paint(content())) }
  }

  /// Gives a name to the next node.
  private mutating func keepName(_ name: String, _ naming: NamedView.Naming, at range: SourceRange?) {
    pending.append(PendingName(name: name, naming: naming, range: range, transforms: transforms.count))
  }

  private mutating func label(_ node: Int, _ flat: FlatView) {
    for name in pending {
      labels.append(
        Label(
          name: name.name, naming: name.naming, node: node, range: name.range, isRepeated: flat.isRepeated,
          path: flat.path, reacting: reacting, transforms: name.transforms))
    }
    pending.removeAll()
  }

  func alignment(_ pair: (AlignmentValue, AlignmentValue)) -> Alignment {
    Alignment(horizontal: run.key(pair.0, .horizontal), vertical: run.key(pair.1, .vertical))
  }

  // MARK: Content of leaves

  private func styled(_ content: TextContent, _ environment: ViewEnvironment) -> StyledText {
    var text = StyledText(
      runs: content.runs.map { run in
        var font = run.font ?? environment.font ?? .style(.body)
        if let weight = run.weight ?? environment.weight { font.weight = weight }
        if let design = run.design ?? environment.design { font.design = design }
        if run.isBold || environment.isBold { font.isBold = true }
        if run.isItalic || environment.isItalic { font.isItalic = true }
        if run.isMonospacedDigit || environment.isMonospacedDigit { font.isMonospacedDigit = true }
        return StyledText.Run(
          environment.textCase?.applied(to: run.string) ?? run.string, font: font,
          tracking: run.tracking ?? environment.tracking,
          baselineOffset: run.baselineOffset ?? environment.baselineOffset)
      }, textSize: environment.textSize)
    text.lineLimit = environment.lineLimit
    text.reservedLines = environment.reservedLines
    text.lineSpacing = environment.lineSpacing
    text.minimumScaleFactor = environment.minimumScaleFactor
    text.truncation = environment.truncation
    text.alignment = environment.textAlignment
    return text
  }

  private func imageSize(_ name: String, _ flat: FlatView) -> Size {
    if let size = run.request.assets[name] { return size }
    run.warn(
      .noImage(name), at: flat.base.range, near: nearest(to: name, in: run.request.assets.keys.sorted()))
    return .zero
  }

  /// A symbol in the current font; resizable symbols behave like images.
  private func symbol(_ name: String, isResizable: Bool, _ flat: FlatView) -> LayoutRule {
    let environment = flat.environment
    var font = environment.font ?? .style(.body)
    if let weight = environment.weight { font.weight = weight }
    if environment.isBold { font.isBold = true }
    let name = environment.symbolVariants.applied(to: name)
    if !SymbolCatalogue.isMeasured(name) { run.warn(.guessedSymbol(name), at: flat.base.range) }
    let picture = SymbolCatalogue.picture(
      named: name, font: font, at: environment.textSize, scale: environment.imageScale)
    return isResizable ? .image(size: picture.size, isResizable: true) : .symbol(picture)
  }
}

import Diagnostics
import LayoutEngine

/// A request's edits by place, and the guides that they move further in.
package struct Edits {
  private let changes: [EditPlace: [SceneEdit.Change]]
  private let defaults: [AlignmentKey: GuideChange]
  /// Guides to be moved, by their target.
  private(set) var carried: [EditPlace: Modifier] = [:]

  init(_ edits: [SceneEdit]) {
    changes = edits.reduce(into: [:]) { $0[$1.place, default: []].append($1.change) }
    defaults = edits.reduce(into: [:]) { found, edit in
      if case .defaultValue(let key, let change) = edit.change { found[key] = change }
    }
  }

  package var isEmpty: Bool { changes.isEmpty }

  func changes(at place: EditPlace) -> [SceneEdit.Change] { changes[place] ?? [] }

  /// The edited default of a line.
  package func value(_ value: Double, ofDefault key: AlignmentKey, _ dimensions: ViewDimensions) -> Double {
    guard let change = defaults[key] else { return value }
    return change.value(value, length: key.axis == .horizontal ? dimensions.width : dimensions.height)
  }

  mutating func carry(_ modifier: Modifier, to place: EditPlace) { carried[place] = modifier }
}

/// A guide that exists only in an edit.
package indirect enum GuideGuess {
  case changed(FunctionValue, GuideChange, Axis)
  /// A line of the view plus a distance.
  case line(AlignmentKey, plus: Double)
  case constant(Double)
}

extension Run {
  /// The view with the request's edits.
  package func edited(_ view: View) -> View {
    // The block of a container ends where the container does, and is no view of its own.
    if case .group = view.content { return view }
    // A modified view has the range of the view inside; the modifier's own call is the place.
    let range: SourceRange? = if case .modified = view.content { view.calledAt } else { view.range }
    guard let range else { return view }
    let place = EditPlace(range)
    var result = view
    for change in edits.changes(at: place) {
      switch change {
      case .removed: if let inner = inner(of: result) { return edited(inner) }
      case .moved(let target):
        guard case .modified(let child, let modifier) = result.content, modifier.isGuide else { return result }
        edits.carry(modifier, to: target)
        return edited(child)
      default: result = changed(result, change)
      }
    }
    guard let modifier = edits.carried[place] else { return result }
    return View(.modified(result.withoutPlace, modifier))
  }

  /// The content that remains when a view is removed.
  private func inner(of view: View) -> View? {
    switch view.content {
    case .modified(let child, _): child
    case .stack(_, _, _, let content), .zStack(_, _, let content), .arranged(_, let content): content
    default: nil
    }
  }

  private func changed(_ view: View, _ change: SceneEdit.Change) -> View {
    var view = view
    switch (change, view.content) {
    case (.guided(let key, let value), _):
      return View(
        .modified(view.withoutPlace, .alignmentGuide(key.axis, alignment(key), .guess(.constant(value)))))
    case (.filled(let key), _):
      let frame = key.axis == .horizontal ? FlexibleFrame(maxWidth: .infinity) : FlexibleFrame(maxHeight: .infinity)
      let pair = replaced((.builtIn(.horizontalCenter), .builtIn(.verticalCenter)), key)
      return View(.modified(view.withoutPlace, .flexibleFrame(frame, alignment: pair)))
    case (.reversed, .stack(let axis, let alignment, let spacing, let content)):
      guard case .group(let views) = content.content else { return view }
      view.content = .stack(
        axis, alignment: alignment, spacing: spacing, content: View(.group(views.reversed())))
    case (.alignment(let key), .stack(let axis, _, let spacing, let content)) where key.axis == axis.other:
      view.content = .stack(axis, alignment: alignment(key), spacing: spacing, content: content)
    case (.alignment(let key), .zStack(let horizontal, let vertical, let content)):
      let pair = replaced((horizontal, vertical), key)
      view.content = .zStack(horizontal: pair.0, vertical: pair.1, content: content)
    case (.alignment(let key), .arranged(.lazyStack(let axis, _, let spacing, let pinned), let content))
    where key.axis == axis.other:
      view.content = .arranged(
        .lazyStack(axis, alignment: alignment(key), spacing: spacing, pinned: pinned), content: content)
    case (.layers, .stack(let axis, let alignment, _, let content)):
      let along = center(axis)
      view.content = .zStack(
        horizontal: axis == .horizontal ? along : alignment, vertical: axis == .horizontal ? alignment : along,
        content: content)
    case (.layersAsOverlay, .zStack(let horizontal, let vertical, let content)):
      guard case .group(let layers) = content.content, let first = layers.first else { return view }
      return View(
        .modified(first, .overlay(View(.group(Array(layers.dropFirst()))), alignment: (horizontal, vertical))))
    case (_, .modified(let child, let modifier)): return changed(view, child, modifier, change)
    default: break
    }
    return view
  }

  private func changed(_ view: View, _ child: View, _ modifier: Modifier, _ change: SceneEdit.Change) -> View {
    var view = view
    switch (change, modifier) {
    case (.guideValue(let change), .alignmentGuide(let axis, let line, let function)):
      view.content = .modified(child, .alignmentGuide(axis, line, .guess(.changed(function, change, axis))))
    case (.guideKey(let key), .alignmentGuide(_, _, let function)):
      view.content = .modified(child, .alignmentGuide(key.axis, alignment(key), function))
    case (.alignment(let key), .frame(let width, let height, let pair)):
      view.content = .modified(child, .frame(width: width, height: height, alignment: replaced(pair, key)))
    case (.alignment(let key), .flexibleFrame(let frame, let pair)):
      view.content = .modified(child, .flexibleFrame(frame, alignment: replaced(pair, key)))
    case (.alignment(let key), .overlay(let other, let pair)):
      view.content = .modified(child, .overlay(other, alignment: replaced(pair, key)))
    case (.alignment(let key), .background(let other, let pair)):
      view.content = .modified(child, .background(other, alignment: replaced(pair, key)))
    case (.overlayAsLayers, .overlay(let other, let pair)):
      return View(.zStack(horizontal: pair.0, vertical: pair.1, content: View(.group([child, other]))))
    case (.overlayAsLayers, .background(let other, let pair)):
      return View(.zStack(horizontal: pair.0, vertical: pair.1, content: View(.group([other, child]))))
    case (.offsetAsGuides(let lines), .rule(.offset(let x, let y))):
      var guided = child
      for (key, way) in [(lines.horizontal, x), (lines.vertical, y)] where way != 0 {
        guided = View(
          .modified(guided, .alignmentGuide(key.axis, alignment(key), .guess(.line(key, plus: -way)))))
      }
      return guided
    case (.sidesExchanged, .frame(let width, let height, let pair)):
      view.content = .modified(child, .frame(width: height, height: width, alignment: pair))
    default: break
    }
    return view
  }

  private func replaced(
    _ pair: (AlignmentValue, AlignmentValue), _ key: AlignmentKey
  ) -> (AlignmentValue, AlignmentValue) {
    key.axis == .horizontal ? (alignment(key), pair.1) : (pair.0, alignment(key))
  }

  private func center(_ axis: Axis) -> AlignmentValue {
    .builtIn(axis == .horizontal ? .horizontalCenter : .verticalCenter)
  }

  /// The result of an edited guide.
  func answer(_ guess: GuideGuess, _ arguments: [Value], at range: SourceRange?) throws(Stop) -> Value {
    guard case .dimensions(let dimensions)? = arguments.first else { return .double(0) }
    switch guess {
    case .constant(let value): return .double(value)
    case .line(let key, let more): return .double(dimensions[key] + more)
    case .changed(let function, let change, let axis):
      let old = try call(function, arguments, at: range).number
      let length = change.size == 0 ? 0 : axis == .horizontal ? dimensions.width : dimensions.height
      return .double(change.value(old, length: length))
    }
  }
}

extension View {
  /// The same view without a place, so that no edit applies to it again.
  fileprivate var withoutPlace: View {
    var view = self
    view.calledAt = nil
    if case .modified = content { return view }
    view.range = nil
    return view
  }
}

extension Modifier {
  fileprivate var isGuide: Bool {
    if case .alignmentGuide = self { return true }
    return false
  }
}

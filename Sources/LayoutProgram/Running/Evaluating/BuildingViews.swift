import Diagnostics

/// Runs the blocks of view builders.
extension Run {
  /// The views of a block: a single view as it is, several views as a group.
  func buildViews(_ statements: [Statement], _ frame: Frame, at range: SourceRange?) throws(Stop) -> View {
    var views: [View] = []
    try build(statements, frame, into: &views)
    if views.count == 1, let only = views.first { return only }
    return View(views.isEmpty ? .empty : .group(views), at: range)
  }

  private func build(_ statements: [Statement], _ frame: Frame, into views: inout [View]) throws(Stop) {
    for statement in statements {
      switch statement {
      case .view(let expression, let range):
        try step(at: range)
        if views.count > Budget.views {
          throw Stop(.limit, LimitMessage.viewsHere(most: Budget.views), at: range)
        }
        views.append(view(from: try evaluate(expression, frame), at: range))
      case .choose(let conditions, let then, let otherwise, true, let range):
        try step(at: range)
        let holds = try holds(conditions, frame)
        guard let branch = holds ? then : otherwise else {
          views.append(View(.branch(1, View(.empty)), at: range))
          continue
        }
        views.append(View(.branch(holds ? 0 : 1, try buildViews(branch, frame, at: range)), at: range))
      case .switching(let subject, let slot, let cases, true, let range):
        try step(at: range)
        guard let index = try matchingCase(subject, slot, cases, frame) else { continue }
        views.append(View(.branch(index, try buildViews(cases[index].body, frame, at: range)), at: range))
      default:
        _ = try execute([statement], frame)
      }
    }
  }

  /// The view of a value: SwiftUI's own, or one of the program's view types.
  package func view(from value: Value, at range: SourceRange? = nil) -> View {
    switch value {
    case .view(let view): return view
    case .instance(let instance):
      var view = View(.custom(instance), at: instance.range ?? range)
      view.look = ownLook(of: instance)
      return view
    case .color(let color):
      var view = View(.leaf(.shape, shows: nil), at: range)
      view.look = .filled(.color(color.painted))
      return view
    case .some(let inner): return view(from: inner, at: range)
    default: return View(.empty, at: range)
    }
  }
}

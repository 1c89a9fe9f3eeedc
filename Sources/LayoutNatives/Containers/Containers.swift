import Diagnostics
import LayoutEngine
import LayoutProgram

extension Natives {
  /// Views that contain other views.
  static let containers: [Native] = [

    .native("HStack.init(alignment:spacing:content:)") {
      (run: Run, call: Arguments, alignment: VerticalLine, spacing: Double?, _: Value?) throws(Stop) in
      .view(
        View(
          .stack(.horizontal, alignment: alignment.alignment, spacing: spacing, content: try run.content(call, 2)),
          at: call.range))
    },
    .native("VStack.init(alignment:spacing:content:)") {
      (run: Run, call: Arguments, alignment: HorizontalLine, spacing: Double?, _: Value?) throws(Stop) in
      .view(
        View(
          .stack(.vertical, alignment: alignment.alignment, spacing: spacing, content: try run.content(call, 2)),
          at: call.range))
    },
    .native("ZStack.init(alignment:content:)") {
      (run: Run, call: Arguments, alignment: AlignmentPair, _: Value?) throws(Stop) in
      let (horizontal, vertical) = alignment.both
      return .view(
        View(.zStack(horizontal: horizontal, vertical: vertical, content: try run.content(call, 1)), at: call.range))
    },
    .native("GlassEffectContainer.init(spacing:content:)") {
      (run: Run, call: Arguments, _: Double?, _: Value?) throws(Stop) in .view(try run.content(call, 1))
    },
    .native("Group.init(content:)") { (run: Run, call: Arguments) throws(Stop) in .view(try run.content(call, 0)) },

    .native("ForEach.init(_:content:)") { (run: Run, call: Arguments) throws(Stop) in
      try run.each(call, id: nil, content: 1)
    },
    .native("ForEach.init(_:id:content:)") {
      (run: Run, call: Arguments, _: Value?, id: FunctionValue, _: Value?) throws(Stop) in
      try run.each(call, id: id, content: 2)
    },
  ]
}

extension Run {
  /// The views of a builder's closure.
  func content(_ arguments: Arguments, _ index: Int) throws(Stop) -> View {
    guard let function = arguments.function(index) else { return View(.empty, at: arguments.range) }
    return view(from: try call(function, [], at: arguments.range), at: arguments.range)
  }

  /// The data of a `ForEach`. It iterates over the program's own collection only once.
  private func elements(_ arguments: Arguments) throws(Stop) -> Value {
    let data = try arguments.value(0)
    return data.isWorkedOut ? .array(try Natives.list(self, arguments)) : data.asSequence
  }

  /// A view for each element, identified by the element's id.
  func each(_ arguments: Arguments, id: FunctionValue?, content index: Int) throws(Stop) -> Value {
    let (data, content) = (try elements(arguments), try arguments.required(index, as: FunctionValue.self))
    var views: [(id: String, view: View)] = []
    while let element = data.element(views.count) {
      if views.count >= Budget.views {
        throw Stop(.limit, LimitMessage.viewsOfForEach(most: Budget.views), at: arguments.range)
      }
      try step(at: arguments.range)
      let key = try identity(of: element, id, at: arguments.range)
      let made = try call(content, [element], at: arguments.range)
      views.append((key, view(from: made, at: arguments.range)))
    }
    return .view(View(.each(views), at: arguments.range))
  }

  func identity(of element: Value, _ id: FunctionValue?, at range: SourceRange?) throws(Stop) -> String {
    if let id { return try call(id, [element], at: range).identity }
    if let (source, index) = element.partOfContent { return self.id(of: index, in: source) }
    return try self.id(of: element, at: range).identity
  }

  /// The `id` of an identifiable value; a synthesized identity if the program does not declare one, as for objects.
  func id(of element: Value, at range: SourceRange?) throws(Stop) -> Value {
    guard let nominal = element.nominal,
      let member = nominal.lookUp("id", isStatic: false).first(where: { !$0.isNative })
    else { return .string(element.identity) }
    if member.kind == .field { return try field(of: element, member.index) }
    return try call(.member(member, receiver: element), [], at: range)
  }
}

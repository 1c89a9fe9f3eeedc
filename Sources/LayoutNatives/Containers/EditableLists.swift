import LayoutProgram

extension Natives {
  /// Operations on the data of lists when rows are deleted or moved. No scene step triggers them.
  static let editableLists: [Native] =
    [
      .native("IndexSet.init()") { .array([]) },
      .native("IndexSet.init(integer:)") { (index: Value?) in .array([index ?? .int(0)]) },
      .native("IndexSet.init(_:)") { (run: Run, call: Arguments, indices: [Value]) throws(Stop) in
        try run.step(at: call.range, counting: indices.count)
        return indexSet(indices)
      },
      .native("IndexSet.count") { (indexSet: [Value]) in .int(indexSet.count) },
      .native("IndexSet.isEmpty") { (indexSet: [Value]) in .bool(indexSet.isEmpty) },
      .native("IndexSet.first") { (indexSet: [Value]?) in indexSet?.first.map { .some($0) } ?? .none },
      .native("IndexSet.last") { (indexSet: [Value]?) in indexSet?.last.map { .some($0) } ?? .none },
      .native("IndexSet.contains(_:)") {
        (run: Run, call: Arguments, indices: [Value], indexArgument: Value?) throws(Stop) in
        try run.step(at: call.range, counting: indices.count)
        return .bool(indexArgument.map { index in indices.contains { $0.equals(index) } } ?? false)
      },
      .native("IndexSet.forEach(_:)") {
        (run: Run, call: Arguments, indexSet: [Value], body: FunctionValue) throws(Stop) in
        for index in indexSet { _ = try run.call(body, [index], at: call.range) }
        return .void
      },
      .native("IndexSet.map(_:)") {
        (run: Run, call: Arguments, indexSet: [Value], transform: FunctionValue) throws(Stop) in
        var values: [Value] = []
        for index in indexSet { values.append(try run.call(transform, [index], at: call.range)) }
        return .array(values)
      },
      .native("IndexSet.insert(_:)") { (run: Run, call: Arguments, indices: [Value], index: Value) throws(Stop) in
        try run.step(at: call.range, counting: indices.count)
        return indexSet(indices + [index])
      },
      .native("IndexSet.insert(integersIn:)") {
        (run: Run, call: Arguments, indices: [Value], range: Value) throws(Stop) in
        guard case .range(let lower, let upper, _) = range, lower < upper else { return .array(indices) }
        let (count, overflows) = upper.subtractingReportingOverflow(lower)
        try run.step(at: call.range, counting: overflows ? Int.max : count)
        return indexSet(indices + (lower..<upper).map { .int($0) })
      },
      .native("IndexSet.remove(_:)") { (run: Run, call: Arguments, indices: [Value], index: Value) throws(Stop) in
        try run.step(at: call.range, counting: indices.count)
        return .array(indices.filter { !$0.equals(index) })
      },
      .native("IndexSet.removeAll()") { .array([]) },
      .native("Array.remove(atOffsets:)") { (run: Run, call: Arguments) throws(Stop) in
        let (values, offsets) = (call.array(0) ?? [], call.offsets(1))
        try run.step(at: call.range, counting: values.count)
        return .array(values.indices.filter { !offsets.contains($0) }.map { values[$0] })
      },
      .native("Array.move(fromOffsets:toOffset:)") { (run: Run, call: Arguments) throws(Stop) in
        let (values, source) = (call.array(0) ?? [], call.offsets(1))
        try run.step(at: call.range, counting: values.count)
        let destination = min(max(call.int(2) ?? 0, 0), values.count)
        let staying = { (indices: Range<Int>) in indices.filter { !source.contains($0) }.map { values[$0] } }
        let moved = source.sorted().filter(values.indices.contains).map { values[$0] }
        return .array(staying(0..<destination) + moved + staying(destination..<values.count))
      },
      .native("EditMode.isEditing") { (editMode: NativeCase?) in .bool(editMode?.name == "active") },
    ]

  /// Makes an index set: sorted, without duplicates.
  private static func indexSet(_ indices: [Value]) -> Value {
    .array(Set(indices.compactMap { if case .int(let index) = $0 { index } else { nil } }).sorted().map { .int($0) })
  }
}

extension Arguments {
  fileprivate func offsets(_ index: Int) -> Set<Int> {
    Set((array(index) ?? []).compactMap { if case .int(let index) = $0 { index } else { nil } })
  }
}

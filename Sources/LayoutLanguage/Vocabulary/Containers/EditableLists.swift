extension Vocabulary {
  /// What lists do to their data when rows are deleted or moved. No step of a scene does either.
  static let editableLists: [NativeDeclaration] =
    [
      .member("ForEach", "func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach") {
        (forEach: Value, _: Value?) in
        forEach
      }.ignored,
      .member("ForEach", "func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach") {
        (forEach: Value, _: Value?) in
        forEach
      }.ignored,
      .type("struct IndexSet: Hashable, RandomAccessCollection"),
      .member("IndexSet", "init()") { .array([]) },
      .member("IndexSet", "init(integer index: Int)") { (index: Value?) in .array([index ?? .int(0)]) },
      .member("IndexSet", "init(_ indices: [Int])") { (run: Run, call: Arguments, indices: [Value]) throws(Stop) in
        try run.step(at: call.range, counting: indices.count)
        return indexSet(indices)
      },
      .member("IndexSet", "var count: Int") { (indexSet: [Value]) in .int(indexSet.count) },
      .member("IndexSet", "var isEmpty: Bool") { (indexSet: [Value]) in .bool(indexSet.isEmpty) },
      .member("IndexSet", "var first: Int?") { (indexSet: [Value]?) in indexSet?.first.map { .some($0) } ?? .none },
      .member("IndexSet", "var last: Int?") { (indexSet: [Value]?) in indexSet?.last.map { .some($0) } ?? .none },
      .member("IndexSet", "func contains(_ index: Int) -> Bool") {
        (run: Run, call: Arguments, indices: [Value], indexArgument: Value?) throws(Stop) in
        try run.step(at: call.range, counting: indices.count)
        return .bool(indexArgument.map { index in indices.contains { $0.equals(index) } } ?? false)
      },
      .member("IndexSet", "func forEach(_ body: (Int) -> Void)") {
        (run: Run, call: Arguments, indexSet: [Value], body: FunctionValue?) throws(Stop) in
        guard let body else { return .void }
        for index in indexSet { _ = try run.call(body, [index], at: call.range) }
        return .void
      },
      .member("IndexSet", "func map<T>(_ transform: (Int) -> T) -> [T]") {
        (run: Run, call: Arguments, indexSet: [Value], transform: FunctionValue?) throws(Stop) in
        guard let transform else { return .array([]) }
        var values: [Value] = []
        for index in indexSet { values.append(try run.call(transform, [index], at: call.range)) }
        return .array(values)
      },
      .member("IndexSet", "mutating func insert(_ index: Int)") {
        (run: Run, call: Arguments, indices: [Value], index: Value) throws(Stop) in
        try run.step(at: call.range, counting: indices.count)
        return indexSet(indices + [index])
      },
      .member("IndexSet", "mutating func insert(integersIn range: Range<Int>)") {
        (run: Run, call: Arguments, indices: [Value], range: Value) throws(Stop) in
        guard case .range(let lower, let upper, _) = range, lower < upper else { return .array(indices) }
        let (count, overflows) = upper.subtractingReportingOverflow(lower)
        try run.step(at: call.range, counting: overflows ? Int.max : count)
        return indexSet(indices + (lower..<upper).map { .int($0) })
      },
      .member("IndexSet", "mutating func remove(_ index: Int)") {
        (run: Run, call: Arguments, indices: [Value], index: Value) throws(Stop) in
        try run.step(at: call.range, counting: indices.count)
        return .array(indices.filter { !$0.equals(index) })
      },
      .member("IndexSet", "mutating func removeAll()") { .array([]) },
      .member("Array", "mutating func remove(atOffsets offsets: IndexSet)") {
        (run: Run, call: Arguments) throws(Stop) in
        let (values, offsets) = (call.array(0) ?? [], call.offsets(1))
        try run.step(at: call.range, counting: values.count)
        return .array(values.indices.filter { !offsets.contains($0) }.map { values[$0] })
      },
      .member("Array", "mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)") {
        (run: Run, call: Arguments) throws(Stop) in
        let (values, source) = (call.array(0) ?? [], call.offsets(1))
        try run.step(at: call.range, counting: values.count)
        let destination = min(max(call.int(2) ?? 0, 0), values.count)
        let staying = { (indices: Range<Int>) in indices.filter { !source.contains($0) }.map { values[$0] } }
        let moved = source.sorted().filter(values.indices.contains).map { values[$0] }
        return .array(staying(0..<destination) + moved + staying(destination..<values.count))
      },
      .type("struct EditMode: Hashable"),
      .member("EditMode", "var isEditing: Bool") { (editMode: NativeCase?) in
        .bool(editMode?.name == "active")
      },
    ] + ["active", "inactive", "transient"].map { .constant("EditMode", $0, "EditMode", .token($0)) }

  /// In order, each once.
  private static func indexSet(_ indices: [Value]) -> Value {
    .array(Set(indices.compactMap { if case .int(let index) = $0 { index } else { nil } }).sorted().map { .int($0) })
  }
}

extension Arguments {
  fileprivate func offsets(_ index: Int) -> Set<Int> {
    Set((array(index) ?? []).compactMap { if case .int(let index) = $0 { index } else { nil } })
  }
}

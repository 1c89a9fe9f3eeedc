extension Vocabulary {
  /// What lists do to their data when rows are deleted or moved. No step of a scene does either.
  static let editableLists: [NativeDeclaration] =
    [
      .member("ForEach", "func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach") { _, a in
        a[0] ?? .void
      }.ignored,
      .member("ForEach", "func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach") { _, a in
        a[0] ?? .void
      }.ignored,
      .type("struct IndexSet: Hashable, RandomAccessCollection"),
      .member("IndexSet", "init()") { _, _ in .array([]) },
      .member("IndexSet", "init(integer index: Int)") { _, a in .array([a[0] ?? .int(0)]) },
      .member("IndexSet", "init(_ indices: [Int])") { run, a throws(Stop) in
        let indices = a.array(0) ?? []
        try run.step(at: a.range, counting: indices.count)
        return indexSet(indices)
      },
      .member("IndexSet", "var count: Int") { _, a in .int(a.array(0)?.count ?? 0) },
      .member("IndexSet", "var isEmpty: Bool") { _, a in .bool(a.array(0)?.isEmpty ?? true) },
      .member("IndexSet", "var first: Int?") { _, a in a.array(0)?.first.map { .some($0) } ?? .none },
      .member("IndexSet", "var last: Int?") { _, a in a.array(0)?.last.map { .some($0) } ?? .none },
      .member("IndexSet", "func contains(_ index: Int) -> Bool") { run, a throws(Stop) in
        let indices = a.array(0) ?? []
        try run.step(at: a.range, counting: indices.count)
        return .bool(a[1].map { index in indices.contains { $0.equals(index) } } ?? false)
      },
      .member("IndexSet", "func forEach(_ body: (Int) -> Void)") { run, a throws(Stop) in
        guard let body = a.function(1) else { return .void }
        for index in a.array(0) ?? [] { _ = try run.call(body, [index], at: a.range) }
        return .void
      },
      .member("IndexSet", "func map<T>(_ transform: (Int) -> T) -> [T]") { run, a throws(Stop) in
        guard let transform = a.function(1) else { return .array([]) }
        var values: [Value] = []
        for index in a.array(0) ?? [] { values.append(try run.call(transform, [index], at: a.range)) }
        return .array(values)
      },
      .member("Array", "mutating func remove(atOffsets offsets: IndexSet)") { run, a throws(Stop) in
        let (values, offsets) = (a.array(0) ?? [], a.offsets(1))
        try run.step(at: a.range, counting: values.count)
        return .array(values.indices.filter { !offsets.contains($0) }.map { values[$0] })
      },
      .member("Array", "mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)") {
        run, a throws(Stop) in
        let (values, source) = (a.array(0) ?? [], a.offsets(1))
        try run.step(at: a.range, counting: values.count)
        let destination = min(max(a.int(2) ?? 0, 0), values.count)
        let staying = { (indices: Range<Int>) in indices.filter { !source.contains($0) }.map { values[$0] } }
        let moved = source.sorted().filter(values.indices.contains).map { values[$0] }
        return .array(staying(0..<destination) + moved + staying(destination..<values.count))
      },
      .type("struct EditMode: Hashable"),
      .member("EditMode", "var isEditing: Bool") { _, a in
        .bool(a.token(0) == "active")
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

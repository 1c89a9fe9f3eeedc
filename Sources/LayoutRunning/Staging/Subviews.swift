import LayoutProgram

/// Flattens content again in another context.
extension Flattener {
  /// One view of a source, in the context where it is inserted.
  mutating func subview(
    _ index: Int, of source: SubviewSource, in environment: ViewEnvironment
  ) throws(Stop) -> FlatView? {
    let number = environment.surroundings
    if source.known[number] == nil {
      let around = path
      path = source.path
      source.known[number] = try flatten(source.content, in: environment, isRepeated: source.isRepeated)
      path = around
    }
    guard let views = source.known[number], views.indices.contains(index) else { return nil }
    return views[index]
  }
}

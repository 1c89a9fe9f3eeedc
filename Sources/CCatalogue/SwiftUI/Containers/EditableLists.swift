extension ForEach {
  @inert public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  @inert public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

extension Array {
  public mutating func remove(atOffsets offsets: IndexSet) { native() }
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) { native() }
}

public struct EditMode: Hashable {
  public var isEditing: Bool { native() }
  public static let active = Self(), inactive = Self(), transient = Self()
}

extension ForEach where Content: View {
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == IdentifiedBinding<C, ID>, C.Element: Identifiable, ID == C.Element.ID { native() }
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == IdentifiedBinding<C, ID> { native() }
}

extension List where SelectionValue == Never {
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Index: Hashable, C.Element: Identifiable,
    Content == ForEach<IdentifiedBinding<C, C.Element.ID>, C.Element.ID, RowContent>
  { native() }
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where C.Index: Hashable, Content == ForEach<IdentifiedBinding<C, ID>, ID, RowContent> { native() }
}

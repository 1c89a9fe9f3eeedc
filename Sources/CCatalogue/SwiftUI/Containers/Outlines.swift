@approximated("Closed: only the first rows are shown.")
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
  @approximated("Closed: only the first rows are shown.") public init<Element: Identifiable>(
    _ data: [Element], children: KeyPath<Element, [Element]?>, @ViewBuilder content: @escaping (Element) -> Content
  ) where Data == [Element], ID == Element.ID { native() }
  @approximated("Closed: only the first rows are shown.") public init<Element>(
    _ data: [Element], id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Data == [Element] { native() }
  @approximated("Closed: only the first rows are shown.") public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, [Element]?>, @ViewBuilder content: @escaping (Element) -> Content
  ) where Data == [Element], ID == Element.ID { native() }
  @approximated("Closed: only the first rows are shown.") public init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Data == [Element] { native() }
}

extension List where SelectionValue == Never {
  @approximated("Closed: only the first rows are shown.") public init<Element, ID: Hashable, RowContent: View>(
    _ data: [Element], id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>,
    @ViewBuilder rowContent: @escaping (Element) -> RowContent
  ) where Content == OutlineGroup<[Element], ID, RowContent> { native() }
}

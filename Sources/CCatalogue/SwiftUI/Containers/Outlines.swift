@approximated("Closed: only the first rows are shown.") public struct OutlineGroup: Primitive {
  @approximated("Closed: only the first rows are shown.") public init<Element: Identifiable>(
    _ data: [Element], children: KeyPath<Element, [Element]?>, @ViewBuilder content: (Element) -> some View
  ) { native() }
  @approximated("Closed: only the first rows are shown.") public init<Element, ID: Hashable>(
    _ data: [Element], id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: (Element) -> some View
  ) { native() }
  @approximated("Closed: only the first rows are shown.") public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, [Element]?>, @ViewBuilder content: (Element) -> some View
  ) { native() }
  @approximated("Closed: only the first rows are shown.") public init<Element, ID: Hashable>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: (Element) -> some View
  ) { native() }
}

extension List {
  @approximated("Closed: only the first rows are shown.") public init<Element, ID: Hashable>(
    _ data: [Element], id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>,
    @ViewBuilder rowContent: (Element) -> some View
  ) { native() }
}

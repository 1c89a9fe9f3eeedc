extension Array {
  public init(_ subviews: LayoutSubviews) { self = subviews }
}

public func zip<Second>(_ first: LayoutSubviews, _ second: [Second]) -> Zip2Sequence<LayoutSubview, Second> { native() }

public func zip<First>(_ first: [First], _ second: LayoutSubviews) -> Zip2Sequence<First, LayoutSubview> { native() }

public func zip<Second>(_ first: Range<Int>, _ second: [Second]) -> Zip2Sequence<Int, Second> { native() }

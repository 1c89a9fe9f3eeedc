extension UUID {
  public var uuid:
    (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)
  { native() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { native() }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { native() }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { native() }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func Bindable<Value>(_ wrappedValue: Value) -> Binding<Value> { native() }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func Bindable<Value>(wrappedValue: Value) -> Binding<Value> { native() }

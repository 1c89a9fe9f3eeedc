extension UUID {
  public var uuid:
    (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)
  { native() }
}

public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { native() }
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { native() }
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { native() }
public func Bindable<Value>(_ wrappedValue: Value) -> Binding<Value> { native() }
public func Bindable<Value>(wrappedValue: Value) -> Binding<Value> { native() }

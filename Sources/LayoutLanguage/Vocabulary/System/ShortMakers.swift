import LayoutEngine

extension Vocabulary {
  /// Functions that make a value, and values in their oldest form.
  static let shortMakers: [NativeDeclaration] = [
    .function("CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize") { (width: Double, height: Double) in
      .size(Size(width: width, height: height))
    },
    .function("CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint") { (x: Double, y: Double) in
      .point(Point(x: x, y: y))
    },
    .function("CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect") {
      (x: Double, y: Double, width: Double, height: Double) in
      .rect(Rect(origin: Point(x: x, y: y), size: Size(width: width, height: height)))
    },
    .function("Bindable<Value>(_ wrappedValue: Value) -> Binding<Value>") { (value: Value) in .box(Box(value)) },
    .function("Bindable<Value>(wrappedValue: Value) -> Binding<Value>") { (value: Value) in .box(Box(value)) },
    .member("UUID", uuidText) { (uuid: String) in bytes(of: uuid) },
  ]

  /// Sixteen bytes, as C has them.
  private static let uuidText = "var uuid: (\(Array(repeating: "UInt8", count: 16).joined(separator: ", ")))"

  private static func bytes(of uuid: String) -> Value {
    let digits = Array(uuid.filter { $0 != "-" })
    let bytes = (0..<16).map { index -> Value in
      let byte = String(digits.dropFirst(index * 2).prefix(2))
      return .whole(Int128(UInt8(byte, radix: 16) ?? 0), as: .uint8)
    }
    return .tuple(bytes)
  }
}

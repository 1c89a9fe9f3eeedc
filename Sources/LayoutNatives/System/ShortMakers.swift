import LayoutEngine
import LayoutProgram

extension Natives {
  /// Functions that create values, and values in their oldest notation.
  static let shortMakers: [Native] = [
    .native("CGSizeMake(_:_:)") { (width: Double, height: Double) in .size(Size(width: width, height: height)) },
    .native("CGPointMake(_:_:)") { (x: Double, y: Double) in .point(Point(x: x, y: y)) },
    .native("CGRectMake(_:_:_:_:)") { (x: Double, y: Double, width: Double, height: Double) in
      .rect(Rect(origin: Point(x: x, y: y), size: Size(width: width, height: height)))
    },
    .native("Bindable(_:)") { (value: Value) in .box(Box(value)) },
    .native("Bindable(wrappedValue:)") { (value: Value) in .box(Box(value)) },
    .native("UUID.uuid") { (uuid: String) in bytes(of: uuid) },
  ]

  /// The sixteen bytes of a UUID, as C stores them.
  private static func bytes(of uuid: String) -> Value {
    let digits = Array(uuid.filter { $0 != "-" })
    let bytes = (0..<16).map { index -> Value in
      let byte = String(digits.dropFirst(index * 2).prefix(2))
      return .whole(Int128(UInt8(byte, radix: 16) ?? 0), as: .uint8)
    }
    return .tuple(bytes)
  }
}

import Glibc
import LayoutEngine
import LayoutProgram

extension Natives {
  /// Affine transforms, and their application to points, sizes, rectangles and paths.
  static let affineTransforms: [Native] =
    [
      .constant("CGAffineTransform.identity", AffineTransform().value),
      .native("CGAffineTransform.init(translationX:y:)") { (x: Double, y: Double) in
        AffineTransform(tx: x, ty: y).value
      },
      .native("CGAffineTransform.init(scaleX:y:)") { (x: Double, y: Double) in AffineTransform(a: x, d: y).value },
      .native("CGAffineTransform.init(rotationAngle:)") { (angle: Double) in AffineTransform.rotation(angle).value },
      // The added transform applies first.
      .native("CGAffineTransform.translatedBy(x:y:)") { (affineTransform: AffineTransform, x: Double, y: Double) in
        AffineTransform(tx: x, ty: y).concatenating(affineTransform).value
      },
      .native("CGAffineTransform.scaledBy(x:y:)") { (affineTransform: AffineTransform, x: Double, y: Double) in
        AffineTransform(a: x, d: y).concatenating(affineTransform).value
      },
      .native("CGAffineTransform.rotated(by:)") { (affineTransform: AffineTransform, angle: Double) in
        AffineTransform.rotation(angle).concatenating(affineTransform).value
      },
      .native("CGAffineTransform.concatenating(_:)") { (affineTransform: AffineTransform, other: AffineTransform) in
        affineTransform.concatenating(other).value
      },
      .native("CGAffineTransform.inverted()") { (affineTransform: AffineTransform) in affineTransform.inverted.value },
      .native("CGAffineTransform.isIdentity") { (affineTransform: Value?) in
        .bool(affineTransform.map { AffineTransform().value.equals($0) } ?? false)
      },

      .native("View.transformEffect(_:)") { (run: Run, call: Arguments, _: Value?, transform: AffineTransform) in
        guard let parts = transform.parts else {
          run.passOver("transformEffect", at: call.range)
          return run.modify(call, nil)
        }
        let corner = UnitPoint(x: 0, y: 0)
        let scaled = run.painted(call, .scale(x: parts.scale.width, y: parts.scale.height, anchor: corner))
        let turned = run.painted(
          Arguments(values: [scaled], range: call.range), .rotation(degrees: parts.degrees, anchor: corner))
        return run.modify(
          Arguments(values: [turned], range: call.range), .rule(.offset(x: transform.tx, y: transform.ty)))
      },

      .native("CGPoint.applying(_:)") { (point: Point, transform: AffineTransform) in .point(transform(point)) },
      .native("CGSize.applying(_:)") { (size: Size, transform: AffineTransform) in
        return .size(
          Size(
            width: transform.a * size.width + transform.c * size.height,
            height: transform.b * size.width + transform.d * size.height))
      },
      .native("CGRect.applying(_:)") { (rect: Rect?, transform: AffineTransform) in
        .rect(transform(rect ?? Rect(origin: .zero, size: .zero)))
      },
      .native("Path.applying(_:)") {
        (run: Run, call: Arguments, pathArgument: Value, transformArgument: AffineTransform) in
        guard run.request.traced, let elements = pathArgument.pathElements else { return pathArgument }
        let transform = transformArgument
        return path(elements.map { transform($0) }, call)
      },
      .native("Path.offsetBy(dx:dy:)") { (run: Run, call: Arguments, pathArgument: Value, dx: Double, dy: Double) in
        guard run.request.traced, let elements = pathArgument.pathElements else { return pathArgument }
        let transform = AffineTransform(tx: dx, ty: dy)
        return path(elements.map { transform($0) }, call)
      },
    ]
    + components.map { name, read, write in
      .property("CGAffineTransform.\(name)") { (affineTransform: AffineTransform) in
        .double(read(affineTransform))
      } set: { (affineTransform: AffineTransform, newValue: Double) in
        var transform = affineTransform
        write(&transform, newValue)
        return transform.value
      }
    }
    + ["a:b:c:d:tx:ty:", "_:_:_:_:_:_:"].map { labels in
      .native("CGAffineTransform.init(\(labels))") {
        (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) in
        AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty).value
      }
    }

  private static let components:
    [(String, @Sendable (AffineTransform) -> Double, @Sendable (inout AffineTransform, Double) -> Void)] = [
      ("a", { $0.a }, { $0.a = $1 }), ("b", { $0.b }, { $0.b = $1 }), ("c", { $0.c }, { $0.c = $1 }),
      ("d", { $0.d }, { $0.d = $1 }), ("tx", { $0.tx }, { $0.tx = $1 }), ("ty", { $0.ty }, { $0.ty = $1 }),
    ]
}

extension AffineTransform {
  /// A scale followed by a rotation with the same effect on directions; nil for a shear.
  fileprivate var parts: (scale: Size, degrees: Double)? {
    let width = (a * a + b * b).squareRoot()
    guard width > 0, abs(a * c + b * d) <= 1e-9 * max(width * width, 1) else { return nil }
    return (Size(width: width, height: (a * d - b * c) / width), atan2(b, a) * 180 / .pi)
  }
}

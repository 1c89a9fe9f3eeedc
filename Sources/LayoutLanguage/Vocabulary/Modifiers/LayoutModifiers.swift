import Diagnostics
import LayoutEngine

extension Vocabulary {
  /// Modifiers that change sizes, places or guides.
  static let layoutModifiers: [NativeDeclaration] =
    [
      .modifier("frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)") { run, a in
        run.modify(a, .frame(width: a.double(1), height: a.double(2), alignment: a.alignment(3)))
      },
      .modifier(
        "frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center)"
      ) { run, a in
        let frame = FlexibleFrame(
          minWidth: a.double(1), idealWidth: a.double(2), maxWidth: a.double(3), minHeight: a.double(4),
          idealHeight: a.double(5), maxHeight: a.double(6))
        return run.modify(a, .flexibleFrame(frame, alignment: a.alignment(7)))
      },
      .modifier("padding(_ insets: EdgeInsets)") { run, a in
        guard case .insets(let insets)? = a[1] else { return run.modify(a, nil) }
        return run.modify(a, .rule(.padding(insets)))
      },
      .modifier("padding(_ length: CGFloat)") { run, a in run.modify(a, .rule(.padding(insets(.all, a.double(1))))) },
      .modifier("padding(_ edges: EdgeSet = .all, _ length: CGFloat? = nil)") { run, a in
        guard case .edges(let edges)? = a[1] else { return run.modify(a, .rule(.padding(insets(.all, a.double(2))))) }
        return run.modify(a, .rule(.padding(insets(edges, a.double(2)))))
      },
      .type("struct ScenePadding: Hashable"),
      .constant("ScenePadding", "minimum", "ScenePadding", .token("minimum")),
      .modifier("scenePadding(_ edges: EdgeSet = .all)") { run, a in scenePadding(run, a, edges: 1) }
        .approximated(DeclarationDifference.margins),
      .modifier("scenePadding(_ padding: ScenePadding, edges: EdgeSet = .all)") { run, a in
        scenePadding(run, a, edges: 2)
      }.approximated(DeclarationDifference.margins),
      .modifier("fixedSize()") { run, a in run.modify(a, .rule(.fixedSize(horizontal: true, vertical: true))) },
      .modifier("fixedSize(horizontal: Bool, vertical: Bool)") { run, a in
        run.modify(a, .rule(.fixedSize(horizontal: a.bool(1) ?? true, vertical: a.bool(2) ?? true)))
      },
      .modifier("layoutPriority(_ value: Double)") { run, a in run.modify(a, .rule(.layoutPriority(a.double(1) ?? 0)))
      },
      .modifier("aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode)") { run, a in
        run.modify(a, .rule(.aspectRatio(a.double(1), a.token(2) == "fill" ? .fill : .fit)))
      },
      .modifier("aspectRatio(_ size: CGSize, contentMode: ContentMode)") { run, a in
        let size = a.size(1) ?? Size(width: 1, height: 1)
        return run.modify(a, .rule(.aspectRatio(size.width / size.height, a.token(2) == "fill" ? .fill : .fit)))
      },
      .modifier("scaledToFit()") { run, a in run.modify(a, .rule(.aspectRatio(nil, .fit))) },
      .modifier("scaledToFill()") { run, a in run.modify(a, .rule(.aspectRatio(nil, .fill))) },
      .modifier("offset(x: CGFloat = 0, y: CGFloat = 0)") { run, a in
        run.modify(a, .rule(.offset(x: a.double(1) ?? 0, y: a.double(2) ?? 0)))
      },
      .modifier("offset(_ offset: CGSize)") { run, a in
        run.modify(a, .rule(.offset(x: a.size(1)?.width ?? 0, y: a.size(1)?.height ?? 0)))
      },
      .modifier("position(x: CGFloat = 0, y: CGFloat = 0)") { run, a in
        run.modify(a, .rule(.position(x: a.double(1) ?? 0, y: a.double(2) ?? 0)))
      },
      .modifier("position(_ position: CGPoint)") { run, a in
        guard case .point(let point)? = a[1] else { return run.modify(a, nil) }
        return run.modify(a, .rule(.position(x: point.x, y: point.y)))
      },

      .modifier("alignmentGuide(_ guide: HorizontalAlignment, computeValue: (ViewDimensions) -> CGFloat)") { run, a in
        guard let closure = a.function(2) else { return run.modify(a, nil) }
        return run.modify(a, .alignmentGuide(.horizontal, a.horizontal(1), closure))
      },
      .modifier("alignmentGuide(_ guide: VerticalAlignment, computeValue: (ViewDimensions) -> CGFloat)") { run, a in
        guard let closure = a.function(2) else { return run.modify(a, nil) }
        return run.modify(a, .alignmentGuide(.vertical, a.vertical(1), closure))
      },

      .modifier("overlay(alignment: Alignment = .center, @ViewBuilder content: () -> View)") { run, a throws(Stop) in
        run.modify(a, .overlay(try run.content(a, 2), alignment: a.alignment(1)))
      },
      .modifier("overlay(_ content: View, alignment: Alignment = .center)") { run, a in
        run.modify(a, .overlay(run.view(from: a[1] ?? .void, at: a.range), alignment: a.alignment(2)))
      },
      .modifier("overlay(_ style: ShapeStyle)") { run, a in
        run.painted(a, .overlay(.rectangle, a[1]?.fill ?? .primary))
      },
      .modifier("overlay(_ style: ShapeStyle, in shape: Shape, fillStyle: FillStyle = 0)") { run, a in
        run.painted(a, .overlay(run.shape(of: a[2]), a[1]?.fill ?? .primary, a.fillStyle(3)))
      },
      .modifier("overlay(_ style: ShapeStyle, ignoresSafeAreaEdges edges: EdgeSet)") { run, a in
        run.painted(a, .overlay(.rectangle, a[1]?.fill ?? .primary))
      },
      .modifier("background(alignment: Alignment = .center, @ViewBuilder content: () -> View)") { run, a throws(Stop) in
        run.modify(a, .background(try run.content(a, 2), alignment: a.alignment(1)))
      },
      .modifier("background(_ content: View, alignment: Alignment = .center)") { run, a in
        run.modify(a, .background(run.view(from: a[1] ?? .void, at: a.range), alignment: a.alignment(2)))
      },
      .modifier("background(ignoresSafeAreaEdges edges: EdgeSet = 0)") { run, a in
        run.painted(a, .background(.rectangle, Value.token("background").fill ?? .primary))
      },
      .modifier("background(_ style: ShapeStyle)") { run, a in
        run.painted(a, .background(.rectangle, a[1]?.fill ?? .material(thickness: 0.5)))
      },
      .modifier("background(_ style: ShapeStyle, ignoresSafeAreaEdges edges: EdgeSet)") { run, a in
        run.painted(a, .background(.rectangle, a[1]?.fill ?? .material(thickness: 0.5)))
      },
      .modifier("background(_ style: ShapeStyle, in shape: Shape, fillStyle: FillStyle = 0)") { run, a in
        run.painted(a, .background(run.shape(of: a[2]), a[1]?.fill ?? .material(thickness: 0.5), a.fillStyle(3)))
      },
      .modifier("background(in shape: Shape, fillStyle: FillStyle = 0)") { run, a in
        run.painted(a, .background(run.shape(of: a[1]), Value.token("background").fill ?? .primary, a.fillStyle(2)))
      },

      .modifier("accessibilityIdentifier(_ identifier: String)") { run, a in
        run.modify(a, .identifier(a.string(1) ?? ""))
      },
      .modifier("id<ID: Hashable>(_ id: ID)") { run, a in
        let key = a[1]?.identity ?? ""
        if case .string(let name)? = a[1] { return run.modify(a, .id(name, key: key)) }
        return run.modify(a, .id(nil, key: key))
      },
      .modifier("dynamicTypeSize(_ size: DynamicTypeSize)") { run, a in
        guard let size = a.token(1).flatMap(DynamicTypeSize.init(rawValue:)) else { return run.modify(a, nil) }
        return run.modify(a, .environment { $0.textSize = size })
      },
      .modifier("dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>)", limitTextSize),
      .modifier("dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>)", limitTextSize),
      .modifier("dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>)", limitTextSize),
      .modifier("imageScale(_ scale: ImageScale)") { run, a in
        let scale = EnvironmentValue.imageScale(a.token(1) ?? "")
        return run.modify(a, .environment { $0.imageScale = scale })
      },
      .modifier("modifier(_ modifier: ViewModifier)") { run, a in run.applyModifier(a) },
      .type("struct Content: View"), .type("struct ModifiedContent<Content, Modifier>: View"),
      .member("ModifiedContent", "init(content: View, modifier: ViewModifier)") { run, a in run.applyModifier(a) },
    ]

  private static func scenePadding(_ run: Run, _ a: Arguments, edges index: Int) -> Value {
    let (edges, width) = (a.edges(index) ?? .all, run.request.stage?.width ?? 393)
    let (leading, trailing) = (edges.contains(.leading), edges.contains(.trailing))
    return run.modify(a, .rule(.scenePadding(leading: leading, trailing: trailing, width: width)))
  }

  /// The insets of `.padding`; 16 where no length is given.
  static func insets(_ edges: EdgeSet, _ length: Double?) -> EdgeInsets {
    let length = length ?? 16
    return EdgeInsets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}

extension Run {
  /// The receiver inside a modifier; without one, the receiver as it is.
  func modify(_ arguments: Arguments, _ modifier: Modifier?) -> Value {
    let view = view(from: arguments[0] ?? .void, at: arguments.range)
    guard let modifier else { return .view(view) }
    return .view(view.modified(by: modifier, at: arguments.range))
  }

  /// `.modifier(Card())`: the modifier's own `body(content:)` builds the view around its content.
  func applyModifier(_ arguments: Arguments) -> Value {
    let content = view(from: arguments[0] ?? .void, at: arguments.range)
    guard let modifier = arguments[1], modifier.nominal != nil else { return .view(content) }
    var view = View(.modifier(modifier, content: content), at: content.range)
    view.calledAt = arguments.range
    return .view(view)
  }
}

extension Vocabulary {
  /// `dynamicTypeSize(...DynamicTypeSize.xxLarge)`: text as large as it is, but within bounds.
  fileprivate static let limitTextSize: NativeFunction.Body = { run, a in
    guard case .interval(let bounds)? = a[1] else { return run.modify(a, nil) }
    let sizes = DynamicTypeSize.allCases
    func place(_ bound: Value?) -> Int? {
      guard case .token(let name)? = bound, let size = DynamicTypeSize(rawValue: name) else { return nil }
      return sizes.firstIndex(of: size)
    }
    let lowest = place(bounds.lower) ?? 0
    let highest = max(lowest, place(bounds.upper) ?? sizes.count - 1)
    return run.modify(
      a,
      .environment { environment in
        guard let own = sizes.firstIndex(of: environment.textSize) else { return }
        environment.textSize = sizes[min(max(own, lowest), highest)]
      })
  }
}

import LayoutEngine
import LayoutProgram

extension Natives {
  /// Modifiers of texts: on a `Text` they return another `Text`; on any other view they affect the texts inside.
  static let textModifiers: [Native] =
    bothWays("font(_:)") { a in
      let font = a.font(1)
      return (run: { $0.font = font }, environment: { $0.font = font })
    }
    + bothWays("bold(_:)") { a in
      let isBold = a.bool(1) ?? true
      return (run: { $0.isBold = isBold }, environment: { $0.isBold = isBold })
    }
    + bothWays("italic(_:)") { a in
      let isItalic = a.bool(1) ?? true
      return (run: { $0.isItalic = isItalic }, environment: { $0.isItalic = isItalic })
    }
    + bothWays("fontWeight(_:)") { a in
      let weight = a.weight(1)
      return (run: { $0.weight = weight }, environment: { $0.weight = weight })
    }
    + bothWays("tracking(_:)") { a in
      let value = a.double(1) ?? 0
      return (run: { $0.tracking = value }, environment: { $0.tracking = value })
    }
    + bothWays("kerning(_:)") { a in
      let value = a.double(1) ?? 0
      return (run: { $0.tracking = value }, environment: { $0.tracking = value })
    }
    + bothWays("baselineOffset(_:)") { a in
      let value = a.double(1) ?? 0
      return (run: { $0.baselineOffset = value }, environment: { $0.baselineOffset = value })
    }
    + bothWays("monospacedDigit()") { _ in
      (run: { $0.isMonospacedDigit = true }, environment: { $0.isMonospacedDigit = true })
    }
    + bothWays("fontDesign(_:)") { a in
      let design = a.token(1) == nil ? nil : a.design(1)
      return (run: { $0.design = design }, environment: { $0.design = design })
    }
    + bothWays("monospaced(_:)") { a in
      let design: FontDesign? = a.bool(1) == false ? nil : .monospaced
      return (run: { $0.design = design }, environment: { $0.design = design })
    }
    + [
      .native("View.lineLimit(_: Int?)") { (run: Run, call: Arguments, _: Value?, limit: Int?) in
        return run.modify(call, .environment { $0.lineLimit = limit })
      },
      .native("View.lineLimit(_:reservesSpace:)") {
        (run: Run, call: Arguments, _: Value?, limit: Int?, reservesSpace: Bool?) in
        let reserved = reservesSpace == true ? limit ?? 0 : 0
        return run.modify(
          call,
          .environment {
            $0.lineLimit = limit
            $0.reservedLines = reserved
          })
      },
      .native("View.lineSpacing(_:)") { (run: Run, call: Arguments, _: Value?, value: Double) in
        return run.modify(call, .environment { $0.lineSpacing = value })
      },
      .native("View.minimumScaleFactor(_:)") { (run: Run, call: Arguments, _: Value?, factor: Double) in
        return run.modify(call, .environment { $0.minimumScaleFactor = factor })
      },
      .native("View.lineLimit(_:)") { (run: Run, call: Arguments) in
        let limits = call.lineLimits(1)
        return run.modify(
          call,
          .environment {
            $0.reservedLines = limits.least
            $0.lineLimit = limits.most
          })
      },
      .native("View.textCase(_:)") { (run: Run, call: Arguments, _: Value?, textCase: NativeCase?) in
        let textCase = (textCase?.name).flatMap(TextCase.init(rawValue:))
        return run.modify(call, .environment { $0.textCase = textCase })
      },
      .native("View.truncationMode(_:)") { (run: Run, call: Arguments, _: Value?, mode: NativeCase?) in
        let mode = (mode?.name).flatMap(Truncation.init(rawValue:)) ?? .tail
        return run.modify(call, .environment { $0.truncation = mode })
      },
      .native("View.multilineTextAlignment(_:)") { (run: Run, call: Arguments, _: Value?, alignment: NativeCase?) in
        let alignment = (alignment?.name).flatMap(TextAlignment.init(rawValue:)) ?? .leading
        return run.modify(call, .environment { $0.textAlignment = alignment })
      },
    ]

  /// The effect of a text modifier: on the runs of a `Text`, or on the environment of any other view.
  typealias TextChange = (
    run: (inout TextContent.Run) -> Void, environment: @Sendable (inout ViewEnvironment) -> Void
  )

  private static func bothWays(
    _ name: String, _ change: @escaping @Sendable (Arguments) -> TextChange
  ) -> [Native] {
    [
      .native("Text.\(name)") { (call: Arguments) throws(Stop) in
        guard case .view(let view)? = call[0], case .text(var content) = view.content else { return try call.value(0) }
        let apply = change(call).run
        for index in content.runs.indices { apply(&content.runs[index]) }
        return .view(View(.text(content), at: view.range))
      },
      .native("View.\(name)") { (run: Run, call: Arguments) in run.modify(call, .environment(change(call).environment))
      },
    ]
  }
}

extension Arguments {
  /// The bounds of `lineLimit(2...4)`, `lineLimit(2...)` and `lineLimit(...4)`.
  fileprivate func lineLimits(_ index: Int) -> (least: Int, most: Int?) {
    switch unwrapped(index) {
    case .range(let lower, let upper, _): return (lower, upper &- 1)
    case .interval(let interval):
      var (least, most): (Int, Int?) = (0, nil)
      if case .int(let lower)? = interval.lower { least = lower }
      if case .int(let upper)? = interval.upper { most = upper }
      return (least, most)
    default: return (0, nil)
    }
  }
}

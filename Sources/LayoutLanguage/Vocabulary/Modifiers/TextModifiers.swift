import LayoutEngine

extension Vocabulary {
  /// Modifiers of text: on a `Text` they make another `Text`, on any view they flow down to the texts inside.
  static let textModifiers: [NativeDeclaration] =
    bothWays("font(_ font: Font?)") { a in
      let font = a.font(1)
      return (run: { $0.font = font }, environment: { $0.font = font })
    }
    + bothWays("bold(_ isActive: Bool = true)") { a in
      let isBold = a.bool(1) ?? true
      return (run: { $0.isBold = isBold }, environment: { $0.isBold = isBold })
    }
    + bothWays("italic(_ isActive: Bool = true)") { a in
      let isItalic = a.bool(1) ?? true
      return (run: { $0.isItalic = isItalic }, environment: { $0.isItalic = isItalic })
    }
    + bothWays("fontWeight(_ weight: FontWeight?)") { a in
      let weight = a.weight(1)
      return (run: { $0.weight = weight }, environment: { $0.weight = weight })
    }
    + bothWays("tracking(_ value: CGFloat)") { a in
      let value = a.double(1) ?? 0
      return (run: { $0.tracking = value }, environment: { $0.tracking = value })
    }
    + bothWays("kerning(_ value: CGFloat)") { a in
      let value = a.double(1) ?? 0
      return (run: { $0.tracking = value }, environment: { $0.tracking = value })
    }
    + bothWays("baselineOffset(_ value: CGFloat)") { a in
      let value = a.double(1) ?? 0
      return (run: { $0.baselineOffset = value }, environment: { $0.baselineOffset = value })
    }
    + bothWays("monospacedDigit()") { _ in
      (run: { $0.isMonospacedDigit = true }, environment: { $0.isMonospacedDigit = true })
    }
    + bothWays("fontDesign(_ design: FontDesign?)") { a in
      let design = a.token(1) == nil ? nil : a.design(1)
      return (run: { $0.design = design }, environment: { $0.design = design })
    }
    + bothWays("monospaced(_ isActive: Bool = true)") { a in
      let design: FontDesign? = a.bool(1) == false ? nil : .monospaced
      return (run: { $0.design = design }, environment: { $0.design = design })
    }
    + ["underline", "strikethrough"].map { name in
      .member(
        "Text", "func \(name)(_ isActive: Bool = true, pattern: TextLineStylePattern = 0, color: Color? = nil) -> Text"
      ) { (text: Value, _: Value?, _: Value?, _: Value?) in text }.ignored
    }
    + [
      .type("struct TextScale: Hashable"),
      .constant("TextScale", "default", "TextScale", .token("default")),
      .constant("TextScale", "secondary", "TextScale", .token("secondary")),
      .member("Text", "func textScale(_ scale: TextScale, isEnabled: Bool = true) -> Text") {
        (text: Value, _: Value?, _: Value?) in text
      }.approximated("The text keeps its size: how much smaller a secondary one is was not measured."),
    ]
    + [
      .modifier("lineLimit(_ number: Int?)") { (run: Run, call: Arguments, _: Value?, limit: Int?) in
        return run.modify(call, .environment { $0.lineLimit = limit })
      },
      .modifier("lineLimit(_ number: Int, reservesSpace: Bool)") {
        (run: Run, call: Arguments, _: Value?, limit: Int?, reservesSpace: Bool?) in
        let reserved = reservesSpace == true ? limit ?? 0 : 0
        return run.modify(
          call,
          .environment {
            $0.lineLimit = limit
            $0.reservedLines = reserved
          })
      },
      .modifier("lineSpacing(_ value: CGFloat)") { (run: Run, call: Arguments, _: Value?, value: Double) in
        return run.modify(call, .environment { $0.lineSpacing = value })
      },
      .modifier("minimumScaleFactor(_ factor: CGFloat)") { (run: Run, call: Arguments, _: Value?, factor: Double) in
        return run.modify(call, .environment { $0.minimumScaleFactor = factor })
      },
    ]
    + ["ClosedRange", "PartialRangeFrom", "PartialRangeThrough"].map { range in
      .modifier("lineLimit(_ limit: \(range)<Int>)") { (run: Run, call: Arguments) in
        let limits = call.lineLimits(1)
        return run.modify(
          call,
          .environment {
            $0.reservedLines = limits.least
            $0.lineLimit = limits.most
          })
      }
    } + [
      .modifier("textCase(_ textCase: TextCase?)") { (run: Run, call: Arguments, _: Value?, textCase: NativeCase?) in
        let textCase = (textCase?.name).flatMap(TextCase.init(rawValue:))
        return run.modify(call, .environment { $0.textCase = textCase })
      },
      .modifier("truncationMode(_ mode: TextTruncationMode)") {
        (run: Run, call: Arguments, _: Value?, mode: NativeCase?) in
        let mode = (mode?.name).flatMap(Truncation.init(rawValue:)) ?? .tail
        return run.modify(call, .environment { $0.truncation = mode })
      },
      .type("struct TextCase: Hashable"), .type("struct TextTruncationMode: Hashable"),
      .constant("TextCase", "uppercase", "TextCase", .token("uppercase")),
      .constant("TextCase", "lowercase", "TextCase", .token("lowercase")),
      .constant("TextTruncationMode", "head", "TextTruncationMode", .token("head")),
      .constant("TextTruncationMode", "middle", "TextTruncationMode", .token("middle")),
      .constant("TextTruncationMode", "tail", "TextTruncationMode", .token("tail")),
      .modifier("multilineTextAlignment(_ alignment: TextAlignment)") {
        (run: Run, call: Arguments, _: Value?, alignment: NativeCase?) in
        let alignment = (alignment?.name).flatMap(TextAlignment.init(rawValue:)) ?? .leading
        return run.modify(call, .environment { $0.textAlignment = alignment })
      },
    ]

  /// What a text modifier sets: on the runs of a `Text`, or in the environment of any other view.
  typealias TextChange = (
    run: (inout TextContent.Run) -> Void, environment: @Sendable (inout ViewEnvironment) -> Void
  )

  private static func bothWays(
    _ text: String, _ change: @escaping @Sendable (Arguments) -> TextChange
  ) -> [NativeDeclaration] {
    [
      .member("Text", "func \(text) -> Text") { (call: Arguments) in
        guard case .view(let view)? = call[0], case .text(var content) = view.content else { return call[0] ?? .void }
        let apply = change(call).run
        for index in content.runs.indices { apply(&content.runs[index]) }
        return .view(View(.text(content), at: view.range))
      },
      .modifier(text) { (run: Run, call: Arguments) in run.modify(call, .environment(change(call).environment)) },
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

import LayoutEngine
import LayoutProgram

extension Natives {
  /// Alignments of both axes, and the dimensions that a guide's closure receives.
  static let alignmentTypes: [Native] =
    [

      .native("HorizontalAlignment.init(_:)") { (id: Value?) in
        guard case .metatype(let id)? = id else { return .horizontalAlignment(.builtIn(.horizontalCenter)) }
        return .horizontalAlignment(.custom(id))
      },
      .native("VerticalAlignment.init(_:)") { (id: Value?) in
        guard case .metatype(let id)? = id else { return .verticalAlignment(.builtIn(.verticalCenter)) }
        return .verticalAlignment(.custom(id))
      },
      .native("Alignment.init(horizontal:vertical:)") { (horizontal: HorizontalLine, vertical: VerticalLine) in
        .alignment(horizontal.alignment, vertical.alignment)
      },
      .native("Alignment.horizontal") { (alignment: AlignmentPair) in .horizontalAlignment(alignment.both.0) },
      .native("Alignment.vertical") { (alignment: AlignmentPair) in .verticalAlignment(alignment.both.1) },

      dimension("width") { dimensions, _, _ in .double(dimensions.width) },
      dimension("height") { dimensions, _, _ in .double(dimensions.height) },
      dimension("subscript(_: HorizontalAlignment)") { dimensions, run, call in
        .double(dimensions[run.key(call.horizontal(1), .horizontal)])
      },
      dimension("subscript(_: VerticalAlignment)") { dimensions, run, call in
        .double(dimensions[run.key(call.vertical(1), .vertical)])
      },
      dimension("subscript(explicit: HorizontalAlignment)") { dimensions, run, call in
        explicit(dimensions[explicit: run.key(call.horizontal(1), .horizontal)])
      },
      dimension("subscript(explicit: VerticalAlignment)") { dimensions, run, call in
        explicit(dimensions[explicit: run.key(call.vertical(1), .vertical)])
      },
    ]
    + AlignmentNames.horizontal.map { name, key in
      .constant("HorizontalAlignment.\(name)", .horizontalAlignment(.builtIn(key)))
    }
    + AlignmentNames.vertical.map { name, key in
      .constant("VerticalAlignment.\(name)", .verticalAlignment(.builtIn(key)))
    }
    + AlignmentNames.combined.map { name, alignment in
      .constant("Alignment.\(name)", .alignment(.builtIn(alignment.horizontal), .builtIn(alignment.vertical)))
    }

  /// A member of `ViewDimensions`. Guides read these at every layout, so they take the whole call: converting
  /// its arguments for a closure with named parameters costs some 50 ns.
  private static func dimension(
    _ name: String, _ read: @escaping @Sendable (ViewDimensions, Run, Arguments) -> Value
  ) -> Native {
    Native("ViewDimensions.\(name)") { run, call throws(Stop) in
      guard case .dimensions(let dimensions)? = call[0] else { throw call.fault(0, "ViewDimensions") }
      return read(dimensions, run, call)
    }
  }

  private static func explicit(_ value: Double?) -> Value { value.map { .some(.double($0)) } ?? .none }
}

extension Arguments {
  /// A horizontal alignment; the center if the call omits it.
  func horizontal(_ index: Int) -> AlignmentValue {
    (self[index].flatMap(HorizontalLine.init(argument:)) ?? .blank).alignment
  }

  func vertical(_ index: Int) -> AlignmentValue {
    (self[index].flatMap(VerticalLine.init(argument:)) ?? .blank).alignment
  }

  /// Both alignments; the center if the call omits them.
  func alignment(_ index: Int) -> (AlignmentValue, AlignmentValue) {
    (self[index].flatMap(AlignmentPair.init(argument:)) ?? .blank).both
  }

  var dimensions: ViewDimensions? {
    if case .dimensions(let dimensions)? = self[0] { return dimensions }
    return nil
  }
}

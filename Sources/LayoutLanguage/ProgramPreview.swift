import LayoutEngine
import LayoutProgram
import LayoutRunning

/// A `#Preview` of a program.
public struct ProgramPreview: Sendable {
  /// Its number in source order; the first is 1.
  public var number: Int
  /// The name in its parentheses.
  public var name: String?
  /// The size that its traits ask for.
  public var stage: Size?

  /// The request for this preview.
  public var choice: PreviewChoice { .number(number) }
}

extension Program {
  /// Whether it has an `App`.
  public var hasApp: Bool { code.app != nil }

  /// Its `#Preview`s in source order. A `PreviewProvider` has none.
  public var previews: [ProgramPreview] {
    code.previews.enumerated().map { index, preview in
      ProgramPreview(number: index + 1, name: preview.name, stage: preview.stage)
    }
  }
}

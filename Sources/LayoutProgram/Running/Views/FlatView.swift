import Diagnostics
import LayoutEngine

/// A view that will become a node: its modifiers from the outside in, and their content.
package struct FlatView {
  package struct Wrapper {
    package let modifier: Modifier
    package let environment: ViewEnvironment
    package let range: SourceRange?
    /// The call of the modifier, if it is in the source.
    package let calledAt: SourceRange?

    package init(modifier: Modifier, environment: ViewEnvironment, range: SourceRange?, calledAt: SourceRange?) {
      self.modifier = modifier
      self.environment = environment
      self.range = range
      self.calledAt = calledAt
    }
  }

  /// A use of one of the program's own views or modifiers, whose body this view comes from.
  package struct Use {
    /// The call.
    package let range: SourceRange
    /// The number of modifiers outside of it.
    package var depth: Int

    package init(range: SourceRange, depth: Int) {
      self.range = range
      self.depth = depth
    }
  }

  package var wrappers: [Wrapper]
  /// The uses around it, outermost first; empty unless a trace is wanted.
  package var uses: [Use] = []
  package var base: View
  package var environment: ViewEnvironment
  /// Whether the source alone decides that it exists: it is not from a `ForEach`, an `if` or a `switch`.
  package var isStatic: Bool
  /// Whether it is from a `ForEach`, so that its name may repeat.
  package var isRepeated: Bool
  /// The part of a `Section` that it is in.
  package var section: SectionPart?
  /// The grid row of which it is a cell.
  package var row: GridRowMark?
  /// Its place among the surrounding views, which gives it its identity in the next round.
  package var path: IdentityPath

  package init(
    wrappers: [Wrapper], uses: [Use] = [], base: View, environment: ViewEnvironment, isStatic: Bool, isRepeated: Bool,
    section: SectionPart? = nil, row: GridRowMark? = nil, path: IdentityPath
  ) {
    self.wrappers = wrappers
    self.uses = uses
    self.base = base
    self.environment = environment
    self.isStatic = isStatic
    self.isRepeated = isRepeated
    self.section = section
    self.row = row
    self.path = path
  }

  /// A resizable image; other views stay as they are.
  package var resizable: FlatView {
    var resizable = self
    switch base.content {
    case .image(let name, _): resizable.base = View(.image(name, isResizable: true), at: base.range)
    case .symbol(let name, _): resizable.base = View(.symbol(name, isResizable: true), at: base.range)
    default: break
    }
    return resizable
  }

  /// Whether one of its modifiers is `.id`, which keeps a stack around it from being elided.
  package var hasID: Bool {
    wrappers.contains { if case .id = $0.modifier { true } else { false } }
  }
}

/// The grid row of which a view is a cell.
package struct GridRowMark {
  /// The row's number, unique in its grid.
  package let number: Int
  package let alignment: AlignmentValue?
  package let range: SourceRange?

  package init(number: Int, alignment: AlignmentValue?, range: SourceRange?) {
    self.number = number
    self.alignment = alignment
    self.range = range
  }
}

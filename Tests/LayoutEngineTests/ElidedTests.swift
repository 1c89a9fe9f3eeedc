import LayoutEngine
import Testing

/// Elided containers around a single view. Origin: a stack around one view is that view, but a spacer or
/// divider inside still uses the stack's axis.
@Suite struct ElidedTests {
  private let aRow = row().rule
  private let aColumn = column().rule
  private let someLayers = layers().rule

  private func frame(_ view: View) -> [Double] { Scene(60, 40, view.named("view"))["view"] }

  @Test func aSpacerGrowsAlongTheStackThatIsNotThere() {
    #expect(frame(spacer()) == [0, 0, 60, 40])
    #expect(frame(spacer().alone(in: aRow)) == [0, 20, 60, 0])
    #expect(frame(spacer().alone(in: aColumn)) == [30, 0, 0, 40])
    #expect(frame(spacer().alone(in: someLayers)) == [0, 0, 60, 40])
  }

  @Test func aDividerLiesAcrossTheStackThatIsNotThere() {
    #expect(frame(divider.alone(in: aRow)) == [29.75, 0, 0.5, 40])
    #expect(frame(divider.alone(in: aColumn)) == [0, 19.75, 60, 0.5])
    let scene = Scene(60, 40, row(spacing: 0, divider.alone(in: someLayers).named("line"), box(20, 10)))
    #expect(scene["line"] == [0, 19.75, 40, 0.5])
  }

  /// The innermost elided stack determines the axis of a spacer.
  @Test func ofSeveralTheInnermostCounts() {
    #expect(frame(spacer().alone(in: aColumn).alone(in: aRow)) == [30, 0, 0, 40])
    #expect(frame(spacer().alone(in: someLayers).alone(in: aRow)) == [0, 0, 60, 40])
    let scene = Scene(60, 40, column(spacer().alone(in: aRow).named("wide"), box(20, 10)))
    #expect(scene["wide"] == [0, 11, 60, 0])
  }

  /// As in an ordinary stack, modifiers preserve the axis, while a view in an overlay is in no stack.
  @Test func modifiersPassItOn() {
    #expect(frame(spacer().frame(nil, 5).alone(in: aRow)) == [0, 17.5, 60, 5])
    #expect(frame(spacer().padding(4).alone(in: aRow)) == [0, 16, 60, 8])
    let scene = Scene(60, 40, color.overlay(divider.named("above")).alone(in: aRow))
    #expect(scene["above"] == [0, 19.75, 60, 0.5])
  }

  /// An elided container applies only to the next node, whatever that is.
  @Test func onlyTheNextNodeStandsInIt() {
    var builder = LayoutTreeBuilder()
    builder.open(.zStack(.center))
    builder.elide(aRow)
    let alone = builder.add(.divider)
    let after = builder.add(.divider)
    builder.elide(aRow)
    builder.close()
    builder.add(.divider)
    let result = builder.finish().layout(in: Size(width: 60, height: 40))
    #expect(result.frame(of: alone).width == 0.5)
    #expect(result.frame(of: after).height == 0.5)
    #expect(result.frame(of: after + 1).height == 0.5)
  }
}

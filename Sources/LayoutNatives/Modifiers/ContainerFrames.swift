import LayoutEngine
import LayoutProgram

extension Natives {
  /// Frames relative to the window or scroll view around.
  static let containerFrames: [Native] = [
    .native("View.containerRelativeFrame(_:alignment:)") {
      (run: Run, call: Arguments, _: Value?, axes: EdgeSet?, alignment: AlignmentPair) in
      run.modify(call, .containerFrame(ContainerFrame(axes: axes ?? [], share: .whole), alignment: alignment.both))
    },
    .native("View.containerRelativeFrame(_:count:span:spacing:alignment:)") {
      (
        run: Run, call: Arguments, _: Value?, axes: EdgeSet?, count: Int, span: Int?, spacing: Double,
        alignment: AlignmentPair
      ) in
      let parts = ContainerFrame.Share.parts(count: count, span: span ?? 1, spacing: spacing)
      return run.modify(
        call, .containerFrame(ContainerFrame(axes: axes ?? [], share: parts), alignment: alignment.both))
    },
    .native("View.containerRelativeFrame(_:alignment:_:)") {
      (run: Run, call: Arguments, _: Value?, axes: EdgeSet?, alignment: AlignmentPair, length: FunctionValue) in
      return run.modify(
        call, .containerFrame(ContainerFrame(axes: axes ?? [], share: .made(length)), alignment: alignment.both))
    },
  ]

}

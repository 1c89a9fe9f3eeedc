import LayoutEngine

extension Vocabulary {
  /// Frames that are a share of the window or scroll view around.
  static let containerFrames: [NativeDeclaration] = [
    .modifier("containerRelativeFrame(_ axes: AxisSet, alignment: Alignment = .center)") { run, a in
      run.modify(a, .containerFrame(ContainerFrame(axes: a.axes(1) ?? [], share: .whole), alignment: a.alignment(2)))
    }.approximated(inWindowsAndScrollViews),
    .modifier(
      "containerRelativeFrame(_ axes: AxisSet, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center)"
    ) { run, a in
      let parts = ContainerFrame.Share.parts(count: a.int(2) ?? 1, span: a.int(3) ?? 1, spacing: a.double(4) ?? 0)
      return run.modify(
        a, .containerFrame(ContainerFrame(axes: a.axes(1) ?? [], share: parts), alignment: a.alignment(5)))
    }.approximated(inWindowsAndScrollViews),
    .modifier(
      "containerRelativeFrame(_ axes: AxisSet, alignment: Alignment = .center, _ length: (CGFloat, Axis) -> CGFloat)"
    ) { run, a in
      guard let function = a.function(3) else { return run.modify(a, nil) }
      return run.modify(
        a, .containerFrame(ContainerFrame(axes: a.axes(1) ?? [], share: .made(function)), alignment: a.alignment(2)))
    }.approximated(inWindowsAndScrollViews),
  ]

  private static let inWindowsAndScrollViews =
    "Relative to the stage or a scroll view; lists and bars are no containers of their own."
}

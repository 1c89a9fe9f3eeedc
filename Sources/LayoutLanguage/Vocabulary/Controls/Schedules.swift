import LayoutEngine

extension Vocabulary {
  /// What happens later, and the device that it happens on. The scene has no clock of its own: what waits is not run.
  static let schedules: [NativeDeclaration] =
    [
      .type("struct DispatchQueue").approximated("One that waits is not run."),
      .type("struct Timer").approximated("It never fires."), .type("struct TimerPublisher"),
      .type("struct RunLoop"), .type("struct RunLoopMode"),
      .constant("DispatchQueue", "main", "DispatchQueue", .token("main")),
      .member("DispatchQueue", "func async(execute work: () -> Void)") { run, a in
        if let work = a.function(1) { run.events.deferred.append(work) }
        return .void
      },
      // Whatever it waits for, it waits: its arguments are not looked into.
      .member("DispatchQueue", "func asyncAfter(*)") { run, a in waits("asyncAfter", run, a) }.ignored,

      .member(
        "Timer",
        "static func publish(every interval: Double, on runLoop: RunLoop, in mode: RunLoopMode) -> TimerPublisher"
      ) {
        _, _ in .token("timer")
      }.ignored,
      .member("TimerPublisher", "func autoconnect() -> TimerPublisher") { _, a in a[0] ?? .void }.ignored,
      .member(
        "Timer",
        "static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, @unread block: (Timer) -> Void) -> Timer"
      ) { run, a in waits("scheduledTimer", run, a) }.ignored,
      .member("Timer", "func invalidate()", nothing).ignored,
      .constant("RunLoop", "main", "RunLoop", .token("main")).ignored,
      .constant("RunLoopMode", "common", "RunLoopMode", .token("common")).ignored,
      .constant("RunLoopMode", "default", "RunLoopMode", .token("default")).ignored,

      .type("struct UIScreen"), .type("struct UIDevice"), .type("struct UIUserInterfaceIdiom: Hashable"),
      .constant("UIScreen", "main", "UIScreen", .token("screen")),
      .member("UIScreen", "var bounds: CGRect") { run, _ in
        .rect(Rect(origin: .zero, size: run.request.stage ?? Size(width: 393, height: 852)))
      }.approximated("The stage."),
      .member("UIScreen", "var scale: CGFloat") { run, _ in .double(run.request.scale) },
      .constant("UIDevice", "current", "UIDevice", .token("device")),
      .member("UIDevice", "var userInterfaceIdiom: UIUserInterfaceIdiom") { _, _ in .token("phone") }
        .approximated("Always a phone."),
    ]
    + ["phone", "pad", "mac", "tv", "vision", "carPlay", "unspecified"].map {
      .constant("UIUserInterfaceIdiom", $0, "UIUserInterfaceIdiom", .token($0))
    }

  /// Says that it will not come to what is put off.
  private static func waits(_ name: String, _ run: Run, _ arguments: Arguments) -> Value {
    run.warn(.waits(name), at: arguments.range)
    return .token(name)
  }

  private static let nothing: NativeFunction.Body = { _, _ in .void }
}

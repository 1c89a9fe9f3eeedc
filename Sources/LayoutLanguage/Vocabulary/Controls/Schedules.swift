import LayoutEngine

extension Vocabulary {
  /// What happens later, and the device that it happens on. It happens in the scene's own time.
  static let schedules: [NativeDeclaration] =
    [
      .type("struct DispatchQueue"),
      .constant("DispatchQueue", "main", "DispatchQueue", .token("main")),
      .member("DispatchQueue", "static func global(qos: DispatchQoSQoSClass = 0) -> DispatchQueue") { _, _ in
        .token("global")
      }.approximated("The same queue as `main`: what is done there is done in order."),
      .type("struct DispatchQoSQoSClass: Hashable"),
      .member("DispatchQueue", "func async(execute work: () -> Void)") { run, a in
        if let work = a.function(1) { run.events.deferred.append(DeferredWork(action: work, range: a.range)) }
        return .void
      },
      // A playground shows what it is told to show; here that is the view of the text.
      .type("struct PlaygroundPage"), .constant("PlaygroundPage", "current", "PlaygroundPage", .token("page")),
      .member("PlaygroundPage", "func setLiveView(_ view: View) -> View") { _, a in a[1] ?? .void },
      .type("struct DispatchTime"), .type("struct DispatchTimeInterval"),
      .member("DispatchTime", "static func now() -> DispatchTime") { run, _ in .double(run.events.clock.time) },
      .member("DispatchQueue", "func asyncAfter(deadline: DispatchTime, execute work: () -> Void)") {
        run, a throws(Stop) in
        guard let work = a.function(2) else { return .void }
        try run.schedule(.call(work), at: a.double(1) ?? 0, a.range)
        return .void
      },

      .type("struct Timer"), .type("struct TimerPublisher"), .type("struct RunLoop"), .type("struct RunLoopMode"),
      .member(
        "Timer",
        "static func publish(every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoopMode) -> TimerPublisher"
      ) { _, a in .double(a.double(0) ?? 1) },
      .member("TimerPublisher", "func autoconnect() -> TimerPublisher") { _, a in a[0] ?? .void },
      .member("TimerPublisher", "var upstream: TimerPublisher") { _, a in a[0] ?? .void },
      .member("TimerPublisher", "func connect() -> TimerPublisher") { _, a in a[0] ?? .void },
      .member("TimerPublisher", "func cancel()", nothing).ignored,
      .modifier("onReceive(_ publisher: TimerPublisher, perform action: (Date) -> Void)") { run, a in
        run.modify(a, a.function(2).map { .handler(.timer(TimerValue(interval: a.double(1) ?? 1), $0)) })
      },
      .member(
        "Timer",
        "static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: (Timer) -> Void) -> Timer"
      ) { run, a throws(Stop) in
        guard let action = a.function(2) else { return .int(0) }
        let timer = SceneTimer(
          interval: max(a.double(0) ?? 1, TimelineSchedule.shortest), action: action, range: a.range, value: .timer)
        return .int(try run.start(timer, repeats: a.bool(1) ?? false))
      },
      .member("Timer", "init()") { _, _ in .int(-1) },
      .member("Timer", "func invalidate()") { run, a in
        run.stopTimer(a.int(0) ?? 0)
        return .void
      },
      .member("Timer", "var isValid: Bool") { run, a in .bool(a.int(0).map { run.events.timers[$0] != nil } ?? false) },
      .constant("RunLoop", "main", "RunLoop", .token("main")).ignored,
      .constant("RunLoop", "current", "RunLoop", .token("main")).ignored,
      .constant("RunLoopMode", "common", "RunLoopMode", .token("common")).ignored,
      .constant("RunLoopMode", "default", "RunLoopMode", .token("default")).ignored,
      .constant("RunLoopMode", "tracking", "RunLoopMode", .token("tracking")).ignored,

      .type("struct UIScreen"), .type("struct UIDevice"), .type("struct UIUserInterfaceIdiom: Hashable"),
      .constant("UIScreen", "main", "UIScreen", .token("screen")),
      .member("UIScreen", "var bounds: CGRect") { run, _ in
        .rect(Rect(origin: .zero, size: run.request.stage ?? SceneRequest.usualStage))
      }.approximated("The stage."),
      .member("UIScreen", "var scale: CGFloat") { run, _ in .double(run.request.scale) },
      .constant("UIDevice", "current", "UIDevice", .token("device")),
      .member("UIDevice", "var userInterfaceIdiom: UIUserInterfaceIdiom") { _, _ in .token("phone") }
        .approximated("Always a phone."),
    ]
    + [("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9)].map { name, unit in
      .member("DispatchTimeInterval", "static func \(name)(_ \(name): Int) -> DispatchTimeInterval") { _, a in
        .double((a.double(0) ?? 0) * unit)
      }
    }
    + names("DispatchQoSQoSClass", ["background", "utility", "default", "userInitiated", "userInteractive"])
    + ["phone", "pad", "mac", "tv", "vision", "carPlay", "unspecified"].map {
      .constant("UIUserInterfaceIdiom", $0, "UIUserInterfaceIdiom", .token($0))
    }

  private static let nothing: NativeFunction.Body = { _, _ in .void }
}

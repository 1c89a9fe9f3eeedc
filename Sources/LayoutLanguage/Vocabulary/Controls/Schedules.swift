import LayoutEngine

extension Vocabulary {
  /// What happens later, and the device that it happens on. It happens in the scene's own time.
  static let schedules: [NativeDeclaration] =
    [
      .type("struct DispatchQueue"), .type("struct DispatchQoS: Hashable"),
      .member("DispatchQueue", "init(label: String, qos: DispatchQoS = 0)") { (_: Value?, _: Value?) in .token("own") },
      .constant("DispatchQueue", "main", "DispatchQueue", .token("main")),
      .member("DispatchQueue", "static func global(qos: DispatchQoSQoSClass = 0) -> DispatchQueue") {
        .token("global")
      }.approximated("The same queue as `main`: what is done there is done in order."),
      .type("struct DispatchQoSQoSClass: Hashable"),
      .member("DispatchQueue", "func async(execute work: () -> Void)") {
        (run: Run, call: Arguments, _: Value?, work: FunctionValue?) in
        if let work { run.events.deferred.append(DeferredWork(action: work, range: call.range)) }
        return .void
      },
      // A playground shows what it is told to show; here that is the view of the text.
      .type("struct PlaygroundPage"), .constant("PlaygroundPage", "current", "PlaygroundPage", .token("page")),
      .member("PlaygroundPage", "func setLiveView(_ view: View) -> View") { (_: Value?, view: Value) in view },
    ]
    + ["userInteractive", "userInitiated", "default", "utility", "background"].map {
      .constant("DispatchQoS", $0, "DispatchQoS", .token($0))
    }
    + [
      .type("struct DispatchTime"), .type("struct DispatchTimeInterval"),
      .member("DispatchTime", "static func now() -> DispatchTime") { (run: Run) in .double(run.events.clock.time) },
      .member("DispatchQueue", "func asyncAfter(deadline: DispatchTime, execute work: () -> Void)") {
        (run: Run, call: Arguments, _: Value?, deadline: Double, work: FunctionValue?) throws(Stop) in
        guard let work else { return .void }
        try run.schedule(.call(work), at: deadline, call.range)
        return .void
      },

      .type("struct Timer"), .type("struct TimerPublisher"), .type("struct RunLoop"), .type("struct RunLoopMode"),
      .member(
        "Timer",
        "static func publish(every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoopMode) -> TimerPublisher"
      ) { (interval: Double, _: Value?, _: Value?, _: Value?) in .double(interval) },
      .member("TimerPublisher", "func autoconnect() -> TimerPublisher") { (timerPublisher: Value) in timerPublisher },
      .member("TimerPublisher", "var upstream: TimerPublisher") { (timerPublisher: Value) in timerPublisher },
      .member("TimerPublisher", "func connect() -> TimerPublisher") { (timerPublisher: Value) in timerPublisher },
      .member("TimerPublisher", "func cancel()", nothing).ignored,
      .modifier("onReceive(_ publisher: TimerPublisher, perform action: (Date) -> Void)") {
        (run: Run, call: Arguments, _: Value?, publisher: Double, action: FunctionValue?) in
        run.modify(call, action.map { .handler(.timer(TimerValue(interval: publisher), $0)) })
      },
      .member(
        "Timer",
        "static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: (Timer) -> Void) -> Timer"
      ) { (run: Run, call: Arguments, interval: Double, repeats: Bool, block: FunctionValue?) throws(Stop) in
        guard let action = block else { return .int(0) }
        let timer = SceneTimer(
          interval: max(interval, TimelineSchedule.shortest), action: action, range: call.range, value: .timer)
        return .int(try run.start(timer, repeats: repeats))
      },
      .member("Timer", "func fire()") { (run: Run, call: Arguments, timer: Int?) throws(Stop) in
        guard let timer = timer.flatMap({ run.events.timers[$0] }) else { return .void }
        _ = try run.call(timer.action, [.int(-1)], at: call.range)
        return .void
      },
      .member("Timer", "init()") { .int(-1) },
      .member("Timer", "func invalidate()") { (run: Run, timer: Int) in
        run.stopTimer(timer)
        return .void
      },
      .member("Timer", "var isValid: Bool") { (run: Run, timer: Int?) in
        .bool(timer.map { run.events.timers[$0] != nil } ?? false)
      },
      .constant("RunLoop", "main", "RunLoop", .token("main")).ignored,
      .constant("RunLoop", "current", "RunLoop", .token("main")).ignored,
      .constant("RunLoopMode", "common", "RunLoopMode", .token("common")).ignored,
      .constant("RunLoopMode", "default", "RunLoopMode", .token("default")).ignored,
      .constant("RunLoopMode", "tracking", "RunLoopMode", .token("tracking")).ignored,

      .type("struct UIScreen"), .type("struct UIDevice"), .type("struct UIUserInterfaceIdiom: Hashable"),
      .constant("UIScreen", "main", "UIScreen", .token("screen")),
      .member("UIScreen", "var bounds: CGRect") { (run: Run) in
        .rect(Rect(origin: .zero, size: run.request.stage ?? SceneRequest.usualStage))
      }.approximated("The stage."),
      .member("UIScreen", "var scale: CGFloat") { (run: Run) in .double(run.request.scale) },
      .constant("UIDevice", "current", "UIDevice", .token("device")),
      .member("UIDevice", "var userInterfaceIdiom: UIUserInterfaceIdiom") { .token("phone") }
        .approximated("Always a phone."),
    ]
    + [("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9)].map { name, unit in
      .member("DispatchTimeInterval", "static func \(name)(_ \(name): Int) -> DispatchTimeInterval") { (name: Double) in
        .double(name * unit)
      }
    }
    + names("DispatchQoSQoSClass", ["background", "utility", "default", "userInitiated", "userInteractive"])
    + ["phone", "pad", "mac", "tv", "vision", "carPlay", "unspecified"].map {
      .constant("UIUserInterfaceIdiom", $0, "UIUserInterfaceIdiom", .token($0))
    }

  private static let nothing: NativeFunction.Body = { _, _ in .void }
}

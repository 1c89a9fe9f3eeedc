import LayoutEngine
import LayoutProgram

extension Natives {
  /// Deferred work and dispatch queues, in scene time.
  static let schedules: [Native] =
    [
      .native("DispatchQueue.async(execute: () -> Void)") {
        (run: Run, call: Arguments, _: Value?, work: FunctionValue) in
        run.events.deferred.append(DeferredWork(action: work, range: call.range))
        return .void
      }
      // A playground shows the view that it is given; here that is the text's view.
    ]
    + [
      .native("DispatchTime.now()") { (run: Run) in .double(run.events.clock.time) },
      .native("DispatchQueue.asyncAfter(deadline: DispatchTime, execute: () -> Void)") {
        (run: Run, call: Arguments, _: Value?, deadline: Double, work: FunctionValue) throws(Stop) in
        try run.schedule(.call(work), at: deadline, call.range)
        return .void
      },

      .native("Timer.publish(every:tolerance:on:in:)") { (interval: Double, _: Value?, _: Value?, _: Value?) in
        .double(interval)
      },
      .native("View.onReceive(_: TimerPublisher, perform: (Date) -> Void)") {
        (run: Run, call: Arguments, _: Value?, publisher: Double, action: FunctionValue) in
        run.modify(call, .handler(.timer(TimerValue(interval: publisher), action)))
      },
      .native("Timer.scheduledTimer(withTimeInterval:repeats:block:)") {
        (run: Run, call: Arguments, interval: Double, repeats: Bool, block: FunctionValue) throws(Stop) in
        let timer = SceneTimer(
          interval: max(interval, TimelineSchedule.shortest), action: block, range: call.range, value: .timer)
        return .int(try run.start(timer, repeats: repeats))
      },
      .native("Timer.fire()") { (run: Run, call: Arguments, timer: Int?) throws(Stop) in
        guard let timer = timer.flatMap({ run.events.timers[$0] }) else { return .void }
        _ = try run.call(timer.action, [.int(-1)], at: call.range)
        return .void
      },
      .native("Timer.init()") { .int(-1) },
      .native("Timer.invalidate()") { (run: Run, timer: Int) in
        run.stopTimer(timer)
        return .void
      },
      .native("Timer.isValid") { (run: Run, timer: Int?) in
        .bool(timer.map { run.events.timers[$0] != nil } ?? false)
      },

      .native("UIScreen.bounds") { (run: Run) in
        .rect(Rect(origin: .zero, size: run.request.stage ?? SceneRequest.usualStage))
      },
      .native("UIScreen.scale") { (run: Run) in .double(run.request.scale) },
    ]
    + [("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9)].map { name, unit in
      .native("DispatchTimeInterval.\(name)(_: Int)") { (name: Double) in .double(name * unit) }
    }
}

import Diagnostics

/// A view that shows one thing after another by itself.
enum Animator {
  /// `PhaseAnimator`: one phase after another, each reached by an animation.
  case phases(Phases)
  /// `KeyframeAnimator`: values along a way through time.
  case keyframes(Keyframes)
  /// `TimelineView`: made again at certain dates.
  case timeline(TimelineSchedule, content: FunctionValue)
  /// A part of what a keyframe animator's closure lists.
  case track(KeyframeTrack)
  case keyframe(Keyframe)

  struct Phases {
    let phases: [Value]
    /// Nil goes round and round.
    let trigger: Value?
    /// What stands before the phase among the closure's values: the view that it is done to.
    let view: Value?
    let content: FunctionValue
    let animation: FunctionValue?
  }

  struct Keyframes {
    let initial: Value
    let trigger: Value?
    let repeats: Bool
    let view: Value?
    let content: FunctionValue
    let keyframes: FunctionValue
  }
}

/// What is remembered of an animator, or of a view with data of its own to animate.
struct AnimatorState {
  /// The round in which it was last seen.
  var round = 0
  var trigger: Value?
  /// A phase animator's phase.
  var phase = 0
  /// When the last phase began, and how many have begun at that time.
  var phaseBegan = -Double.infinity
  var phasesAtOnce = 0
  var phases: Animator.Phases?
  /// When keyframes began; nil while they stand at their start.
  var start: Double?
  var tracks: KeyframeTracks?
  /// The next date of a timeline, and whether it has a new one whenever one looks.
  var next: Double?
  var isContinuous = false
  /// The data of an `Animatable` on their way.
  var data: AnimatedData?
  /// What `.animation(_:value:)` around it compares with, by the place among its modifiers.
  var watched: [Int: Value] = [:]
}

extension SceneEvents {
  /// Whether something is shown that is another whenever one looks.
  var isFlowing: Bool {
    animators.values.contains { state in
      if state.isContinuous { return true }
      if let data = state.data, data.end >= clock.time { return true }
      return state.start != nil
    }
  }

  /// When everything that flows and comes to an end has come to it.
  var animatorsEnd: Double {
    animators.values.reduce(-.infinity) { end, state in
      var end = end
      if let data = state.data, data.end < .infinity { end = max(end, data.end) }
      if let start = state.start, let tracks = state.tracks, !tracks.repeats { end = max(end, start + tracks.length) }
      return end
    }
  }

  /// Forgets animators that the last round did not have.
  mutating func forgetAnimators() {
    if animators.isEmpty { return }
    animators = animators.filter { $0.value.round == states.round }
    let known = animators
    clock.remove { work in
      switch work {
      case .phase(let number, _), .tick(let number): known[number] == nil
      default: false
      }
    }
  }
}

extension Run {
  /// What an animator shows now.
  func shown(_ animator: Animator, at path: IdentityPath, _ range: SourceRange?) throws(Stop) -> View {
    let number = identities.number(of: path)
    switch animator {
    case .phases(let phases): return try shown(phases, number, range)
    case .keyframes(let keyframes): return try shown(keyframes, number, range)
    case .timeline(let schedule, let content): return try shown(schedule, content, number, range)
    case .track, .keyframe: return View(.empty, at: range)
    }
  }

  private func content(
    _ content: FunctionValue, _ view: Value?, _ value: Value, at range: SourceRange?
  ) throws(Stop) -> View {
    self.view(from: try call(content, [view, value].compactMap(\.self), at: range), at: range)
  }

  // MARK: Phases

  private func shown(_ phases: Animator.Phases, _ number: Int, _ range: SourceRange?) throws(Stop) -> View {
    guard let first = phases.phases.first else {
      return phases.view.map { view(from: $0, at: range) } ?? View(.empty, at: range)
    }
    var state = events.animators[number] ?? AnimatorState()
    let isNew = events.animators[number] == nil
    state.round = events.states.round
    state.phases = phases
    if phases.phases.count > 1, events.isPerforming {
      if isNew {
        if phases.trigger == nil { try schedule(.phase(number, isEndless: true), at: events.clock.time, range) }
      } else if let trigger = phases.trigger, let known = state.trigger, try !areEqual(known, trigger) {
        events.clock.remove { if case .phase(number, _) = $0 { true } else { false } }
        try schedule(.phase(number, isEndless: false), at: events.clock.time, range)
      }
    }
    state.trigger = phases.trigger
    events.animators[number] = state
    let phase = phases.phases.indices.contains(state.phase) ? phases.phases[state.phase] : first
    return try content(phases.content, phases.view, phase, at: range)
  }

  /// Goes on to the next phase; the one after that comes when everything that moves has come there.
  func stepPhase(of number: Int, _ range: SourceRange?) throws(Stop) {
    guard var state = events.animators[number], let phases = state.phases, !phases.phases.isEmpty else { return }
    state.phase = (state.phase + 1) % phases.phases.count
    let time = events.clock.time
    state.phasesAtOnce = time > state.phaseBegan ? 0 : state.phasesAtOnce + 1
    state.phaseBegan = time
    events.animators[number] = state
    var animation: SceneAnimation? = .standard
    if let choice = phases.animation {
      animation = try call(choice, [phases.phases[state.phase]], at: range).animation
    }
    let isEndless = phases.trigger == nil
    let isLast = state.phase == 0 && !isEndless
    var transaction = SceneTransaction(animation: animation)
    // Phases that take no time at all would never end.
    if !isLast, state.phasesAtOnce < phases.phases.count {
      let completion = events.completionsMade
      events.completionsMade += 1
      events.completions[completion] = AnimationCompletion(
        work: .phase(number, isEndless: isEndless), range: range, waitsForRest: false)
      transaction.completions = [completion]
    }
    try transacting(transaction) { () throws(Stop) in try willChange() }
  }

  // MARK: Keyframes

  private func shown(_ keyframes: Animator.Keyframes, _ number: Int, _ range: SourceRange?) throws(Stop) -> View {
    var state = events.animators[number] ?? AnimatorState()
    let isNew = events.animators[number] == nil
    let time = events.clock.time
    state.round = events.states.round
    let isTriggered: Bool
    if let trigger = keyframes.trigger, let known = state.trigger {
      isTriggered = try !areEqual(known, trigger)
    } else {
      isTriggered = isNew && keyframes.trigger == nil
    }
    state.trigger = keyframes.trigger
    if isTriggered, events.isPerforming {
      let listed = try call(keyframes.keyframes, [keyframes.initial], at: range)
      state.tracks = KeyframeTracks(
        view(from: listed, at: range), repeats: keyframes.repeats && keyframes.trigger == nil)
      state.start = time
    }
    var value = keyframes.initial
    if let start = state.start, let tracks = state.tracks {
      value = try tracks.value(at: time - start, from: keyframes.initial, in: self)
      if !tracks.repeats, time - start >= tracks.length { state.start = nil }
    } else if let tracks = state.tracks {
      value = try tracks.value(at: .infinity, from: keyframes.initial, in: self)
    }
    events.animators[number] = state
    return try content(keyframes.content, keyframes.view, value, at: range)
  }

  // MARK: Timelines

  private func shown(
    _ schedule: TimelineSchedule, _ content: FunctionValue, _ number: Int, _ range: SourceRange?
  ) throws(Stop) -> View {
    var state = events.animators[number] ?? AnimatorState()
    state.round = events.states.round
    let (date, next) = schedule.entries(around: now)
    state.isContinuous = schedule.isContinuous
    if events.isPerforming, let next, state.next != next {
      state.next = next
      try self.schedule(.tick(number), at: next - request.now, range)
    }
    events.animators[number] = state
    return view(from: try call(content, [.double(date)], at: range), at: range)
  }
}

import Diagnostics

/// A view that animates its content by itself.
package enum Animator {
  /// `PhaseAnimator`: one phase after another, with an animation to each.
  case phases(Phases)
  /// `KeyframeAnimator`: values along tracks of keyframes.
  case keyframes(Keyframes)
  /// `TimelineView`: rebuilt at certain dates.
  case timeline(TimelineSchedule, content: FunctionValue)
  /// An element of a keyframe animator's closure.
  case track(KeyframeTrack)
  case keyframe(Keyframe)

  package struct Phases {
    package let phases: [Value]
    /// Nil repeats the phases forever.
    package let trigger: Value?
    /// The view argument of the closure, before the phase.
    package let view: Value?
    package let content: FunctionValue
    package let animation: FunctionValue?

    package init(phases: [Value], trigger: Value?, view: Value?, content: FunctionValue, animation: FunctionValue?) {
      self.phases = phases
      self.trigger = trigger
      self.view = view
      self.content = content
      self.animation = animation
    }
  }

  package struct Keyframes {
    package let initial: Value
    package let trigger: Value?
    package let repeats: Bool
    package let view: Value?
    package let content: FunctionValue
    package let keyframes: FunctionValue

    package init(
      initial: Value, trigger: Value?, repeats: Bool, view: Value?, content: FunctionValue, keyframes: FunctionValue
    ) {
      self.initial = initial
      self.trigger = trigger
      self.repeats = repeats
      self.view = view
      self.content = content
      self.keyframes = keyframes
    }
  }
}

/// The state of an animator, or of an `Animatable` view.
package struct AnimatorState {
  /// The round in which it was last built.
  package var round = 0
  var trigger: Value?
  /// A phase animator's phase.
  var phase = 0
  /// When the last phase began, and how many phases began at that time.
  var phaseBegan = -Double.infinity
  var phasesAtOnce = 0
  var phases: Animator.Phases?
  /// When the keyframes began; nil at their initial value.
  var start: Double?
  var tracks: KeyframeTracks?
  /// The next date of a timeline, and whether it has a new date for every frame.
  var next: Double?
  var isContinuous = false
  /// The animated data of an `Animatable`.
  package var data: AnimatedData?
  /// The last values of the `.animation(_:value:)`s around it, by modifier index.
  package var watched: [Int: Value] = [:]

  package init() {}
}

extension SceneEvents {
  /// Whether the content changes with every frame.
  package var isFlowing: Bool {
    animators.values.contains { state in
      if state.isContinuous { return true }
      if let data = state.data, data.end >= clock.time { return true }
      return state.start != nil
    }
  }

  /// When all finite animators have ended.
  package var animatorsEnd: Double {
    animators.values.reduce(-.infinity) { end, state in
      var end = end
      if let data = state.data, data.end < .infinity { end = max(end, data.end) }
      if let start = state.start, let tracks = state.tracks, !tracks.repeats { end = max(end, start + tracks.length) }
      return end
    }
  }

  /// Forgets animators that the last round did not build.
  package mutating func forgetAnimators() {
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
  /// The current content of an animator.
  package func shown(_ animator: Animator, at path: IdentityPath, _ range: SourceRange?) throws(Stop) -> View {
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

  /// Starts the next phase; another one follows when its animations have ended.
  package func stepPhase(of number: Int, _ range: SourceRange?) throws(Stop) {
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
    // Phases without duration would never end.
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

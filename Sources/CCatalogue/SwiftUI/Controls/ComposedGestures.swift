public struct SequenceGesture: Gesture {
  @approximated("Each gesture answers its own steps; which comes first does not matter.") public init(
    _ first: some Gesture, _ second: some Gesture
  ) { native() }
  @inert(skips: "body") public func updating<S>(_ state: GestureState<S>, body: (Any, inout S, Any) -> Void)
    -> SequenceGesture
  { native() }
  @inert(skips: "action") public func onChanged(_ action: (Any) -> Void) -> SequenceGesture { native() }
  @inert(skips: "action") public func onEnded(_ action: (Any) -> Void) -> SequenceGesture { native() }
}

public struct SimultaneousGesture: Gesture {
  @approximated("Each gesture answers its own steps; which comes first does not matter.") public init(
    _ first: some Gesture, _ second: some Gesture
  ) { native() }
  @inert(skips: "body") public func updating<S>(_ state: GestureState<S>, body: (Any, inout S, Any) -> Void)
    -> SimultaneousGesture
  { native() }
  @inert(skips: "action") public func onChanged(_ action: (Any) -> Void) -> SimultaneousGesture { native() }
  @inert(skips: "action") public func onEnded(_ action: (Any) -> Void) -> SimultaneousGesture { native() }
}

public struct ExclusiveGesture: Gesture {
  @approximated("Each gesture answers its own steps; which comes first does not matter.") public init(
    _ first: some Gesture, _ second: some Gesture
  ) { native() }
  @inert(skips: "body") public func updating<S>(_ state: GestureState<S>, body: (Any, inout S, Any) -> Void)
    -> ExclusiveGesture
  { native() }
  @inert(skips: "action") public func onChanged(_ action: (Any) -> Void) -> ExclusiveGesture { native() }
  @inert(skips: "action") public func onEnded(_ action: (Any) -> Void) -> ExclusiveGesture { native() }
}

extension Gesture {
  @approximated("Each gesture answers its own steps; which comes first does not matter.") public func sequenced(
    before other: some Gesture
  ) -> SequenceGesture { native() }
  @approximated("Each gesture answers its own steps; which comes first does not matter.") public func simultaneously(
    with other: some Gesture
  ) -> SimultaneousGesture { native() }
  @approximated("Each gesture answers its own steps; which comes first does not matter.") public func exclusively(
    before other: some Gesture
  ) -> ExclusiveGesture { native() }
}

public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  @approximated("Each gesture answers its own steps; which comes first does not matter.") public init(
    _ first: First, _ second: Second
  ) { native() }
  @inert(skips: "body") public func updating<S>(_ state: GestureState<S>, body: (Any, inout S, Any) -> Void)
    -> SequenceGesture
  { native() }
  @inert(skips: "action") public func onChanged(_ action: (Any) -> Void) -> SequenceGesture { native() }
  @inert(skips: "action") public func onEnded(_ action: (Any) -> Void) -> SequenceGesture { native() }
}

public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  @approximated("Each gesture answers its own steps; which comes first does not matter.") public init(
    _ first: First, _ second: Second
  ) { native() }
  @inert(skips: "body") public func updating<S>(_ state: GestureState<S>, body: (Any, inout S, Any) -> Void)
    -> SimultaneousGesture
  { native() }
  @inert(skips: "action") public func onChanged(_ action: (Any) -> Void) -> SimultaneousGesture { native() }
  @inert(skips: "action") public func onEnded(_ action: (Any) -> Void) -> SimultaneousGesture { native() }
}

public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  @approximated("Each gesture answers its own steps; which comes first does not matter.") public init(
    _ first: First, _ second: Second
  ) { native() }
  @inert(skips: "body") public func updating<S>(_ state: GestureState<S>, body: (Any, inout S, Any) -> Void)
    -> ExclusiveGesture
  { native() }
  @inert(skips: "action") public func onChanged(_ action: (Any) -> Void) -> ExclusiveGesture { native() }
  @inert(skips: "action") public func onEnded(_ action: (Any) -> Void) -> ExclusiveGesture { native() }
}

extension Gesture {
  @approximated("Each gesture answers its own steps; which comes first does not matter.")
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { native() }
  @approximated("Each gesture answers its own steps; which comes first does not matter.")
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { native() }
  @approximated("Each gesture answers its own steps; which comes first does not matter.")
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { native() }
}

/// The mistakes that the course knows to explain; the words stand in results and in `course explain ID`.
public enum DiagnosisID: String, Sendable, CaseIterable {
  /// Swift or the course stops at something that is not part of it.
  case notInCourse = "not-in-course"
  /// A program that did not come to an end, or grew too large.
  case budgetExceeded = "budget-exceeded"
  /// A checked view has no view of its name.
  case missingView = "missing-view"
  /// A view more than expected.
  case extraView = "extra-view"
  /// The guide is for the other axis.
  case guideNotConsulted = "guide-not-consulted"
  /// An edge or center that was set inside a container that does not hand it on.
  case guideStoppedAtStack = "guide-stopped-at-stack"
  /// A custom line is set, and the container asks for another.
  case keyOnWrongContainer = "key-on-wrong-container"
  /// The right axis, another line.
  case keyMismatch = "key-mismatch"
  /// Moved after layout.
  case offsetUsed = "offset-used"
  /// Placed by hand.
  case positionUsed = "position-used"
  /// Right with the other sign.
  case signFlipped = "sign-flipped"
  /// Width where height was meant, or a row where a column was.
  case axisSwapped = "axis-swapped"
  /// Half a view away.
  case edgeInsteadOfCenter = "edge-instead-of-center"
  /// Counted from the other edge.
  case otherEdge = "other-edge"
  /// Half a view away the other way round: the middle, and an edge was meant.
  case centerInsteadOfEdge = "center-instead-of-edge"
  /// Two guides stand in each other's place.
  case guidesExchanged = "guides-exchanged"
  /// A guide that answers another number than needed, whatever the reason.
  case guideValueOff = "guide-value-off"
  /// A guide without which all is right.
  case guideTooMany = "guide-too-many"
  /// One whole number divided by another.
  case wholeNumberDivision = "whole-number-division"
  /// A layout that counts from 0 instead of from its bounds.
  case boundsForgotten = "bounds-forgotten"
  /// A text's baseline and its center or edge.
  case baselineVsCenter = "baseline-vs-center"
  /// A value that is another one than needed.
  case otherValue = "other-value"
  /// A condition that holds in just the wrong cases.
  case conditionReversed = "condition-reversed"
  /// A modifier that belongs on another view.
  case modifierOnWrongView = "modifier-on-wrong-view"
  /// The right modifiers in another order.
  case modifierOrder = "modifier-order"
  /// A modifier without which all is right.
  case modifierTooMany = "modifier-too-many"
  /// A modifier that is not there.
  case modifierMissing = "modifier-missing"
  /// One modifier in the place of another.
  case otherModifier = "other-modifier"
  /// One view in the place of another.
  case otherView = "other-view"
  /// An argument that is missing or too many.
  case argumentOff = "argument-off"
  /// A view, a statement or a declaration that is missing or too many.
  case partOff = "part-off"
  /// A spacer takes more room than none.
  case spacingOff = "spacing-off"
  case spacerMinimum = "spacer-minimum"
  /// An overlay counts for nothing; a `ZStack` does.
  case overlayVsZStack = "overlay-vs-zstack"
  /// A stack more than needed.
  case siblingNesting = "sibling-nesting"
  /// The views of a stack in the opposite order.
  case orderReversed = "order-reversed"
  /// As large as its content, where all the room was meant.
  case roomNotTaken = "room-not-taken"
  /// A frame moves all that is in it, the same way.
  case frameMovesGroup = "frame-moves-group"
  /// A view without a guide answers with the default.
  case defaultUsed = "default-used"
  /// A frame as wide as its content has nothing to align.
  case frameIsTight = "frame-is-tight"
  /// One view, nothing to align it with.
  case nothingToAlignWith = "nothing-to-align-with"
  /// Larger than the room.
  case overflowsContainer = "overflows-container"
  /// A number where something that varies was meant.
  case hardCoded = "hard-coded"
  /// Right from left to right only.
  case rtlForgotten = "rtl-forgotten"
  /// Right at one text size only.
  case textSizeForgotten = "text-size-forgotten"
  /// Right with some values only.
  case stateForgotten = "state-forgotten"
  /// Inserted and removed instead of moved.
  case identityChanged = "identity-changed"
  /// Moved at once, where the goal moves bit by bit.
  case notAnimated = "not-animated"
  /// Predictions that answer another question, all in the same way.
  case otherQuestion = "other-question"
  /// All predictions are right but those of one variant, or one question.
  case oneCaseOff = "one-case-off"
  /// Another size than expected.
  case sizeChanged = "size-changed"
  /// The new line is read.
  case keyInForce = "key-in-force"
}

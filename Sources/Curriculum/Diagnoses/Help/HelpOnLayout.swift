extension DiagnosisID {
  /// Sizes, room and order of containers.
  var helpOnLayout: DiagnosisHelp {
    switch self {
    case .positionUsed:
      DiagnosisHelp(
        "Placed by hand",
        meaning: """
          position takes all the room that is offered and puts the view's middle at a point of it. The point stays when the \
          room grows, when the view grows, and when the direction of reading turns. Neighbours get what room is left.
          """,
        before: "Row().position(x: 160, y: 100)",
        after: "Row()",
        advice: "Let a container place it: a root is centered by itself, a frame with an alignment reaches every edge.")
    case .frameMovesGroup:
      DiagnosisHelp(
        "The frame moves the whole",
        meaning: """
          A frame has one view to place, a stack for example, and places that as a whole. Which line the views in the stack \
          share is the stack's own alignment.
          """,
        before: "VStack { name; street }.frame(width: 300, alignment: .leading)",
        after: "VStack(alignment: .leading) { name; street }.frame(width: 300, alignment: .leading)",
        advice: "Among themselves: the stack's alignment. The whole in the room: the frame's.")
    case .frameIsTight:
      DiagnosisHelp(
        "A tight frame",
        meaning: """
          The alignment of a frame says where its content stands in the room that is left. In a frame as wide as its content \
          none is left, and leading, center and trailing are the same place.
          """,
        before: "Text(\"Mars\").frame(width: 60, alignment: .trailing)      // the text is 60 wide",
        after: "Text(\"Mars\").frame(width: 200, alignment: .trailing)",
        advice: "Give the frame room: a larger width, or maxWidth: .infinity.")
    case .overflowsContainer:
      DiagnosisHelp(
        "Larger than the room",
        meaning: """
          Room is offered, not imposed. A fixed frame, a picture that is not resizable or a text with fixedSize takes what it \
          needs; what is around it grows along, and sticks out of the room on both sides.
          """,
        before: "Color.orange.frame(width: 400)",
        after: "Color.orange.frame(maxWidth: 400)",
        advice: "Look for the innermost view that insists on its size.")
    case .sizeChanged:
      DiagnosisHelp(
        "Another size than expected",
        meaning: """
          Guides move views and leave their sizes alone. Padding, frames, line limits and fixedSize change sizes, and with \
          them the containers around: what is then in the right place is so by luck.
          """,
        before: "Slip().padding(.leading, 20)",
        after: "Slip().alignmentGuide(.leading) { _ in -20 }",
        advice:
          "Compare the expected size with yours, and find the modifier between the view and its name that differs.")
    case .spacingOff:
      DiagnosisHelp(
        "Gaps of another size",
        meaning: """
          Spacing is the room that a stack leaves between two neighbors, the same everywhere in it. Without a number each gap \
          follows from its two views: often 8 points, less beside some texts, none beside a spacer. It adds up, so that the \
          last view is off the most.
          """,
        before: "VStack { title; price; stars }",
        after: "VStack(spacing: 4) { title; price; stars }",
        advice: "Measure one gap in the goal and say it. Guides never change gaps: they move views across the stack.")
    case .spacerMinimum:
      DiagnosisHelp(
        "A spacer takes room",
        meaning: """
          A spacer takes what is left over, and no less than 8 points also where nothing is. In a tight row that is 8 points \
          of text that no longer fit.
          """,
        before: "HStack { title; Spacer(); count }",
        after: "HStack { title; Spacer(minLength: 0); count }",
        advice: "Say minLength: 0 where every point counts.")
    case .overlayVsZStack:
      DiagnosisHelp(
        "Overlay or ZStack",
        meaning: """
          An overlay is offered the size of its view and counts for nothing: it may stick out, and nobody makes room. A \
          ZStack is as large as all its layers together, and places them by one line of each.
          """,
        before: "letter.overlay(alignment: .bottom) { seal }",
        after: "ZStack(alignment: .bottom) { letter; seal }",
        advice: "Should the whole grow when the upper layer does? Then a ZStack; else an overlay.")
    case .roomNotTaken:
      DiagnosisHelp(
        "As large as its content",
        meaning: """
          Containers and texts take what they need, and not all that they are offered. What is left over belongs to whoever is \
          around: mostly it puts the view in the middle, a GeometryReader into its corner. A frame without a limit takes all \
          the room, and its alignment says where the view stands in it.
          """,
        before: "VStack(alignment: .trailing) { upper; lower }",
        after: "VStack(alignment: .trailing) { upper; lower }.frame(maxWidth: .infinity, alignment: .trailing)",
        advice: "Draw a border around the view: is there any room in it to stand elsewhere?")
    case .orderReversed:
      DiagnosisHelp(
        "The other way round",
        meaning: """
          A stack places its views in the order in which they are written: a row from the leading side on, a column from the \
          top down. A spacer is a view among them, so what is written before it stands at the one end, and what follows at \
          the other.
          """,
        before: "HStack { Text(\"Exit\"); Spacer() }",
        after: "HStack { Spacer(); Text(\"Exit\") }",
        advice: "Read the block aloud from the first line to the last, and point at the goal.")
    case .siblingNesting:
      DiagnosisHelp(
        "A stack too many",
        meaning: """
          A container lines up the views directly in it. Views in a stack of their own are placed by that stack; to the outer \
          one they are a single view, and their edges no longer count there.
          """,
        before: "VStack(alignment: .leading) { HStack { hour; first }; second }",
        after: "VStack(alignment: .leading) { hour; first; second }",
        advice: "Views that should share a line belong into one container, or need a line of your own that travels.")
    default:
      DiagnosisHelp(
        "Moved after layout",
        meaning: """
          offset draws a view elsewhere; for the layout it stays where it was. Neighbours do not make way, the container does \
          not grow, and the way is the same at every size. A guide is part of the layout: container and neighbors react.
          """,
        before: "Tag().offset(x: -24)",
        after: "Tag().alignmentGuide(.leading) { d in d[.leading] + 24 }",
        advice: "Use offset for what should not disturb anything, such as a moment of an animation.")
    }
  }
}

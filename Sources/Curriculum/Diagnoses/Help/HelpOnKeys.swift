extension DiagnosisID {
  /// Guides and those who ask for them.
  var helpOnKeys: DiagnosisHelp {
    switch self {
    case .guideStoppedAtStack:
      DiagnosisHelp(
        "A guide that stops at a stack",
        meaning: """
          Edges and centers are heard by the container directly around. When a container further out asks the stack for its \
          trailing edge, the stack answers with its own edge, whatever its views have set. Text baselines and alignments of \
          your own travel further: the stack hands them on.
          """,
        before: """
          VStack(alignment: .trailing) {
            HStack { Text("Photo"); Image("camera").alignmentGuide(.trailing) { d in d.width / 2 } }
          }
          """,
        after: """
          VStack(alignment: .iconAxis) {
            HStack { Text("Photo"); Image("camera").alignmentGuide(.iconAxis) { d in d.width / 2 } }
          }
          """,
        advice: """
          Declare an alignment of your own, let the outer container ask for it, and set it on the inner view. Or set the \
          built-in guide on the stack itself.
          """)
    case .keyOnWrongContainer:
      DiagnosisHelp(
        "The alignment or the guide is in the wrong place",
        meaning: """
          Two places have to speak of the same line: the container whose alignment names it, and the views that set it. A \
          line of your own that no container asks for does nothing. A guide on a whole row measures the row, not the icon \
          in it. And a guide after a frame is the frame's.
          """,
        before: "HStack { Image(\"owl\").alignmentGuide(.eyes) { _ in 24 }; Text(\"Owl\") }",
        after: "HStack(alignment: .eyes) { Image(\"owl\").alignmentGuide(.eyes) { _ in 24 }; Text(\"Owl\") }",
        advice: """
          Find the container that has the views directly in it which should share the line: it asks. Then set the guide on \
          the very view whose point counts.
          """)
    case .keyMismatch:
      DiagnosisHelp(
        "The container asks for another line",
        meaning: """
          A container reads exactly one line along an axis: the one in its alignment, or center if it has none. A guide for \
          another line is never run. The same holds for containers whose alignment names another edge than the goal's.
          """,
        before: "VStack(alignment: .leading) { a; b.alignmentGuide(.trailing) { d in d.width - 8 } }",
        after: "VStack(alignment: .trailing) { a; b.alignmentGuide(.trailing) { d in d.width - 8 } }",
        advice:
          "Let both name the same line. Which of the two has to change, the goal's picture tells: which points meet?")
    case .nothingToAlignWith:
      DiagnosisHelp(
        "Nothing to align with",
        meaning: """
          An alignment brings views to one line with each other. A container with one view is as large as that view, and is \
          placed by whatever is around it; so ZStack(alignment: .topLeading) with one text leaves the text in the middle of \
          the room.
          """,
        before: "ZStack(alignment: .topLeading) { Text(\"REC\") }",
        after: "Text(\"REC\").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)",
        advice: "To place a view in a room, give it a frame as large as the room, with an alignment.")
    case .defaultUsed:
      DiagnosisHelp(
        "A default answers",
        meaning: """
          Every view answers when a container asks for a line. Those with a guide run its closure, those with a guide inside \
          hand that on, and all others give the default: an edge or the middle for built-in lines, defaultValue(in:) for \
          your own. The default decides for every sibling that you did not think of.
          """,
        before: "static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }",
        after: "static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }",
        advice: "Choose a default that suits the views without a guide, or give those a guide too.")
    case .guideTooMany:
      DiagnosisHelp(
        "A guide too many",
        meaning: """
          A guide moves its line for everybody who shares it. Where several views answer, a container inside hands on the \
          mean of all of them; where the default was right, a guide takes its place. The goal does without this one.
          """,
        before: """
          star.alignmentGuide(.edge) { d in d[.bottom] }
          title.alignmentGuide(.edge) { d in d[.bottom] + 4 }
          """,
        after: "title.alignmentGuide(.edge) { d in d[.bottom] + 4 }",
        advice: "Set a line on the one view that it is about, and leave the others to the default.")
    case .keyInForce:
      DiagnosisHelp(
        "The line is in force",
        meaning: """
          A container asks for your line, and views answer with guides of their own. That is all that is needed: one ID with \
          a default, one static member, one container that names it, and a guide on each view whose point counts.
          """,
        before: "VStack { row; button }",
        after: "VStack(alignment: .menuAxis) { row; button }",
        advice: "Change one of the guides and watch which views move.")
    default:
      DiagnosisHelp(
        "Nobody asks for the guide",
        meaning: """
          An HStack places its views one after another and lines them up vertically: it asks for vertical guides only. A \
          VStack asks for horizontal ones. A guide for the other axis is never run, whatever it says. ZStack, frames, \
          overlays and backgrounds ask for both. What is inside an overlay or background is asked by that alone.
          """,
        before: "HStack { Text(\"a\").alignmentGuide(.leading) { _ in 20 }; Text(\"b\") }",
        after: "VStack(alignment: .leading) { Text(\"a\").alignmentGuide(.leading) { _ in 20 }; Text(\"b\") }",
        advice: """
          Ask which way the view should move. Across the stack: a guide of that axis. Along the stack: spacing, a spacer or \
          padding.
          """)
    }
  }
}

extension DiagnosisID {
  /// What a guide answers.
  var helpOnValues: DiagnosisHelp {
    switch self {
    case .axisSwapped:
      DiagnosisHelp(
        "Width and height exchanged",
        meaning: """
          A horizontal guide is a distance from the leading edge, a vertical one a distance from the top. A closure may read \
          any number of its view, also one of the other axis: that is how a circle works by luck and a capsule does not. \
          Frames with width and height in each other's place are the same mistake.
          """,
        before: ".alignmentGuide(.leading) { d in d.height / 3 }",
        after: ".alignmentGuide(.leading) { d in d.width / 3 }",
        advice: "Horizontal goes with width, leading and trailing; vertical with height, top and bottom.")
    case .edgeInsteadOfCenter:
      DiagnosisHelp(
        "An edge where the middle was meant",
        meaning: """
          Edges that meet look like middles that meet as long as all views have the same size. With another size they part, \
          by half the difference.
          """,
        before: "ZStack(alignment: .topLeading) { Sun(); Moon() }",
        after: "ZStack { Sun(); Moon() }",
        advice: """
          Ask for .center, or answer d[HorizontalAlignment.center] or d[VerticalAlignment.center] in the guide; the type is \
          needed, since there are two centers.
          """)
    case .guideValueOff:
      DiagnosisHelp(
        "A guide that answers another number than needed",
        meaning: """
          The line and the guide are the right ones, and the number is not. A view stands as much before the line as its guide \
          answers; one that should stand 20 further left, or higher, beside the others would have to answer 20 more. The check \
          says both numbers for a scenario, and leaves open where the difference comes from.
          """,
        before: ".alignmentGuide(.leading) { d in d.width / 4 }",
        after: ".alignmentGuide(.leading) { d in d.width / 3 }",
        advice: """
          Take one view of that scenario, put its numbers into the closure by hand, and look for what would make the number that \
          is needed. Then try it with a second view.
          """)
    case .otherEdge:
      DiagnosisHelp(
        "Counted from the other edge",
        meaning: """
          A guide is a number from the view's own leading edge or top: 0 is that edge, d.width or d.height the other. Two \
          thirds from the one edge is one third from the other. d[.trailing] + 6 is 6 behind the view, 6 alone is inside it.
          """,
        before: ".alignmentGuide(.leading) { d in d[.leading] + 6 }",
        after: ".alignmentGuide(.leading) { d in d[.trailing] + 6 }",
        advice:
          "Put a finger on the point that belongs on the line, and count from the leading edge, or the top, to it.")
    case .guidesExchanged:
      DiagnosisHelp(
        "Two guides exchanged",
        meaning: """
          Two views have each other's guides. Since a guide moves the others as much as its own view, the picture looks \
          right in part: often one view is in its place.
          """,
        before: """
          pie.alignmentGuide(.leading) { _ in 10 }
          tea.alignmentGuide(.leading) { _ in 20 }
          """,
        after: """
          pie.alignmentGuide(.leading) { _ in 20 }
          tea.alignmentGuide(.leading) { _ in 10 }
          """,
        advice: "For each view alone: which of its points is on the line? That is its guide.")
    case .centerInsteadOfEdge:
      DiagnosisHelp(
        "The middle instead of an edge",
        meaning: """
          Half of its length is a view's middle, and a line through middles leaves as much of every view on the one side as \
          on the other. Where views should begin or end together, it is an edge that belongs on the line: 0, or all of the \
          length.
          """,
        before: ".alignmentGuide(.hinge) { d in d[HorizontalAlignment.center] }",
        after: ".alignmentGuide(.hinge) { d in d[.trailing] }",
        advice: "See which points of the views stand above each other in the goal.")
    case .wholeNumberDivision:
      DiagnosisHelp(
        "A quotient of whole numbers",
        meaning: """
          Swift divides two whole numbers without a rest: 1 / 3 is 0, and 7 / 2 is 3. Literals are whole numbers where nothing \
          around them asks for anything else, as in a constant of its own. Converting the result comes too late.
          """,
        before: "let third = 1 / 3        // 0",
        after: "let third = 1.0 / 3      // 0.333…",
        advice: "Divide a length, d.width / 3, or write one of the numbers with a point.")
    case .boundsForgotten:
      DiagnosisHelp(
        "Counted from 0 instead of the bounds",
        meaning: """
          A layout places its views in the coordinates of whoever is around it. Its own room, the bounds, begins somewhere in \
          there: at bounds.minX and bounds.minY. A layout that fills the whole screen has both at 0, and so the mistake shows \
          only elsewhere.
          """,
        before: "subview.place(at: CGPoint(x: 0, y: y), proposal: offer)",
        after: "subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)",
        advice: "Begin with the corner of the bounds, and add to that.")
    case .baselineVsCenter:
      DiagnosisHelp(
        "Baselines, edges and centers",
        meaning: """
          A baseline is the line that letters stand on. Texts of different fonts stand level only by their baselines; by \
          their middles the small one floats. A text of several lines has a first and a last one. A view without text has \
          both at its bottom edge.
          """,
        before: "HStack { Text(\"9\").font(.largeTitle); Text(\"of 10\") }",
        after: "HStack(alignment: .firstTextBaseline) { Text(\"9\").font(.largeTitle); Text(\"of 10\") }",
        advice: "Rows of texts mostly want .firstTextBaseline; a price beside a long text may want .lastTextBaseline.")
    default:
      DiagnosisHelp(
        "The sign is the other way round",
        meaning: """
          A guide says which point of its own view belongs on the line, counted from the view's leading edge or top. So the \
          larger the guide, the further the view moves back, or up: the point is brought to the line, not the view to the \
          point. A negative guide is a point outside, before the view.
          """,
        before: ".alignmentGuide(.leading) { _ in -20 }",
        after: ".alignmentGuide(.leading) { _ in 20 }",
        advice: "Think of the point, not of the way the view should go.")
    }
  }
}

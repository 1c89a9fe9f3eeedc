extension Glossary {
  /// Sizes and room.
  static var sizes: [GlossaryEntry] {
    [
      GlossaryEntry(
        "proposal", also: ["proposed size", "offer"], related: ["frame", "flexible frame", "stage"],
        """
        The size that a container offers a view. The view answers with the size that it takes, which may be another: a text \
        takes what its words need, a colour takes all, an image its own. A missing length asks for the ideal size. Only \
        when all sizes are known are guides asked for and views put in their places.

        ```swift
        HStack { Text("Hi"); Color.red }   // the text takes its words' width, the colour the rest
        ```
        """),
      GlossaryEntry(
        "spacer minimum", also: ["Spacer", "minLength"], related: ["view spacing", "flexible frame"],
        """
        A `Spacer` takes the room that is left in a stack, and at least 8 points even if none is left. So a row with a spacer \
        grows too wide sooner than one with a flexible frame. `minLength: 0` takes that demand away.

        ```swift
        HStack { Spacer(); Text("right") }                        // asks for 8 points more
        Text("right").frame(maxWidth: .infinity, alignment: .trailing)
        ```

        Beside a spacer a stack adds no spacing of its own.
        """),
      GlossaryEntry(
        "view spacing", also: ["spacing"], related: ["spacer minimum", "HStack"],
        """
        The gap between neighbours in a stack. Without `spacing` it follows from the two views: often 8 points, next to a \
        text its own distance, next to a spacer none. With a number every gap is that number. Guides never change gaps; they \
        move views across the stack.

        ```swift
        VStack(spacing: 4) { a; b; c }   // two gaps of 4
        ```
        """),
      GlossaryEntry(
        "layout priority", also: ["layoutPriority", "priority"], related: ["proposal"],
        """
        Who is served first when a stack has too little room. Views of a higher priority are offered all but the smallest \
        sizes of the others. In a `ZStack` only the views of the highest priority decide the size. It changes sizes, not the \
        line that is asked for. Write it last: frames and padding do not hand it on.

        ```swift
        HStack { Text(title); Text(date).layoutPriority(1) }   // the date keeps its width
        ```
        """),
      GlossaryEntry(
        "fixed size", also: ["fixedSize"], related: ["proposal"],
        """
        Makes a view take its ideal size whatever it is offered: a text stays on one line, a flexible frame takes its ideal \
        width. It may then stick out of its container. Guides see the size that it really has.

        ```swift
        Text("A long sentence").fixedSize()                                       // one line
        Text("A long sentence").fixedSize(horizontal: false, vertical: true)      // all its lines
        ```
        """),
      GlossaryEntry(
        "padding", related: ["view spacing", "frame"],
        """
        Room around a view that belongs to it: neighbours and containers see the larger size. A guide set before the padding \
        is counted from the inner edge, and reaches the container with the padding added; one set after it is counted from \
        the outer edge.

        ```swift
        Text("a").alignmentGuide(.leading) { _ in 0 }.padding(10)   // the text's edge lies at 10
        ```
        """),
      GlossaryEntry(
        "stage", also: ["root", "screen"], related: ["proposal", "pixel grid"],
        """
        The room that a whole layout is shown in; a phone's screen, or the size that a scenario gives. The root view is \
        offered the stage and centred in it. That is why one wrong guide moves every view: the whole group changes its size \
        and is centred anew. Look at the differences between views first.

        ```sh
        course layout menu.layout --size 360x220
        ```
        """),
    ]
  }
}

extension Glossary {
  /// The lines that a guide can be for.
  static var lines: [GlossaryEntry] {
    [
      GlossaryEntry(
        "leading", also: ["six meanings of leading", "the six meanings of leading", "trailing"],
        related: ["container alignment", "guide key", "text alignment"],
        """
        One word with six meanings:

        ```swift
        VStack(alignment: .leading) { … }          // 1 the line that a stack asks for
        .alignmentGuide(.leading) { d in … }       // 2 the line that a view sets
        d[.leading]                                // 3 that line of this view: 0 if nobody set it
        .frame(width: 90, alignment: .leading)     // 4 which line of the frame and its content meet
        .multilineTextAlignment(.leading)          // 5 how the lines of one text stand
        .padding(.leading, 8)                      // 6 the edge that gets room
        ```

        Only 1, 2, 3 and 4 have to do with guides. It is the left edge in English and the right one in Arabic.
        """),
      GlossaryEntry(
        "center", also: ["centre", "middle"], related: ["default value", "ViewDimensions"],
        """
        The line in the middle of a view, and what a stack asks for if its `alignment` is left out. There are two: \
        `HorizontalAlignment.center` and `VerticalAlignment.center`. A closure has to name the type, for `d[.center]` could \
        be either.

        ```swift
        HStack { a; b }                                  // asks for the vertical centre
        .alignmentGuide(VerticalAlignment.center) { d in d.height / 3 }
        ```
        """),
      GlossaryEntry(
        "baseline", also: ["first text baseline", "last text baseline", "firstTextBaseline", "lastTextBaseline"],
        related: ["combined guide", "HStack"],
        """
        The line that letters stand on; g and y hang below it. `.firstTextBaseline` is that of the first line of text, \
        `.lastTextBaseline` that of the last. A view without text answers with its bottom edge. Texts of different sizes \
        look level on their baselines, not on their centres.

        ```swift
        HStack(alignment: .firstTextBaseline) { Text("12").font(.largeTitle); Text("km") }
        ```
        """),
      GlossaryEntry(
        "alignment ID", also: ["AlignmentID", "custom alignment", "own alignment"],
        related: ["default value", "propagation"],
        """
        A type that stands for a line of your own. Its `defaultValue(in:)` answers for every view that sets nothing. A \
        static member makes it usable like a built-in line, and it is for one axis.

        ```swift
        enum Eyes: AlignmentID {
          static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
        }
        extension VerticalAlignment { static let eyes = VerticalAlignment(Eyes.self) }
        ```

        Unlike edges, it is handed on by the stacks that it is set in.
        """),
      GlossaryEntry(
        "default value", also: ["defaultValue", "default"], related: ["implicit guide", "alignment ID"],
        """
        What a view answers for a line that nobody set on it or in it. For built-in lines it is the edge or middle itself; \
        for an alignment of your own, `defaultValue(in:)`. It decides where all the views go that you did not think of: a \
        divider, a button below the rows.

        ```swift
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
        ```
        """),
      GlossaryEntry(
        "text alignment", also: ["multilineTextAlignment"], related: ["leading", "tight frame"],
        """
        How the lines of one text stand to each other: `.multilineTextAlignment`. It moves nothing but lines that are \
        shorter than the text's own width, so with a single line nothing is seen. It is no guide, and no container asks for \
        it.

        ```swift
        Text("short\\na longer line").multilineTextAlignment(.trailing)
        ```

        To move the whole text, use the stack's alignment or a frame.
        """),
      GlossaryEntry(
        "right to left", also: ["layout direction", "RTL"], related: ["leading"],
        """
        In Arabic or Hebrew, rows run from the right, and `leading` is the right edge. Guides are mirrored with everything \
        else: a `.leading` guide of 20 is then a point 20 from the right. Code that says leading and trailing needs no \
        change; code that thinks in left and right does.

        ```swift
        .environment(\\.layoutDirection, .rightToLeft)
        ```
        """),
      GlossaryEntry(
        "pixel grid", also: ["pixel", "scale"], related: ["stage"],
        """
        Layout computes with fractions of points; a screen has whole pixels, two or three to a point. Edges are moved to the \
        nearest pixel in the very end, so that 33.33 may be drawn at 33.5. Checks compare the layout's own numbers and \
        forgive half a point.

        ```swift
        .frame(width: 100.0 / 3)   // 33.33 wide, whatever the screen
        ```
        """),
    ]
  }
}

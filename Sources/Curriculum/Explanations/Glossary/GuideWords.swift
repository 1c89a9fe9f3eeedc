extension Glossary {
  /// Guides themselves.
  static var guides: [GlossaryEntry] {
    [
      GlossaryEntry(
        "alignment guide", also: ["guide", "alignmentGuide"],
        related: ["guide key", "guide value", "container alignment"],
        """
        A number that a view gives when a container asks where one of its lines lies, counted from the view's own leading \
        or top edge. Each view has a guide for every line, whether or not anybody sets it. The container then moves its \
        views until the lines meet; `alignmentGuide` changes the answer of one view.

        ```swift
        VStack(alignment: .leading) {
          Text("a")
          Text("b").alignmentGuide(.leading) { _ in 20 }   // its point 20 meets the edge of a
        }
        ```
        """),
      GlossaryEntry(
        "explicit guide", also: ["explicit"], related: ["implicit guide", "propagation"],
        """
        A guide that somebody set: with `alignmentGuide`, or inside the view for a line that the containers in between hand \
        on. In a closure, `d[explicit: .top]` gives its value, or nil where there is none; `d[.top]` always gives a number.

        ```swift
        .alignmentGuide(.top) { d in d[explicit: .top] ?? 12 }
        ```

        Only explicit values leave a stack. A default stays with the view that gives it.
        """),
      GlossaryEntry(
        "implicit guide", also: ["implicit"], related: ["explicit guide", "default value"],
        """
        The answer of a view that nobody gave a guide. For edges and centres it follows from the size: `.leading` is 0, \
        `.trailing` the width, `.bottom` the height. For an alignment of your own it is what the ID's `defaultValue` says.

        ```swift
        Color.red.frame(width: 40, height: 20)   // .trailing answers 40, nobody wrote that
        ```

        So a view without `alignmentGuide` still takes part.
        """),
      GlossaryEntry(
        "guide key", also: ["key", "alignment key"], related: ["container alignment", "alignment ID"],
        """
        The name of a line: `.leading`, `.firstTextBaseline`, or one of your own. A container asks for one key along an \
        axis, and a guide is heard only if it is for that key.

        ```swift
        VStack(alignment: .trailing) {
          Text("a").alignmentGuide(.leading) { _ in 9 }    // another key: never run
          Text("b").alignmentGuide(.trailing) { _ in 9 }   // heard
        }
        ```
        """),
      GlossaryEntry(
        "guide value", also: ["sign", "value"], related: ["alignment guide", "offset vs guide"],
        """
        How far inside the view its line lies, from the leading edge to the trailing one or from the top down. A larger \
        value means a point further in. That point goes to the common line, so the view itself moves back: with a larger \
        `.leading` towards the leading edge, with a larger `.top` up.

        ```swift
        .alignmentGuide(.leading) { _ in 20 }    // 20 back, seen from a neighbour with 0
        .alignmentGuide(.leading) { _ in -20 }   // 20 forward
        ```
        """),
      GlossaryEntry(
        "ViewDimensions", also: ["d", "dimensions", "view dimensions"], related: ["guide value", "explicit guide"],
        """
        What a guide's closure is given: the size of the view that the modifier stands on, and its other lines. Reading the \
        size instead of typing a number keeps the guide right when the view grows.

        ```swift
        .alignmentGuide(.trailing) { d in d.width / 2 }
        .alignmentGuide(.leading) { d in d[HorizontalAlignment.center] - 4 }
        ```

        `d[.center]` alone is not clear, since there is one for each axis: name the type.
        """),
      GlossaryEntry(
        "offset vs guide", also: ["offset"], related: ["guide value", "position"],
        """
        `offset` draws a view elsewhere and leaves its place as it was: neighbours, stacks and frames know nothing of it. A \
        guide takes part in the layout: the stack counts the view where it really is, and may grow.

        ```swift
        Text("a").offset(x: 10)                            // the stack is as wide as before
        Text("a").alignmentGuide(.leading) { _ in -10 }    // the stack may be 10 wider
        ```
        """),
      GlossaryEntry(
        "propagation", also: ["handed on", "travelling guide"], related: ["alignment ID", "combined guide"],
        """
        How a guide reaches a container that is not directly around its view. Text baselines and alignments of your own \
        travel outwards through stacks and frames. Edges and centres do not: a stack of several views answers those from its \
        own size. Overlays and backgrounds hand on nothing of their content.

        ```swift
        VStack(alignment: .eyes) {
          HStack { Text("a"); Image("owl").alignmentGuide(.eyes) { _ in 9 } }   // heard by the VStack
        }
        ```
        """),
      GlossaryEntry(
        "combined guide", also: ["mean", "average"], related: ["propagation", "baseline"],
        """
        What a container answers when several of its views set the line it is asked for. Of alignments of your own it takes \
        the mean, of first baselines the topmost, of last baselines the bottommost.

        ```swift
        HStack {
          a.alignmentGuide(.mark) { _ in 10 }   // lies at 10 in the row
          b.alignmentGuide(.mark) { _ in 10 }   // lies at 50 in the row
        }                                       // the row answers 30
        ```

        Set the guide on one view only, if its point is the one that counts.
        """),
    ]
  }
}

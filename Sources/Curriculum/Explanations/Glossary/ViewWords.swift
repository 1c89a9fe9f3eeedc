extension Glossary {
  /// Views, places and the course itself.
  static var views: [GlossaryEntry] {
    [
      GlossaryEntry(
        "position", related: ["offset vs guide", "frame"],
        """
        Puts the middle of a view at a point of the room that it is offered, and takes all of that room. In a stack it \
        pushes the others aside. It knows nothing of lines or of sizes, so what is right on one screen is wrong on the next.

        ```swift
        badge.position(x: 100, y: 20)   // a number for one screen
        badge.alignmentGuide(.trailing) { d in d.width / 2 }   // follows the badge's size
        ```
        """),
      GlossaryEntry(
        "structural identity", also: ["identity", "id"], related: ["animation"],
        """
        What makes a view the same view after a change: its place in the body, the branch of an `if`, its id in a `ForEach`. \
        A view that stays the same moves; one that ends up in another branch is removed, and a new one comes in.

        ```swift
        if isOpen { bar.alignmentGuide(.leading) { _ in 0 } } else { bar }   // two bars
        bar.alignmentGuide(.leading) { _ in isOpen ? 0 : 40 }                // one bar that moves
        ```
        """),
      GlossaryEntry(
        "animation", also: ["withAnimation"], related: ["structural identity"],
        """
        The way from one layout to the next. A guide that reads state gives another number after the state has changed; the \
        layout is computed once for the new state, and views that are still the same go there step by step.

        ```swift
        Button("Link") { withAnimation { isLinked.toggle() } }
        bar.alignmentGuide(.leading) { d in isLinked ? d.width : 0 }
        ```
        """),
      GlossaryEntry(
        "modifier order", also: ["modifier", "modifiers"], related: ["frame", "padding"],
        """
        Each modifier makes a new view around the one before it. A guide speaks of the view that it stands on: before a \
        frame of the content, after it of the frame.

        ```swift
        Text("a").alignmentGuide(.leading) { d in d.width }.frame(width: 90)   // d.width: the text's
        Text("a").frame(width: 90).alignmentGuide(.leading) { d in d.width }   // d.width: 90
        ```

        The container around asks the outermost one.
        """),
      GlossaryEntry(
        "single child stack", also: ["stack of one", "alone"], related: ["container alignment", "tight frame"],
        """
        A stack around exactly one view is that view: it asks for nothing, since there is nothing to line up. A guide in it \
        waits for a container further out that asks for its line.

        ```swift
        VStack(alignment: .leading) { Text("a") }   // the same as Text("a")
        ```

        To place one view in a room, use a frame as large as the room.
        """),
      GlossaryEntry(
        "accessibility identifier", also: ["accessibilityIdentifier", "named view", "name"], related: ["scenario"],
        """
        A name for a view that nobody sees on the screen. The course finds the views that it checks by it, and `layout`, \
        `show` and `explain --view` speak of views by these names. Views that a `ForEach` makes are told apart by a number: \
        row#0, row#1.

        ```swift
        Image("owl").accessibilityIdentifier("owl")
        ```
        """),
      GlossaryEntry(
        "scenario", related: ["stage", "accessibility identifier"],
        """
        Circumstances in which an answer is tried: a size of the stage, other data, another text size, rows from right to \
        left. A number that is right by chance in one of them is wrong in another; a guide that reads sizes from `d` is \
        right in all.

        ```sh
        course explain menu-icons --scenario wide
        ```
        """),
      GlossaryEntry(
        "coordinate", also: ["coordinates", "point", "points"], related: ["guide value", "stage"],
        """
        Frames are written as x,y width × height in points, from the top left corner of the stage; y grows downwards. A guide \
        counts in the view's own coordinates instead: from its leading edge or its top, whatever its place on the stage.

        ```swift
        .alignmentGuide(.top) { _ in 10 }   // 10 below the view's own top edge
        ```
        """),
    ]
  }
}

extension Glossary {
  /// Who asks for guides.
  static var containers: [GlossaryEntry] {
    [
      GlossaryEntry(
        "container alignment", also: ["alignment"], related: ["guide key", "HStack", "VStack", "ZStack"],
        """
        The `alignment` of a container names the line that it asks its views for. It says nothing of where the container \
        itself goes: `VStack(alignment: .leading)` brings leading edges together, and the stack as a whole is still \
        centred in the room.

        ```swift
        VStack(alignment: .leading) { Text("a"); Text("longer") }   // as wide as the longer text
          .frame(maxWidth: .infinity, alignment: .leading)          // this takes it to the edge
        ```
        """),
      GlossaryEntry(
        "HStack", also: ["row"], related: ["container alignment", "view spacing", "center"],
        """
        Puts its views side by side, and lines them up vertically. So it asks for one vertical line: `.center` unless its \
        alignment says `.top`, `.firstTextBaseline` and so on. A horizontal guide is never run in it; along the row, \
        spacing, padding and spacers move things.

        ```swift
        HStack(alignment: .top) { a; b.alignmentGuide(.top) { _ in 10 } }   // b is 10 higher
        ```
        """),
      GlossaryEntry(
        "VStack", also: ["column"], related: ["container alignment", "view spacing", "tight frame"],
        """
        Puts its views one below the other, and lines them up horizontally. So it asks for one horizontal line: `.center` \
        unless its alignment says `.leading`, `.trailing` or a line of your own. It is as wide as its views need after they \
        have been moved, not as wide as the room.

        ```swift
        VStack(alignment: .trailing) { a; b.alignmentGuide(.trailing) { d in d.width - 8 } }
        ```
        """),
      GlossaryEntry(
        "ZStack", also: ["layers"], related: ["overlay vs ZStack", "container alignment"],
        """
        Puts its views on top of each other and lines them up in both directions, so it asks for a horizontal and a vertical \
        line. It is as large as all its views together after they have been moved. With one view there is nothing to line \
        up, and it does not reach for the corners of the screen.

        ```swift
        ZStack(alignment: .topTrailing) { photo; badge.alignmentGuide(.top) { d in d.height / 2 } }
        ```
        """),
      GlossaryEntry(
        "overlay vs ZStack", also: ["overlay", "background"], related: ["ZStack", "propagation"],
        """
        Both put a view on top. In a `ZStack` all views count: it grows to hold them. An `overlay` counts for nothing: the \
        whole stays as large as the main view, the overlay is offered that size and may stick out. Guides set inside it are \
        asked for by the overlay alone.

        ```swift
        photo.overlay(alignment: .topTrailing) { badge }       // as large as photo
        ZStack(alignment: .topTrailing) { photo; badge }       // as large as both need
        ```
        """),
      GlossaryEntry(
        "frame", also: ["frame alignment"], related: ["tight frame", "flexible frame", "proposal"],
        """
        A view of its own around its content. It offers its content a size, takes that size itself, and places the content \
        by its alignment: the frame's line meets the content's guide. It does not stretch what has a size of its own, such \
        as a text.

        ```swift
        Text("Hi").frame(width: 200, alignment: .trailing)   // the text ends where the frame ends
        ```

        A guide before the frame is the content's; one after it is the frame's.
        """),
      GlossaryEntry(
        "tight frame", also: ["tight"], related: ["frame", "flexible frame"],
        """
        A frame exactly as large as its content. It has an alignment, but no room to use it in, so changing the alignment \
        changes nothing. Stacks are tight, too: a column is as wide as its widest view.

        ```swift
        Text("Hi").frame(alignment: .trailing)                       // tight: nothing moves
        Text("Hi").frame(maxWidth: .infinity, alignment: .trailing)  // there is room
        ```
        """),
      GlossaryEntry(
        "flexible frame", also: ["maxWidth", "infinity", "minWidth"], related: ["frame", "proposal"],
        """
        A frame with bounds in place of a size: `minWidth`, `maxWidth` and their like. With `maxWidth: .infinity` it takes \
        all the width that it is offered, and its alignment decides where in it the content stands. Content that is wider \
        than the offer still makes it wider, unless `minWidth: 0` is there as well.

        ```swift
        Text("Total").frame(maxWidth: .infinity, alignment: .leading)
        ```
        """),
      GlossaryEntry(
        "Grid", also: ["GridRow", "grid row"], related: ["container alignment", "guide key"],
        """
        Rows whose cells share columns. It asks each cell for a vertical line among its row and for a horizontal line among \
        its column, so cells of different rows meet without an alignment of your own. A row, a column or a cell may name \
        another line than the grid does.

        ```swift
        Grid(alignment: .leading) {
          GridRow { Text("Name"); Text("Ada").gridColumnAlignment(.trailing) }
          GridRow { Text("Born"); Text("1815") }
        }
        ```
        """),
      GlossaryEntry(
        "GeometryReader", related: ["proposal", "propagation"],
        """
        A view that takes all it is offered and tells its content how large that is. The content stands in the top leading \
        corner. Nothing in it can change anything outside: its size does not follow the content, and guides set in there are \
        not handed on.

        ```swift
        GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 3) }
        ```

        For a guide, `d.width` in the closure is often all that is needed.
        """),
    ]
  }
}

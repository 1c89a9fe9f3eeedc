/// The README of a recording package.
struct RecorderReadMe {
  private let package: RecorderPackage

  init(_ package: RecorderPackage) { self.package = package }

  var text: String {
    """
    # Recorder

    Lays \(package.recorded.count) cases out in Apple's own SwiftUI and writes the frames of their named views into
    `recorded.jsonl`, a line a case. `course export --recorder` wrote it; it has never been run on a Mac.

    On a Mac with Xcode, in this folder:

    ```sh
    ./run                     # on the first iPhone simulator there is
    ./run "iPhone 16 Pro"     # on this one
    ./run --mac               # on the Mac itself: other sizes of text and controls than on an iPhone
    ```

    Then, where `course` is:

    ```sh
    course compare recorded.jsonl
    ```

    ## How it records

    Each file in `Sources/Cases` is one program, with everything private to the file. Behind each name stands what records
    the view: `.id("a").recorded("a")`, a background that reads its frame and changes no layout. A root view is shown in a
    window of the stage's size, without safe areas. Images are empty pictures of the sizes that they have in the course.

    ## What it cannot record

    - Views inside of a `List` or of something presented may have no frame: what is said there does not reach the root.
    - A `GridRow` hands the background to its cells, so that there is a frame a cell: `row#0`, `row#1`.
    \(steps)- `Date()` and random values are those of the moment, not those of the course.
    \(views)\(cases)
    """
  }

  private var steps: String {
    let count = package.moments
    if count == 0 { return "" }
    let moments = count == 1 ? "1 moment after a step is" : "\(count) moments after steps are"
    return "- Scenarios with steps are recorded as they are at the start; \(moments) left out.\n"
  }

  private var views: String {
    let found = package.recorded.filter { !$0.unrecorded.isEmpty }
    if found.isEmpty { return "" }
    let count = found.reduce(0) { $0 + $1.unrecorded.count }
    let list = found.prefix(Self.most).map { one in
      "  - \(one.id): \(one.unrecorded.prefix(5).joined(separator: ", "))\(one.unrecorded.count > 5 ? ", …" : "")"
    }
    let rest = found.count > Self.most ? ["  - and \(found.count - Self.most) cases more"] : []
    let first =
      "- \(count) views that have no name of their own and are part of something else, such as the title of a button:"
    return ([first] + list + rest).joined(separator: "\n") + "\n"
  }

  private static let most = 50

  private var cases: String {
    if package.leftOut.isEmpty { return "" }
    let list = package.leftOut.map { "- \($0.id): \($0.reason)" }
    return (["", "## Cases that are left out", ""] + list).joined(separator: "\n") + "\n"
  }
}

extension DiagnosisID {
  /// Right in some scenarios only, and what is not about lines.
  var helpOnScenarios: DiagnosisHelp {
    switch self {
    case .rtlForgotten:
      DiagnosisHelp(
        "Right to left",
        meaning: """
          In Arabic or Hebrew, rows run from right to left: leading is the right edge then. Guides, paddings and alignments \
          with leading and trailing turn round by themselves; offset and position do not. Code that turns guides once more \
          turns them back.
          """,
        before: ".alignmentGuide(.leading) { _ in direction == .leftToRight ? 20 : -20 }",
        after: ".alignmentGuide(.leading) { _ in 20 }",
        advice: "Think in leading and trailing, and forget left and right.")
    case .textSizeForgotten:
      DiagnosisHelp(
        "Another text size",
        meaning: """
          Readers choose how large texts are. A number that was measured at one size, such as the height of a line, is wrong \
          at every other; the lines of the text itself are always right.
          """,
        before: "Dot().alignmentGuide(.top) { _ in -6 }",
        after: "Dot().alignmentGuide(.firstTextBaseline) { d in d[.bottom] }",
        advice: "Line up with baselines and edges of the text instead of numbers.")
    case .stateForgotten:
      DiagnosisHelp(
        "Right with some values",
        meaning: """
          The scenarios that fail differ from those that pass in a value: a state, an argument, the data, the room. Something \
          in the code should follow it and does not, or follows it for one value only.
          """,
        before: "index == 1 ? d[.bottom] + hop : d[.bottom]",
        after: "index == selected ? d[.bottom] + hop : d[.bottom]",
        advice: "Say aloud what the value should change, and for which view; then look where the code says so.")
    case .identityChanged:
      DiagnosisHelp(
        "Replaced instead of moved",
        meaning: """
          A view on one side of an if and the same view on the other side are two views: when the condition changes, one \
          goes and the other comes, and nothing moves from place to place.
          """,
        before: "if isOpen { Card() } else { Card().padding() }",
        after: "Card().padding(isOpen ? 0 : 16)",
        advice: "Keep one view, and let its values depend on the state.")
    case .notAnimated:
      DiagnosisHelp(
        "At once instead of bit by bit",
        meaning: """
          A change of state puts views into their new places at once. They go there bit by bit where the change is made \
          inside withAnimation, or where a view has .animation(_:value:) and that value is one that changes. What is \
          looked at in between is half of the way.
          """,
        before: ".onTapGesture { isOpen.toggle() }",
        after: ".onTapGesture { withAnimation { isOpen.toggle() } }",
        advice: "Find the statement that changes the state, and wrap that one.")
    case .oneCaseOff:
      DiagnosisHelp(
        "All but one",
        meaning: """
          A prediction is right in all variants but one, or all questions are answered but one. The thought behind it holds \
          for what it was made for; the one that is off has something that the others do not have, and that is worth more \
          than the number.
          """,
        before: "let x3 = 40 - 40        // as in the other variants",
        after: "let x3 = 40 - -20       // this guide is below zero",
        advice: "Write down what goes into the one that is off, beside what goes into one that is right, and compare.")
    default:
      DiagnosisHelp(
        "A number that should be worked out",
        meaning: """
          A number typed in is right as long as nothing around it changes. Ten is half of a badge that is twenty wide, and of \
          no other. The scenarios change what such numbers stand for: sizes, data, state, direction, text size.
          """,
        before: ".alignmentGuide(.trailing) { _ in 10 }",
        after: ".alignmentGuide(.trailing) { d in d.width / 2 }",
        advice: "Ask what the number is: half of something, an edge, an argument? Write that.")
    }
  }

  /// Names, limits, and what is not in the course.
  var helpOnTheRest: DiagnosisHelp {
    switch self {
    case .extraView:
      DiagnosisHelp(
        "A view too many",
        meaning: """
          The goal has fewer views of this name. A loop that runs once too often, or a view that is written twice, does that; \
          all others may be in their places.
          """,
        before: "ForEach(0...items.count, id: \\.self) { … }",
        after: "ForEach(0..<items.count, id: \\.self) { … }",
        advice: "Count what the loop makes for the data of the scenario.")
    case .notInCourse:
      DiagnosisHelp(
        "Not in this course",
        meaning: """
          The course knows the part of SwiftUI that its exercises are about, and lays that out as a phone does. For what it \
          does not know it would have to guess; it stops instead and names it.
          """,
        before: "UIViewRepresentable, Chart, MapKit …",
        after: "Color, Text, Image, stacks, frames, guides …",
        advice: "A Color or an Image with a frame stands in for anything that only has a size.")
    case .budgetExceeded:
      DiagnosisHelp(
        "It did not come to an end",
        meaning: """
          Steps, views, depth, text and time have limits, so that a loop without an end is found at once. No answer to an \
          exercise comes near them.
          """,
        before: "while x < 10 { y += 1 }",
        after: "while x < 10 { x += 1 }",
        advice: "Look at the line that is named: what would make it stop?")
    default:
      DiagnosisHelp(
        "A view is missing",
        meaning: """
          Views are compared by name: accessibilityIdentifier, then id, then what they show. A view that was taken away or \
          renamed is not found, and one inside an if that does not hold is not there.
          """,
        before: "Text(\"Soup\").accessibilityIdentifier(\"soop\")",
        after: "Text(\"Soup\").accessibilityIdentifier(\"soup\")",
        advice: "Keep the names that the starter gives.")
    }
  }
}

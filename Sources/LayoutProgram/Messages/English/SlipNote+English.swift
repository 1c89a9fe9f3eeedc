extension SlipNote {
  package var english: String {
    switch self {
    case .isCalled(let slip, let name): "SwiftUI calls '\(slip)' '\(name)'."
    case .nameTheValue(let name): "The closure is handed a value. Give it the name at the start: '{ \(name) in … }'."
    case .valueIsCalled(let name): "In this closure the value is called '\(name)'."
    case .guideIsAClosure(let number):
      "A guide is worked out by a closure. For a fixed number write '{ _ in \(number) }'."
    case .dimensionsHave(let value):
      "A guide is told '\(value).width' and '\(value).height', and lines such as '\(value)[.leading]'."
    case .askInBrackets(let code): "A line is asked for in square brackets: '\(code)'."
    case .idIsNoLine(let code): "An ID is not a line yet. Write '\(code)'."
    case .declareLine(let code): "Declare it first: '\(code)'."
    case .isMadeAs(let type): "What is declared here is of type '\(type)'."
    case .standsForTwoLines(let names):
      "It stands for two lines. A guide is for one of them: \(names.map { "'.\($0)'" }.joined(separator: " or "))."
    case .matchesOneLine(.horizontal): "A VStack matches one line, sideways: leading, center or trailing."
    case .matchesOneLine(.vertical): "An HStack matches one line, up and down: top, center, bottom or a baseline."
    case .needsBothLines(let code): "An Alignment has two lines, one for each axis: '\(code)'."
    case .writeStatic(let name): "It belongs to the type and not to one value: write 'static' before '\(name)'."
    case .textShowsIt(let code): "A String is not a view. Show it with '\(code)'."
    case .has(let names): "It has \(names.map { "'\($0)'" }.joined(separator: ", "))."
    case .decimalPoint(let number): "Swift writes numbers with a point: '\(number)'. A comma separates arguments."
    case .noUnits(let number): "Lengths are plain numbers, in points: '\(number)'."
    case .noPercent(let code): "There are no percent signs in Swift. Write '\(code)'."
    case .viewIsMissing(let modifier): "A modifier follows a view: what stands before '.\(modifier)'?"
    case .belongsTo(let type, let modifier):
      "'\(modifier)' is a modifier of \(type) alone. Put it right after the \(type), before other modifiers."
    case .inIsMissing(let name): "The closure's value is named before 'in': '{ \(name) in … }'."
    case .questionMarkFirst: "The question mark comes first, then the colon: 'condition ? this : that'."
    case .closeTheClosure: "The closure is still open here: '}' comes before ')'."
    case .braceTooMany: "There is one '}' more than there are '{'. Perhaps one above closes too early."
    case .writeBraces: "The views inside stand in braces: '{ … }'."
    case .writeLet(let code): "Between views only views can stand. Write '\(code)'."
    case .signIs(let word, let sign): "Swift writes '\(sign)' for '\(word)'."
    case .spaceOnBothSides(let sign): "Put a space on both sides of '\(sign)', or on none."
    case .letForVar: "What is declared with 'let' never changes. Declare it with 'var'."
    case .extensionComputes(let name):
      "An extension can work a value out, but not keep one: 'var \(name): … { … }'. Or move the line into the type."
    case .wrapperKeepsValue(let name):
      "'@\(name)' keeps a value, and a computed property keeps none. Leave out '@\(name)', or write '= …' for the braces."
    case .valueComesFromElsewhere(let name):
      "'@\(name)' gets its value from another view. Leave out the value after '='."
    case .openBraceMissing: "Perhaps a '{' is missing at the end of this line."
    case .closeBraceMissing: "As the lines are indented, this '{' has no '}'."
    case .noComma: "No comma belongs here. Leave it out."
    case .bodyWithoutEquals: "A body is worked out each time it is needed. Leave out the '='."
    }
  }
}

@testable import LayoutProgram

extension SourceMessage: Exemplified {
  static let first = SourceMessage.bytes(200_000, most: 131_072)

  var next: SourceMessage? {
    switch self {
    case .bytes: .pieces(most: 30_000)
    case .pieces: .lines(most: 5_000)
    case .lines: .attributes(most: 20)
    case .attributes: .chain(most: 100)
    case .chain: .angleBrackets(most: 200)
    case .angleBrackets: .operators(most: 100)
    case .operators: .prefixes(most: 20, like: "static")
    case .prefixes: .pounds(most: 10)
    case .pounds: .conditions(most: 10)
    case .conditions: .openers(most: 2_000)
    case .openers: .brackets(most: 50)
    case .brackets: .strings(most: 5)
    case .strings: .squareBrackets(most: 8)
    case .squareBrackets: .squareBracketsInAll
    case .squareBracketsInAll: .notReadFurther
    case .notReadFurther: .noLayoutNeedsThis
    case .noLayoutNeedsThis: .keepOneAnswer
    case .keepOneAnswer: .isInvisible
    case .isInvisible: .looksLikeBlank("00A0")
    case .looksLikeBlank: .blanksAroundDivision
    case .blanksAroundDivision: .twoVersions
    case .twoVersions: .nameBehindAt
    case .nameBehindAt: .braceBehindName(of: "struct")
    case .braceBehindName: .mendTheFirst
    case .mendTheFirst: nil
    }
  }
}

extension UnsupportedMessage: Exemplified {
  static let first = UnsupportedMessage.notInCourse(.name("Table"))

  var next: UnsupportedMessage? {
    switch self {
    case .notInCourse(let subject): subject.next.map { .notInCourse($0) } ?? .useStackOrList
    case .useStackOrList: .useButton
    case .useButton: .useImage
    case .useImage: .declareContentView
    case .declareContentView: .useState
    case .useState: .useObservable
    case .useObservable: .useArray
    case .useArray: .useColorsAndFonts
    case .useColorsAndFonts: .useNamedColor("brand")
    case .useNamedColor: .giveTheValue
    case .giveTheValue: .makeItAProperty
    case .makeItAProperty: .useFormatted
    case .useFormatted: .scaleRelativeToStyle
    case .scaleRelativeToStyle: .useTextMethods
    case .useTextMethods: .useNumber
    case .useNumber: .useJoined
    case .useJoined: .useStyledTexts
    case .useStyledTexts: .useParts
    case .useParts: .useAppStorage
    case .useAppStorage: .useOnChange
    case .useOnChange: .useGeometryReader
    case .useGeometryReader: .useRectangle
    case .useRectangle: .usePath
    case .usePath: nil
    }
  }
}

extension UnsupportedMessage.Subject {
  fileprivate var next: UnsupportedMessage.Subject? {
    switch self {
    case .name: .modifier("onDrag")
    case .modifier: .color("brand")
    case .color: .type("(some View)?")
    case .type: .statement
    case .statement: .expression
    case .expression: .elseBranch
    case .elseBranch: .condition
    case .condition: .pattern
    case .pattern: .call
    case .call: .keyPath
    case .keyPath: .usedOperator
    case .usedOperator: .declarationInFunction
    case .declarationInFunction: .localAccessors
    case .localAccessors: .staticMember(of: "Key")
    case .staticMember: .formatInInterpolation
    case .formatInInterpolation: .formOfScaledMetric
    case .formOfScaledMetric: .regularExpression
    case .regularExpression: .textOf("LazyMapSequence")
    case .textOf: nil
    }
  }
}

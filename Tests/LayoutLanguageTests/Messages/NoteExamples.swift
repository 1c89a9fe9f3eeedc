@testable import LayoutProgram

extension SwiftMessage: Exemplified {
  static let first = SwiftMessage.words("cannot find 'spacng' in scope")

  var next: SwiftMessage? {
    switch self {
    case .words: .cannotAssign(to: .value, because: .letConstant("width"))
    case .cannotAssign(_, .letConstant): .cannotAssign(to: .property, because: .getOnly("body"))
    case .cannotAssign(_, .getOnly): .cannotAssign(to: .property, because: .immutableSelf)
    case .cannotAssign(_, .immutableSelf): .cannotConform(type: "Int", isNamed: true, to: "View")
    case .cannotConform:
      .requires(callee: "instance method 'tint'", type: "Int", proto: "ShapeStyle")
    case .requires: .forEachRequires(type: "Int")
    case .forEachRequires: .notInScope("widht")
    case .notInScope: .typeNotInScope("Chart")
    case .typeNotInScope: .toldAlready
    case .toldAlready: nil
    }
  }
}

extension CheckingMessage: Exemplified {
  static let first = CheckingMessage.noPlace("width")

  var next: CheckingMessage? {
    switch self {
    case .noPlace: .fewerValues(argument: "$1")
    case .fewerValues: .operatorAsValue("&&")
    case .operatorAsValue: .numberDoesNotFit("1e999")
    case .numberDoesNotFit: .noSuchAlignment("baseline")
    case .noSuchAlignment: nil
    }
  }
}

extension NameNote: Exemplified {
  static let first = NameNote.didYouMean("padding")

  var next: NameNote? {
    switch self {
    case .didYouMean: .wasItRenamed("Card")
    case .wasItRenamed: .perhapsAModifier
    case .perhapsAModifier: .isTaken
    case .isTaken: .ambiguousAlignment("center")
    case .ambiguousAlignment: .write("$width")
    case .write: .writeOwner(type: "Card", name: "width")
    case .writeOwner: .valueOrType(name: "Card")
    case .valueOrType: .isHidden(property: "width", access: "private")
    case .isHidden: .isHorizontal("leading")
    case .isHorizontal: .isVertical("top")
    case .isVertical: .perhapsOf(module: "Charts")
    case .perhapsOf: nil
    }
  }
}

extension TypeNote: Exemplified {
  static let first = TypeNote.convertNumber(to: "CGFloat")

  var next: TypeNote? {
    switch self {
    case .convertNumber: .convertInt(to: "CGFloat")
    case .convertInt: .sayDefault("0")
    case .sayDefault: .useIfAndElse
    case .useIfAndElse: .nameTheNewView
    case .nameTheNewView: .useViewBuilder
    case .useViewBuilder: .doesNotConform(type: "Card", to: "Equatable")
    case .doesNotConform: .makeHashable("Card")
    case .makeHashable: .forceDowncast
    case .forceDowncast: .lettersHaveNoNumbers
    case .lettersHaveNoNumbers: .environmentHolds("LayoutDirection")
    case .environmentHolds: nil
    }
  }
}

extension CallNote: Exemplified {
  static let first = CallNote.forms(["padding(_:)", "padding(_:_:)"])

  var next: CallNote? {
    switch self {
    case .forms: .noFormTakesAll
    case .noFormTakesAll: .changeNeedsVar
    case .changeNeedsVar: .markState(property: "isOpen")
    case .markState: .takeTheError
    case .takeTheError: .waitInTask
    case .waitInTask: .wrapInTask
    case .wrapInTask: .onlyShownTextHasSpecifiers
    case .onlyShownTextHasSpecifiers: nil
    }
  }
}

extension DeclarationNote: Exemplified {
  static let first = DeclarationNote.needs("var body: some View { … }")

  var next: DeclarationNote? {
    switch self {
    case .needs: .isOfType("(ViewDimensions) -> Int")
    case .isOfType: .isAProperty
    case .isAProperty: .isAFunction
    case .isAFunction: .writeSome
    case .writeSome: .partsHaveToBe("Hashable")
    case .partsHaveToBe: .protocolAsksForFunction(proto: "Drawable", function: "draw(in:)")
    case .protocolAsksForFunction: .protocolAsksForProperty(proto: "Drawable", property: "width")
    case .protocolAsksForProperty: .arrayCanBeEmpty("Node")
    case .arrayCanBeEmpty: .computeStatic("width")
    case .computeStatic: .compute
    case .compute: .takeAsArgument(generic: "Content")
    case .takeAsArgument: .onlyObservable
    case .onlyObservable: .nameAnEnvironmentValue
    case .nameAnEnvironmentValue: .dependsOnItself("width")
    case .dependsOnItself: .protocolsBuildOnOthers("Drawable")
    case .protocolsBuildOnOthers: .ownLineEach
    case .ownLineEach: nil
    }
  }
}

extension ViewNote: Exemplified {
  static let first = ViewNote.onlyViewsStandHere

  var next: ViewNote? {
    switch self {
    case .onlyViewsStandHere: .wrapInAnyView
    case .wrapInAnyView: .viewExpected
    case .viewExpected: .useForEach
    case .useForEach: .casesNeedTheirValues
    case .casesNeedTheirValues: .addCases(["small", "large"])
    case .addCases: .addDefault
    case .addDefault: nil
    }
  }
}

extension SlipNote: Exemplified {
  static let first = SlipNote.isCalled(slip: "left", name: "leading")

  var next: SlipNote? {
    switch self {
    case .isCalled: .nameTheValue("d")
    case .nameTheValue: .valueIsCalled("size")
    case .valueIsCalled: .guideIsAClosure(number: "20")
    case .guideIsAClosure: .dimensionsHave(value: "d")
    case .dimensionsHave: .askInBrackets("d[.trailing]")
    case .askInBrackets: .idIsNoLine("VerticalAlignment(Middle.self)")
    case .idIsNoLine: .declareLine("extension VerticalAlignment { static let middle = VerticalAlignment(Middle.self) }")
    case .declareLine: .isMadeAs("HorizontalAlignment")
    case .isMadeAs: .standsForTwoLines(["leading", "top"])
    case .standsForTwoLines: .matchesOneLine(.vertical)
    case .matchesOneLine(.vertical): .matchesOneLine(.horizontal)
    case .matchesOneLine(.horizontal): .needsBothLines("Alignment(horizontal: .leading, vertical: .center)")
    case .needsBothLines: .writeStatic(before: "var middle")
    case .writeStatic: .textShowsIt("Text(item.name)")
    case .textShowsIt: .has(["id", "name"])
    case .has: .decimalPoint("7.5")
    case .decimalPoint: .noUnits("8")
    case .noUnits: .noPercent("0.5")
    case .noPercent: .viewIsMissing(before: "padding")
    case .viewIsMissing: .belongsTo(type: "Image", modifier: "resizable")
    case .belongsTo: .inIsMissing("d")
    case .inIsMissing: .questionMarkFirst
    case .questionMarkFirst: .closeTheClosure
    case .closeTheClosure: .braceTooMany
    case .braceTooMany: .writeBraces
    case .writeBraces: .writeLet("let _ = print(\"here\")")
    case .writeLet: .signIs(word: "and", sign: "&&")
    case .signIs: .spaceOnBothSides("-")
    case .spaceOnBothSides: .letForVar
    case .letForVar: .extensionComputes(name: "gap")
    case .extensionComputes: .bodyWithoutEquals
    case .bodyWithoutEquals: .wrapperKeepsValue("State")
    case .wrapperKeepsValue: .valueComesFromElsewhere("Binding")
    case .valueComesFromElsewhere: .openBraceMissing
    case .openBraceMissing: .closeBraceMissing
    case .closeBraceMissing: .noComma
    case .noComma: nil
    }
  }
}

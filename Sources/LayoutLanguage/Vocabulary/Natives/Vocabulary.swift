/// Everything that SwiftUI and the standard library bring, ready to be looked up by name.
///
/// Where a name is declared is found once for all programs; types and members are made for the program that names them,
/// because its extensions add members to these types. Making all 1,500 would take as long as parsing sixty lines.
struct Vocabulary {
  let types = NativeTypes(.shared)
  let functions = NativeFunctions(.shared)

  /// All declarations, in groups that each have a file.
  static let declarations: [[NativeDeclaration]] = groups.map(\.declarations)

  /// The groups, each with the place in the support table of those of its types that are no views.
  static let groups = written.map { (chapter: $0.chapter, declarations: $0.declarations.flatMap(\.spelledOut)) }

  /// The groups as they are written: modifiers without effect stand there by name alone.
  static let written: [(chapter: Chapter, declarations: [NativeDeclaration])] = [
    (.standardLibrary, standardLibrary), (.layoutValues, geometryTypes), (.layoutValues, alignmentTypes),
    (.styles, styleTypes), (.layoutValues, viewTypes), (.layoutValues, containers), (.layoutValues, layoutModifiers),
    (.styles, textModifiers), (.styles, paintModifiers), (.styles, inertPaintModifiers), (.styles, behaviourModifiers),
    (.standardLibrary, collections), (.standardLibrary, moreOfSequences), (.standardLibrary, slices),
    (.standardLibrary, lazySequences), (.standardLibrary, sliceChanges), (.standardLibrary, moreOfCollections),
    (.standardLibrary, dictionaries), (.standardLibrary, strings),
    (.standardLibrary, stringIndices), (.standardLibrary, stringParts), (.standardLibrary, changingStrings),
    (.standardLibrary, characters), (.standardLibrary, characterSets), (.standardLibrary, numbers),
    (.standardLibrary, integers), (.standardLibrary, fractions),
    (.standardLibrary, calculations), (.standardLibrary, languageProtocols),
    (.layoutValues, geometryMethods), (.layoutValues, lazyContainers), (.layoutValues, scrolling),
    (.layoutValues, readers), (.layoutValues, rectangles), (.layoutValues, safeAreas), (.styles, shapeTypes),
    (.styles, shapeModifiers), (.styles, gradients), (.styles, transforms), (.styles, controls), (.styles, navigation),
    (.styles, dialogs),
    (.layoutValues, affineTransforms), (.styles, animators), (.styles, editableLists), (.styles, groupedControls),
    (.styles, schedules), (.styles, uiKitApplication),
    (.styles, splitViews), (.styles, tasks),
    (.styles, transitions), (.styles, ownTransitions),
    (.layoutValues, dates), (.layoutValues, calendars),
    (.styles, formatters), (.layoutValues, dateIntervals),
    (.styles, controlStyles), (.styles, lists), (.styles, systemColors), (.layoutValues, preferenceModifiers),
    (.styles, actions), (.styles, gestures), (.styles, composedGestures), (.styles, animations), (.styles, bindings),
    (.layoutValues, grids),
    (.layoutValues, environmentValues), (.layoutValues, anchors),
    (.layoutValues, preferenceTransforms), (.layoutValues, apps),
    (.styles, presentations), (.layoutValues, canvas), (.styles, imageModifiers), (.styles, numberFormats),
    (.layoutValues, layoutContainers), (.layoutValues, appliedLayouts), (.layoutValues, layoutProtocol),
    (.layoutValues, containerFrames),
    (.layoutValues, containerSubviews),
    (.styles, inertTypes), (.standardLibrary, keyedStorage), (.standardLibrary, jsonCoding),
    (.standardLibrary, bundles), (.standardLibrary, optionSets), (.styles, listedCases), (.styles, datePickers),
    (.standardLibrary, places),
    (.standardLibrary, files), (.standardLibrary, combine),
    (.styles, attributedStrings), (.layoutValues, outlines), (.standardLibrary, results),
    (.standardLibrary, anyIterators), (.standardLibrary, partsOfSequences),
    (.standardLibrary, keyPathMembers), (.styles, unavailableContent),
    (.styles, workItems), (.standardLibrary, shortMakers), (.standardLibrary, randomGenerators),
    (.layoutValues, scrollBehaviors), (.styles, gaugeStyles),
    (.styles, shareLinks), (.styles, uiKitColors), (.styles, resourceLabels), (.styles, localizedFormats),
  ]

  /// What kind of value a type is, for a reader of the support table.
  enum Chapter { case layoutValues, styles, standardLibrary }

  /// The signature of one of SwiftUI's members, read from its text.
  func signature(of member: Member) -> Signature {
    if case .known(let signature) = member.signatureState { return signature }
    let text = member.nativeText ?? NativeText("")
    var reader = SignatureReader(text, generics: member.owner?.ownGenerics ?? []) { types[$0] }
    let signature = reader.signature()
    if member.kind == .initializer || member.kind == .enumCase, signature.result.isVoid, let owner = member.owner {
      signature.result = owner.selfType
    }
    signature.isRethrowing = member.handsErrorsOn
    member.signatureState = .known(signature)
    return signature
  }
}

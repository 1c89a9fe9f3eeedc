/// The natives of all subjects.
enum Natives {
  static let all: [[Native]] = [
    Vocabulary.standardLibrary, Vocabulary.geometryTypes, Vocabulary.alignmentTypes, Vocabulary.styleTypes,
    Vocabulary.viewTypes, Vocabulary.containers, Vocabulary.layoutModifiers, Vocabulary.textModifiers,
    Vocabulary.paintModifiers, Vocabulary.collections, Vocabulary.moreOfSequences, Vocabulary.slices,
    Vocabulary.lazySequences, Vocabulary.sliceChanges, Vocabulary.moreOfCollections, Vocabulary.dictionaries,
    Vocabulary.strings, Vocabulary.stringIndices, Vocabulary.stringParts, Vocabulary.changingStrings,
    Vocabulary.characters, Vocabulary.characterSets, Vocabulary.numbers, Vocabulary.integers, Vocabulary.fractions,
    Vocabulary.calculations, Vocabulary.languageProtocols, Vocabulary.geometryMethods, Vocabulary.lazyContainers,
    Vocabulary.scrolling, Vocabulary.readers, Vocabulary.rectangles, Vocabulary.safeAreas, Vocabulary.shapeTypes,
    Vocabulary.shapeModifiers, Vocabulary.gradients, Vocabulary.transforms, Vocabulary.controls, Vocabulary.navigation,
    Vocabulary.dialogs, Vocabulary.affineTransforms, Vocabulary.animators, Vocabulary.editableLists,
    Vocabulary.groupedControls, Vocabulary.schedules, Vocabulary.uiKitApplication, Vocabulary.splitViews,
    Vocabulary.tasks, Vocabulary.transitions, Vocabulary.ownTransitions, Vocabulary.dates, Vocabulary.calendars,
    Vocabulary.formatters, Vocabulary.dateIntervals, Vocabulary.controlStyles, Vocabulary.lists,
    Vocabulary.systemColors, Vocabulary.preferenceModifiers, Vocabulary.actions, Vocabulary.gestures,
    Vocabulary.composedGestures, Vocabulary.animations, Vocabulary.bindings, Vocabulary.grids,
    Vocabulary.environmentValues, Vocabulary.anchors, Vocabulary.preferenceTransforms, Vocabulary.apps,
    Vocabulary.presentations, Vocabulary.canvas, Vocabulary.imageModifiers, Vocabulary.numberFormats,
    Vocabulary.layoutContainers, Vocabulary.appliedLayouts, Vocabulary.layoutProtocol, Vocabulary.containerFrames,
    Vocabulary.containerSubviews, Vocabulary.keyedStorage, Vocabulary.jsonCoding, Vocabulary.bundles,
    Vocabulary.optionSets, Vocabulary.listedCases, Vocabulary.datePickers, Vocabulary.places, Vocabulary.files,
    Vocabulary.combine, Vocabulary.attributedStrings, Vocabulary.outlines, Vocabulary.results, Vocabulary.anyIterators,
    Vocabulary.partsOfSequences, Vocabulary.keyPathMembers, Vocabulary.unavailableContent, Vocabulary.workItems,
    Vocabulary.shortMakers, Vocabulary.randomGenerators, Vocabulary.scrollBehaviors, Vocabulary.gaugeStyles,
    Vocabulary.shareLinks, Vocabulary.uiKitColors, Vocabulary.resourceLabels, Vocabulary.localizedFormats,
  ]
}

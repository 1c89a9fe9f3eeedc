import LayoutProgram

/// All natives, by subject.
package enum Natives {
  static let all: [[Native]] = [
    Natives.standardLibrary, Natives.geometryTypes, Natives.alignmentTypes, Natives.styleTypes,
    Natives.viewTypes, Natives.containers, Natives.layoutModifiers, Natives.textModifiers,
    Natives.paintModifiers, Natives.collections, Natives.moreOfSequences, Natives.slices,
    Natives.lazySequences, Natives.sliceChanges, Natives.moreOfCollections, Natives.dictionaries,
    Natives.strings, Natives.stringIndices, Natives.stringParts, Natives.changingStrings,
    Natives.characters, Natives.characterSets, Natives.numbers, Natives.integers, Natives.fractions,
    Natives.calculations, Natives.languageProtocols, Natives.geometryMethods, Natives.lazyContainers,
    Natives.scrolling, Natives.readers, Natives.rectangles, Natives.safeAreas, Natives.shapeTypes,
    Natives.shapeModifiers, Natives.gradients, Natives.transforms, Natives.controls, Natives.navigation,
    Natives.affineTransforms, Natives.animators, Natives.editableLists,
    Natives.groupedControls, Natives.schedules, Natives.uiKitApplication, Natives.splitViews,
    Natives.tasks, Natives.transitions, Natives.ownTransitions, Natives.dates, Natives.calendars,
    Natives.formatters, Natives.controlStyles, Natives.lists,
    Natives.systemColors, Natives.preferenceModifiers, Natives.actions, Natives.gestures,
    Natives.composedGestures, Natives.animations, Natives.bindings, Natives.grids,
    Natives.environmentValues, Natives.anchors, Natives.preferenceTransforms, Natives.apps,
    Natives.presentations, Natives.canvas, Natives.imageModifiers, Natives.numberFormats,
    Natives.layoutContainers, Natives.appliedLayouts, Natives.layoutProtocol, Natives.containerFrames,
    Natives.containerSubviews, Natives.keyedStorage, Natives.jsonCoding, Natives.bundles,
    Natives.optionSets, Natives.listedCases, Natives.datePickers, Natives.places,
    Natives.combine, Natives.results, Natives.anyIterators,
    Natives.partsOfSequences, Natives.keyPathMembers, Natives.unavailableContent, Natives.workItems,
    Natives.shortMakers, Natives.randomGenerators, Natives.scrollBehaviors,
    Natives.uiKitColors, Natives.localizedFormats,
  ]
}

extension NativeTable {
  /// The natives of all subjects, by key.
  package static let shared = NativeTable(Natives.all)
}

import Diagnostics

/// Names of SwiftUI and its neighbors that exist but are not supported (yet).
///
/// A program that uses one makes no mistake, so the message says so and suggests the nearest alternative.
package enum BeyondTheCourse {
  /// The alternative for a type, a function or a property wrapper. The outer optional is nil for names not in
  /// the list; the inner one is nil for names without a close alternative.
  package static func type(named name: String) -> UnsupportedMessage?? {
    guard NativeTypes.mayBeType(name) else {
      return name == "_typeByName" || AppleNames.hasFunction(name) ? .some(nil) : nil
    }
    if let known = types[name] { return known }
    if NativeIndex.shared.number(of: name) != nil { return nil }
    if NativeIndex.shared.functions().number(of: name) != nil { return nil }
    return AppleNames.has(name) ? .some(.some(.giveTheValue)) : nil
  }

  /// Whether a type has an unsupported nested type: `String.StringInterpolation`.
  package static func hasPart(_ name: String, of type: String) -> Bool { AppleMembers.has(name, of: type) }

  /// The alternative for a modifier.
  package static func modifier(named name: String) -> UnsupportedMessage?? { modifiers[name] }

  /// The problem of using an unsupported name.
  package static func problem(
    _ what: UnsupportedMessage.Subject, instead: UnsupportedMessage?, at range: SourceRange
  ) -> Problem {
    Problem(unsupported: what, at: range, instead: instead)
  }

  /// Each unsupported type with its alternative.
  static let types = table([
    (.useStackOrList, ["Table", "OutlineGroup"]),
    (.useButton, ["PasteButton", "SignInWithAppleButton", "ShareLink", "SharePreview"]),
    (.useImage, ["NSImage", "CGImage"]),
    (
      .declareContentView,
      [
        "Settings", "DocumentGroup", "MenuBarExtra", "UIViewRepresentable", "UIViewControllerRepresentable",
        "NSViewRepresentable",
        "UIView", "UIViewController",
      ]
    ),
    (.useState, ["Query", "FetchRequest"]),
    (
      .useObservable,
      [
        "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject", "Just", "Publishers", "Future",
        "Fail", "Deferred", "Empty",
      ]
    ),
    (
      .useArray,
      [
        "AnySequence", "AnyCollection", "AnyBidirectionalCollection", "AnyRandomAccessCollection", "ContiguousArray",
        "CollectionOfOne", "EmptyCollection",
        "IteratorSequence", "KeyValuePairs", "InlineArray", "IndexPath", "RangeSet",
      ]
    ),
    (.useTextMethods, ["Scanner", "Regex", "AnyRegexOutput", "NSPredicate", "NSRegularExpression"]),
    (
      .useNumber,
      [
        "Measurement", "MeasurementFormatter", "LengthFormatter", "Unit", "Dimension", "UnitLength", "UnitMass",
        "UnitDuration", "DateInterval", "UnitVolume", "UnitSpeed", "UnitArea", "UnitAngle", "UnitTemperature",
      ]
    ),
    (.useStyledTexts, ["AttributedString", "AttributeContainer"]),
    (.useJoined, ["ListFormatter", "ListFormatStyle"]),
    (.useParts, ["DateComponentsFormatter", "NSCalendar"]),
    (.useAppStorage, ["UserDefaults"]),
    (.useOnChange, ["Notification", "NSNotification", "NotificationCenter"]),
    (.useGeometryReader, ["UIScene", "UIWindowScene"]),
    (
      .useRectangle,
      [
        "Map", "MapReader", "Marker", "Annotation", "MapMarker", "MapPin", "MapAnnotation", "MapCircle", "MapPolyline",
        "MapPolygon", "UserAnnotation", "MapUserLocationButton", "MapCompass", "MapScaleView", "MapPitchToggle",
        "MapZoomStepper", "MapCameraPosition", "MapCamera", "MapCameraBounds", "MapStyle", "MapInteractionModes",
        "MapUserTrackingMode",
      ]
    ),
    (.usePath, ["CGMutablePath"]),
    (.useColorsAndFonts, ["NSColor", "UIFont"]),
    (.useFormatted, ["RelativeDateTimeFormatter", "ByteCountFormatter"]),
    (
      .giveTheValue,
      [
        "URLSession", "ProcessInfo", "FileManager", "JSONEncoder",
      ]
    ),
    (
      nil,
      [
        "TextRenderer", "TupleView", "MultiDatePicker", "ScrollPhase", "ScrollTarget", "CGVector", "Chart", "BarMark",
        "LineMark", "PointMark", "AreaMark", "RuleMark",
        "RectangleMark", "SectorMark", "AxisMarks", "AxisGridLine", "AxisValueLabel", "WebView", "WebPage",
        "Predicate", "MemoryLayout", "LosslessStringConvertible", "Strideable", "ExpressibleByStringInterpolation",
        "StringInterpolationProtocol", "ExpressibleByUnicodeScalarLiteral",
        "ExpressibleByExtendedGraphemeClusterLiteral", "RangeReplaceableCollection", "LazySequenceProtocol",
        "LazyCollectionProtocol", "LazyMapSequence", "LazyFilterSequence", "FlattenSequence", "JoinedSequence",
        "PrefixSequence", "DropFirstSequence", "EnumeratedSequence", "ReversedCollection", "DefaultIndices", "Slice",
        "Int128", "UInt128", "Float16", "Float80", "SetAlgebra", "TextOutputStream",
        "CodingKeyRepresentable",
        "ContinuousClock", "SuspendingClock", "AnyClass", "BitwiseCopyable", "ComparableComparator", "CommandLine",
      ]
    ),
  ])

  /// Each unsupported modifier with its alternative.
  static let modifiers = table([
    (
      .useRectangle,
      [
        "mapStyle", "mapControls", "mapScope", "mapControlVisibility", "annotationTitles", "annotationSubtitles",
      ]
    ),
    (
      nil,
      [
        "textRenderer", "fontWidth", "gaugeStyle", "controlGroupStyle", "disclosureGroupStyle",
        "onScrollPhaseChange",
      ]
    ),
  ])

  private static func table(_ groups: [(instead: UnsupportedMessage?, names: [String])]) -> [String:
    UnsupportedMessage?]
  {
    var table: [String: UnsupportedMessage?] = [:]
    for group in groups { for name in group.names { table.updateValue(group.instead, forKey: name) } }
    return table
  }
}

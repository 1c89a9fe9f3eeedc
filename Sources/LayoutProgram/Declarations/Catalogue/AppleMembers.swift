/// Members of Apple's types that exist but are not part of the course.
///
/// A program that uses one makes no mistake, while a name that is not in this table may be a typo.
package enum AppleMembers {
  /// Whether a type of Apple's has a member of that name.
  package static func has(_ name: String, of type: String) -> Bool {
    hasOwn(name, of: type) || everywhere.contains(name)
  }

  /// Whether the type itself has the member, apart from members of every type.
  package static func hasOwn(_ name: String, of type: String) -> Bool {
    table[type]?.contains(name) == true || families[type]?.contains(name) == true
  }

  /// Members of nearly every type of the library.
  private static let everywhere = words("customMirror hash encode debugDescription")

  /// Members that several types share.
  private static let families: [String: Set<String>] = {
    var found: [String: Set<String>] = [:]
    for (types, names) in [(lists, ofLists), (texts, ofLists), (texts, ofTexts), (numbers, ofNumbers)] {
      for type in types { found[type, default: []].formUnion(names) }
    }
    return found
  }()

  private static let lists = words(
    """
    Array ArraySlice Set Dictionary Range ClosedRange PartialRangeFrom LazySequence Sequence Collection Data \
    BidirectionalCollection RandomAccessCollection MutableCollection Zip2Sequence StrideTo StrideThrough UnfoldSequence \
    Repeated RangeExpression
    """)
  private static let texts = words("String Substring StringProtocol Character")
  private static let numbers = words(
    """
    Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float CGFloat BinaryInteger FixedWidthInteger \
    SignedInteger UnsignedInteger Numeric SignedNumeric FloatingPoint BinaryFloatingPoint
    """)

  private static let ofLists = words(
    """
    Element Index Indices Iterator SubSequence Keys Values Bound base capacity applying compare difference distance \
    firstRange formIndex formatted lastRange moveSubranges mutableSpan ranges relative remove removeFirst reserveCapacity \
    removeSubranges removingSubranges replace replacing span subranges trimPrefix trimmingPrefix unsafelyUnwrapped \
    withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable withUnsafeBufferPointer withUnsafeBytes \
    withUnsafeMutableBufferPointer withUnsafeMutableBytes elements popFirst hashValue startIndex endIndex indices index
    """)
  private static let ofTexts = words(
    """
    appendingFormat codingKey completePath decomposedStringWithCanonicalMapping \
    decomposedStringWithCompatibilityMapping fastestEncoding getBytes isContiguousUTF8 linguisticTags \
    localizedCapitalized localizedLowercase localizedStandardCompare localizedStandardRange localizedUppercase \
    precomposedStringWithCanonicalMapping precomposedStringWithCompatibilityMapping propertyList rangeOfCharacter \
    rangeOfComposedCharacterSequence rangeOfComposedCharacterSequences replacingCharacters smallestEncoding substring \
    enumerateLinguisticTags utf8Span withCString write Comparator CompareOptions Encoding EnumerationOptions UTF16View \
    UTF8View UnicodeScalarView output transcoded escaped properties localizedCompare folding applyingTransform \
    localizedCaseInsensitiveCompare localizedStandardContains enumerateSubstrings enumerateLines commonPrefix
    """)
  private static let ofNumbers = words(
    """
    Exponent IntegerLiteralType Magnitude magnitude RawExponent RawSignificand Stride Words bitWidth dividingFullWidth \
    exponentBitPattern isTotallyOrdered maximumMagnitude minimumMagnitude multipliedFullWidth signalingNaN \
    significandBitPattern significandWidth words dividedReportingOverflow remainderReportingOverflow binade hashValue \
    isCanonical isSubnormal isSignalingNaN isNormal addingProduct addProduct formRemainder formSquareRoot \
    formTruncatingRemainder leadingZeroBitCount trailingZeroBitCount nonzeroBitCount byteSwapped bigEndian littleEndian
    """)

  /// Whether a type has far more members than the few that the catalog declares.
  static func isPartlyKnown(_ type: String) -> Bool { partlyKnown.contains(type) }

  private static let partlyKnown = words(
    """
    UIApplication UIWindow UIImpactFeedbackGenerator UINotificationFeedbackGenerator \
    UISelectionFeedbackGenerator TimeZone GraphicsContext GraphicsContextShading UIImage \
    NumberFormatter DateFormatter DispatchQueue ObservableObjectPublisher NSNumber IndexSet \
    UIColor CharacterSet Hasher
    """)

  /// Whether a type is a class in Apple's frameworks, which can be inherited from, although it is a value here.
  static func isClass(_ type: String) -> Bool { classes.contains(type) }

  private static let classes = words("Bundle Timer UIColor UIDevice UIScreen")

  /// The note that suggests an alternative for a member, or for the whole type; nil without a close alternative.
  package static func instead(of name: String, in type: String) -> UnsupportedMessage? {
    replacements["\(type).\(name)"] ?? replacements[type]
  }

  private static let replacements: [String: UnsupportedMessage] = [
    "CharacterSet": .useTextMethods, "StringCompareOptions": .useTextMethods, "String.firstMatch": .useTextMethods,
    "String.wholeMatch": .useTextMethods, "String.prefixMatch": .useTextMethods, "String.matches": .useTextMethods,
    "Array.formatted": .useJoined, "UIColor": .useColorsAndFonts, "UIApplication.connectedScenes": .useGeometryReader,
    "UIWindow.windowScene": .useGeometryReader, "UIWindow.screen": .useGeometryReader, "Path.cgPath": .usePath,
  ]

  private static let table: [String: Set<String>] = [
    "EnvironmentValues": words(
      """
      managedObjectContext modelContext undoManager openWindow dismissWindow pushWindow openSettings \
      openDocument newDocument requestReview purchase authorizationController webAuthenticationSession fileExporter \
      imageScale resetFocus rename isHoverEffectEnabled symbolVariants symbolRenderingMode headerProminence \
      springLoadingBehavior keyboardShortcut menuIndicatorVisibility menuOrder tabViewBottomAccessoryPlacement \
      backgroundStyle backgroundMaterial backgroundProminence widgetFamily widgetRenderingMode isActivityFullscreen \
      activityFamily contentTransition contentTransitionAddsDrawingGroup horizontalScrollIndicatorVisibility \
      verticalScrollIndicatorVisibility scrollDismissesKeyboardMode allowedDynamicRange searchSuggestionsPlacement \
      findContext appearsActive controlActiveState materialActiveAppearance labelsVisibility \
      documentConfiguration supportsImageAI immersiveSpaceDismissed openImmersiveSpace dismissImmersiveSpace \
      isSceneCaptured accessibilityQuickActionsEnabled accessibilityAssistiveAccessEnabled accessibilityDimFlashingLights \
      accessibilityPlayAnimatedImages accessibilityLargeContentViewerEnabled
      """),
    "Bundle": words(
      """
      bundleIdentifier infoDictionary localizedInfoDictionary object bundleURL bundlePath resourceURL resourcePath \
      localizations preferredLocalizations developmentLocalization urls paths localizedString loadNibNamed \
      appStoreReceiptURL allBundles
      """),
    "URL": words(
      """
      deletingLastPathComponent deletingPathExtension appendPathComponent append standardizedFileURL fragment query port \
      user password baseURL relativePath relativeString absoluteURL isFileURL resourceValues startAccessingSecurityScopedResource \
      stopAccessingSecurityScopedResource documentsDirectory cachesDirectory temporaryDirectory homeDirectory \
      applicationSupportDirectory downloadsDirectory checkResourceIsReachable pathComponents hasDirectoryPath setResourceValues \
      bookmarkData appendingPathExtension lines resourceBytes
      """),
    "Data": words(
      """
      write base64EncodedString base64EncodedData append withUnsafeBytes subdata range prefix suffix dropFirst map \
      hexString compressed decompressed
      """),
    "String": words(
      """
      write range localizedStandardContains addingPercentEncoding removingPercentEncoding cString applyingTransform \
      folding enumerateSubstrings enumerateLines StringInterpolation size boundingRect localizedName capitalized \
      firstMatch wholeMatch prefixMatch matches commonPrefix unicodeScalarView utf8CString makeContiguousUTF8 \
      withContiguousStorageIfAvailable withUTF8 getCString lengthOfBytes paragraphRange lineRange
      """),
    "DecodingError": words("keyNotFound valueNotFound typeMismatch dataCorrupted dataCorruptedError Context"),
    "Calendar": words(
      """
      weekdaySymbols shortWeekdaySymbols veryShortWeekdaySymbols monthSymbols locale timeZone firstWeekday isDateInWeekend \
      range maximumRange ordinality shortStandaloneWeekdaySymbols standaloneWeekdaySymbols shortMonthSymbols \
      veryShortStandaloneWeekdaySymbols standaloneMonthSymbols shortStandaloneMonthSymbols amSymbol pmSymbol nextWeekend \
      dateIntervalOfWeekend dateInterval nextDate enumerateDates minimumDaysInFirstWeek identifier autoupdatingCurrent dates eraSymbols \
      longEraSymbols minimumRange quarterSymbols shortQuarterSymbols
      """),
    "Gesture": words("updating onEnded onChanged map"),
    "Timer": words("publish fire scheduledTimer tolerance userInfo fireDate isValid timeInterval"),
    "UIDevice": words(
      """
      name model systemName systemVersion orientation identifierForVendor batteryLevel batteryState localizedModel \
      isBatteryMonitoringEnabled orientationDidChangeNotification proximityState playInputClick \
      beginGeneratingDeviceOrientationNotifications batteryLevelDidChangeNotification \
      batteryStateDidChangeNotification
      """),
    "UIScreen": words(
      "nativeBounds nativeScale brightness screens traitCollection maximumFramesPerSecond fixedCoordinateSpace"),
    "CGRect": words("divided infinite integral isInfinite isNull null standardized equalTo dictionaryRepresentation"),
    "Date": words(
      "ISO8601Format addTimeInterval ParseStrategy FormatStyle RelativeFormatStyle AnchoredRelativeFormatStyle"),
    "DateComponents": words(
      """
      calendar dayOfYear era isLeapMonth isRepeatedDay isValidDate nanosecond quarter setValue timeZone value weekOfMonth \
      weekOfYear weekdayOrdinal yearForWeekOfYear formatted
      """),
    "OptionSet": words("update isStrictSuperset isStrictSubset"),
    "KeyPath": words("rootType valueType hashValue appending"),
    "UIColor": words(
      """
      getRed getHue getWhite cgColor ciColor withAlphaComponent resolvedColor setFill setStroke set init description
      """),
    "Path": words(
      """
      trimmedPath boundingRect cgPath forEach contains currentPoint isEmpty description applying offsetBy union \
      intersection subtracting symmetricDifference lineIntersection lineSubtraction normalized
      """),
    "UIBezierPath": words(
      """
      move addLine addCurve addQuadCurve addArc close append apply reversing removeAllPoints bounds contains isEmpty \
      currentPoint lineWidth lineCapStyle lineJoinStyle miterLimit fill stroke addClip init
      """),
    "IntegerFormatStyle": words("grouping notation sign decimalSeparator scale rounded attributed parseStrategy"),
    "FloatingPointFormatStyle": words("grouping notation sign decimalSeparator scale rounded attributed parseStrategy"),
    "NumberFormatter.Style": words("spellOut ordinal scientific currencyAccounting currencyISOCode currencyPlural"),
    "NumberFormatterStyle": words("spellOut ordinal scientific currencyAccounting currencyISOCode currencyPlural"),
    "NumberFormatter": words("number numberFormat getObjectValue"), "DateFormatter": words("dates getObjectValue"),
    "ListStyle": words("carousel bordered elliptical"), "ToggleStyle": words("checkbox"),
    "Spring": words(
      "value velocity duration bounce response dampingRatio stiffness damping mass settlingDuration update"),
    "UnitCurve": words("value velocity inverse circularEaseIn circularEaseOut circularEaseInOut"),
    "Duration": words("components formatted attoseconds"),
    "TextSelection": words("isInsertion indices affinity Indices"),
    "AnyLayout": words("spacing explicitAlignment"), "HStackLayout": words("spacing explicitAlignment"),
    "VStackLayout": words("spacing explicitAlignment"), "ZStackLayout": words("spacing explicitAlignment"),
    "GridLayout": words("spacing explicitAlignment"),
    "SymbolTransitionEffect": words("individually wholeSymbol byLayer up down"),
    "DateFormatLength": words("ordinalOfDayInMonth shortened complete julianModified twoDigits defaultDigits"),
    "NavigationPath": words("CodableRepresentation codable"),
    "DateFormatStyle": words(
      "week timeZone era quarter dayOfYear secondFraction locale attributed parseStrategy interval"),
    "Text": words("customAttribute Layout LayoutKey"),
    "StringCompareOptions": words("regularExpression anchored backwards diacriticInsensitive widthInsensitive"),
    "Optional": words("hashValue unsafelyUnwrapped take"), "Range": words("overlaps"), "ClosedRange": words("overlaps"),
    "LazySequence": words("reversed"), "IteratorProtocol": words("Element"), "AdditiveArithmetic": words("zero"),
    "CaseIterable": words("AllCases"), "RawRepresentable": words("RawValue"),
    "JSONDecoder": words(
      "userInfo allowsJSON5 assumesTopLevelDictionary dataDecodingStrategy nonConformingFloatDecodingStrategy"),
    "TimerPublisher": words("zip map sink filter merge combineLatest scan prefix receive assign debounce throttle"),
    "NumberFormatPrecision": words("significantDigits integerLength integerAndFractionLength"),
    "Color": words("cgColor resolve accessibilityName"),
    "Image": words("asUIImage symbolEffect allowedDynamicRange"),
    "View": words(
      """
      containerRelativeFrame textRenderer fontWidth alternatingRowBackgrounds textFieldStyle \
      chartXAxis chartYAxis chartLegend chartXScale chartYScale chartForegroundStyleScale chartPlotStyle chartOverlay \
      chartBackground chartXSelection chartYSelection chartAngleSelection chartScrollableAxes chartXVisibleDomain \
      chartXAxisLabel chartYAxisLabel mapCameraKeyframeAnimator onMapCameraChange \
      lookAroundViewer realityViewCameraControls signInWithAppleButtonStyle inspector inspectorColumnWidth \
      navigationSubtitle windowStyle windowResizability \
      windowToolbarStyle defaultSize commands commandsRemoved tableStyle tableColumnHeaders \
      indexViewStyle tabViewSidebarHeader \
      menuBarExtraStyle sheetPresentation toolbarForegroundStyle toolbarTitleMenu \
      listSectionIndexVisibility storeProductsTask storeProductTask modelContainer modelContext productViewStyle \
      subscriptionStoreControlStyle subscriptionStatusTask inAppPurchaseOptions onInAppPurchaseCompletion \
      manageSubscriptionsSheet offerCodeRedemption refundRequestSheet translationPresentation translationTask
      """),
  ]

  private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}

/// Members of Apple's types that exist but are not part of the course.
///
/// A program that uses one makes no mistake, while a name that is not in this table may be a typo.
enum AppleMembers {
  /// Whether one of Apple's types has a member of that name.
  static func has(_ name: String, of type: String) -> Bool { table[type]?.contains(name) == true }

  /// Whether a type has far more members than the few that the catalog declares.
  static func isPartlyKnown(_ type: String) -> Bool { partlyKnown.contains(type) }

  private static let partlyKnown = words(
    """
    UIApplication UIWindow UIImpactFeedbackGenerator UINotificationFeedbackGenerator \
    UISelectionFeedbackGenerator TimeZone GraphicsContext GraphicsContextShading UIImage \
    AttributedString AttributeContainer NumberFormatter DateFormatter \
    DispatchQueue PassthroughSubject CurrentValueSubject ObservableObjectPublisher NSNumber IndexSet \
    UIColor CharacterSet Hasher
    """)

  /// Whether a type is a class in Apple's frameworks, which can be inherited from, although it is a value here.
  static func isClass(_ type: String) -> Bool { classes.contains(type) }

  private static let classes = words("Bundle Timer UIColor UIDevice UIScreen")

  /// The note that suggests an alternative for a member, or for the whole type; nil without a close alternative.
  static func instead(of name: String, in type: String) -> UnsupportedMessage? {
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
      dateIntervalOfWeekend enumerateDates minimumDaysInFirstWeek
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
    "UIColor": words(
      """
      getRed getHue getWhite cgColor ciColor withAlphaComponent resolvedColor setFill setStroke set init description
      """),
    "Path": words(
      """
      trimmedPath boundingRect cgPath forEach contains currentPoint isEmpty description applying offsetBy union \
      intersection subtracting symmetricDifference lineIntersection lineSubtraction normalized
      """),
    "IntegerFormatStyle": words("grouping notation sign decimalSeparator scale rounded attributed parseStrategy"),
    "FloatingPointFormatStyle": words("grouping notation sign decimalSeparator scale rounded attributed parseStrategy"),
    "NumberFormatter.Style": words("spellOut ordinal scientific currencyAccounting currencyISOCode currencyPlural"),
    "NumberFormatterStyle": words("spellOut ordinal scientific currencyAccounting currencyISOCode currencyPlural"),
    "FileManager": words(
      """
      temporaryDirectory homeDirectoryForCurrentUser contentsOfDirectory createDirectory createFile copyItem moveItem \
      removeItem attributesOfItem fileExists containerURL enumerator isReadableFile isDeletableFile contents
      """),
    "NumberFormatter": words("number numberFormat getObjectValue"), "DateFormatter": words("dates getObjectValue"),
    "ListStyle": words("carousel bordered elliptical"), "ToggleStyle": words("checkbox"),
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
    "Array": words("formatted hashValue withUnsafeBufferPointer difference applying trimmingPrefix subranges hash"),
    "ArraySlice": words("hashValue withUnsafeBufferPointer difference applying trimmingPrefix subranges hash"),
    "Set": words("hashValue formatted capacity reserveCapacity hash"), "Dictionary": words("hashValue capacity hash"),
    "Optional": words("hashValue unsafelyUnwrapped hash take"),
    "Range": words("hashValue hash relative overlaps"), "ClosedRange": words("hashValue hash relative overlaps"),
    "LazySequence": words("reversed elements startIndex endIndex indices distance"),
    "Sequence": words("Iterator SubSequence"), "Collection": words("Iterator SubSequence Indices"),
    "IteratorProtocol": words("Element"), "BinaryInteger": words("Magnitude Words"),
    "FixedWidthInteger": words("Magnitude Words"), "StringProtocol": words("SubSequence UTF8View"),
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

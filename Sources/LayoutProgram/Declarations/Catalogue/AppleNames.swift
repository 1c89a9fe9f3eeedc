/// Names from Apple's other frameworks, which exist but which layout never needs.
///
///     UIHostingController, CLLocationManager     by framework prefix and last word
///     URLRequest, UIApplication                  by full name
///
/// The list has only names that no program is likely to give to its own types. So if a file of the program is
/// missing, the message still says that a type is missing.
enum AppleNames {
  /// Whether Apple has a type of that name.
  static func has(_ name: String) -> Bool { named.contains(name) || isBuiltAsApples(name) }

  /// Whether Apple's frameworks or the standard library have a function of that name: `withTaskGroup`.
  static func hasFunction(_ name: String) -> Bool { functions.contains(name) }

  private static let functions = words(
    """
    withTaskGroup withThrowingTaskGroup withDiscardingTaskGroup withThrowingDiscardingTaskGroup withCheckedContinuation \
    withCheckedThrowingContinuation withUnsafeContinuation withUnsafeThrowingContinuation withTaskCancellationHandler \
    withUnsafePointer withUnsafeMutablePointer withUnsafeBytes withExtendedLifetime withObservationTracking \
    isKnownUniquelyReferenced dump nearbyint sinh cosh tanh asinh acosh atanh exp2 expm1 log1p logb erf \
    erfc tgamma fdim llround lrint ldexp scalbn ilogb fma modf frexp copysign
    """)

  /// Recognizes `UI…View` and `CL…Manager`: a framework prefix, and a word with which its type names end.
  private static func isBuiltAsApples(_ name: String) -> Bool {
    let letters = Array(name.utf8.prefix(8))
    guard letters.count > 4, isUpper(letters[0]), isUpper(letters[1]) else { return false }
    let length = isUpper(letters[2]) && isUpper(letters[3]) ? 3 : 2
    guard isUpper(letters[length]), frameworks.contains(String(name.prefix(length))) else { return false }
    return endings.contains { name.hasSuffix($0) }
  }

  private static func isUpper(_ letter: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) }

  private static let frameworks = words(
    "UI NS CG CA CI CL CN CK AV MK WK SK UN PH PK HK EK MF ML VN GK AS SCN AR SF CH CM")

  private static let endings = words(
    """
    View Controller Delegate DataSource Recognizer Representable RepresentableContext Manager Coordinator Adaptor Scene \
    SceneSession Window Button Bar BarAppearance BarItem Item Field Generator Configuration ConfigurationProtocol Metrics \
    Cell Responder Screen Style Request Center Content Trigger Settings Session Player Item Asset Engine Context Store \
    Container Query Record Region Span Annotation Overlay Map Items Placemark Location Coordinate Coordinate2D Degrees \
    Distance Heading Data Set Entity Description Object ObjectID ObjectContext Filter Layer Animation Path Protocol \
    Predicate Expression Number Value String Error Coder Coding Cache Lock URL UUID Regex RegularExpression Range \
    Attributes Attachment Paragraph ParagraphStyle Insets Orientation Level Category Traits TraitCollection Effect \
    Options Key Info Event Touch Press Picker Results Result Action Alert Menu Element Symbol Notification Observation \
    Model Pattern Renderer Player Output Input Device Preset Buffer Response Transitioning Reader Presentation Layout Group Anchor Constraint Control
    """)

  private static let named = words(
    """
    UIViewControllerType UIViewType NSViewType NSViewControllerType UIActivity AVSpeechUtterance AVSpeechSynthesizer AVSpeechSynthesisVoice \
    CTFramesetter CTFrame CTLine CTRun AnyCollection \
    UIFont UIResponder UIView UIControl UISwitch UISlider UILabel UIEvent \
    UIPasteboard UIAccessibility UIBlurEffect UIVisualEffectView UITextChecker UIFontMetrics \
    UIKeyboardType UITextContentType UITextAutocapitalizationType UIViewRepresentable \
    UIUserInterfaceIdiom UIUserInterfaceStyle UIInterfaceOrientation UIDeviceOrientation UIInterfaceOrientationMask \
    UIApplicationDelegate UIApplicationDelegateAdaptor NSApplicationDelegateAdaptor \
    WKExtensionDelegateAdaptor UISceneDelegate UIWindowSceneDelegate UIGraphicsImageRenderer UIActivityItemSource \
    UIImageWriteToSavedPhotosAlbum UIGraphicsGetImageFromCurrentImageContext UIGraphicsBeginImageContextWithOptions \
    UIApplicationMain NSObject NSObjectProtocol NSApplication NSColor NSFont NSImage NSView NSScreen NSWindow NSEvent \
    NSCursor NSWorkspace NSSound NSData NSDate NSArray NSDictionary NSMutableArray NSMutableDictionary NSError NSNull \
    NSManaged NSUserActivity NSItemProvider NSTextView NSNumber NSLock NSCache NSCoding NSLog NSRange \
    NSCompoundPredicate NSSortDescriptor NSPersistentContainer NSPersistentCloudKitContainer \
    NSPersistentStoreCoordinator NSManagedObjectModel NSMergePolicy NSMergeByPropertyObjectTrumpMergePolicy \
    NSSearchPathForDirectoriesInDomains NSHomeDirectory NSTemporaryDirectory NSKeyedArchiver NSKeyedUnarchiver \
    NSClassFromString NSStringFromClass \
    CGContext CGImage CGColor CGColorSpace CGFont CGGradient CGDataProvider CADisplayLink \
    CALayer CAShapeLayer CAGradientLayer CAEmitterLayer CAEmitterCell CATransaction CATransform3D CAMediaTimingFunction \
    CACurrentMediaTime CIImage CIContext CIFilter CLLocation CLGeocoder CLAuthorizationStatus CLPlacemark \
    AVFoundation AVAsset AVPlayer MKMapItem MKMapView MKMapRect MKPlacemark MKDirections \
    MKLocalSearch MKPointAnnotation \
    LAContext LAPolicy CHHapticEngine CHHapticEvent CMMotionManager CMPedometer CMTime HKHealthStore HKUnit \
    SKScene SKView SKSpriteNode SKNode SKAction SKEmitterNode SKTexture SKLabelNode SKTransition SKStoreReviewController \
    SKProduct SKPayment SCNScene SCNView SCNNode ARView ASAuthorization SFSafariViewController SFSpeechRecognizer \
    PKDrawing PKCanvasView PDFView PDFDocument MTKView MTLDevice MLModel VNCoreMLModel CKRecord CKContainer CNContact \
    CTFont CTFontManagerRegisterFontsForURL DCDevice WCSession GKLocalPlayer GADBannerView QLPreviewController \
    URLRequest URLResponse HTTPURLResponse URLComponents \
    URLQueryItem URLCache URLSessionConfiguration URLSessionTask URLSessionDataTask URLSessionWebSocketTask URLError \
    URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask URLResourceValues URLCredential \
    URLAuthenticationChallenge HTTPCookieStorage PropertyListDecoder PropertyListEncoder JSONSerialization \
    InputStream OutputStream FileHandle FileWrapper CodingUserInfoKey \
    FileDocument ReferenceFileDocument FileDocumentConfiguration UTType \
    OperationQueue BlockOperation DispatchSemaphore DispatchGroup \
    DispatchSource DispatchData OSLog OSAllocatedUnfairLock \
    MassFormatter EnergyFormatter PersonNameComponentsFormatter PersonNameComponents \
    ISO8601DateFormatter DateIntervalFormatter UnitPower UnitEnergy \
    UnitPressure UnitInformationStorage RelativeDateTimeFormatter ByteCountFormatter Mirror \
    FetchedResults SectionedFetchResults SectionedFetchRequest ModelContext ModelContainer ModelConfiguration \
    FetchDescriptor SortDescriptor KeyPathComparator FocusedValue FocusedBinding FocusedObject \
    LookAroundPreview \
    VideoPlayer PhotosPicker PhotosPickerItem SpriteView SceneView RealityView Model3D \
    WidgetCenter WidgetBundle WidgetConfiguration StaticConfiguration IntentConfiguration TimelineEntry \
    TimelineProvider IntentTimelineProvider WidgetFamily ActivityAttributes ActivityConfiguration AppIntent \
    AppShortcutsProvider SubscriptionStoreView SignInWithAppleButton PasteButton \
    HSplitView VSplitView CommandMenu CommandGroup Commands SidebarCommands KeyPathComparator \
    TextEditingCommands ToolbarCommands ToolbarContent ToolbarItem ToolbarItemGroup ToolbarSpacer ImmersiveSpace \
    Publisher Subscriber Subscribers AnySubscriber Cancellable \
    ConnectablePublisher ObservableObjectPublisher Unmanaged UnsafePointer UnsafeMutablePointer UnsafeRawPointer \
    UnsafeMutableRawPointer OpaquePointer Selector IndexPath \
    FileAttributeKey FileAttributeType FileProtectionType POSIXError CocoaError MachError \
    AsyncStream AsyncThrowingStream CheckedContinuation UnsafeContinuation Decimal \
    UnitCurve NSExpression Thread Operation EventKit \
    CATransform3DIdentity CATransform3DMakeRotation CATransform3DMakeScale CATransform3DMakeTranslation \
    CATransform3DRotate CATransform3DScale CATransform3DTranslate CATransform3DConcat ImageRenderer ShaderLibrary \
    ShaderFunction Shader SubviewsCollection SubviewsCollectionSlice UIGraphicsImageRendererFormat UIStatusBarStyle \
    PHPhotoLibrary AVPlayerLooper AVURLAsset AVAudioFile AVCapturePhoto AVCapturePhotoOutput NWPathMonitor NWInterface \
    LanguageModelSession SystemLanguageModel AlarmButton AlarmManager RPScreenRecorder ActivityContent \
    DispatchSerialQueue TabViewCustomization FocusedValueKey FocusedValues LibraryContentProvider LibraryItem \
    Transferable TransferRepresentation ProxyRepresentation CodableRepresentation FileRepresentation DataRepresentation \
    AsyncIteratorProtocol AsyncSequence TaskGroup ThrowingTaskGroup AppStorageKey CoordinateSpaceConverter \
    UIGestureRecognizerRepresentable UIGestureRecognizerType TableColumn TableRow \
    PersonNameComponentsFormatStyle UIViewPropertyAnimator UIHostingConfiguration UISelectionFeedbackGenerator \
    CheckboxToggleStyle LocationButton SIMD2 SIMD3 SIMD4 LibraryContentBuilder CommandsBuilder DefaultStringInterpolation CustomReflectable SortOrder NSPanel NSVisualEffectView CNMutableContact SortComparator CustomTestStringConvertible \
    NSStatusItem NSMenuItem NSSplitView NSOpenPanel NSSavePanel NSPasteboard CFNotificationCenter NSAppearance \
    ValueTransformer TextAttribute TransactionKey AnyKeyPath PartialKeyPath NSKeyedArchiver NSKeyedUnarchiver \
    TipKit Tip Tips AccessibilityFocusState AccessibilityNotification AttributeScopes SymmetricKey SHA256 AES \

    """)

  private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}

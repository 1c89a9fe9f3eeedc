import LayoutEngine

extension Vocabulary {
  /// Maps: as large as they are offered. What is on them is read and never laid out.
  static let maps: [NativeDeclaration] =
    [
      .type("struct Map: View").approximated("As large as it is offered; nothing on it is laid out."),
      .type("struct MapInteractionModes: OptionSet").ignored, .type("struct MapUserTrackingMode: Hashable").ignored,
      .type("struct MapCameraPosition: Hashable").ignored, .type("struct MapCamera: Hashable").ignored,
      .type("struct MapCameraBounds: Hashable").ignored, .type("struct MapStyle").ignored,
      .type("struct MapStyleElevation: Hashable").ignored, .type("struct MapPointOfInterestCategories").ignored,
    ]
    + mapForms.map { form in
      .member("Map", "init\(form)") { (call: Arguments) in leaf(.shape, call) }
    }
    + content.flatMap { type, forms in
      [.type("struct \(type): View").approximated("Only on a map, where nothing is laid out.")]
        + forms.map { form in .member(type, "init\(form)") { (call: Arguments) in .view(View(.empty, at: call.range)) }
        }
    }
    + mapModifiers.map { .modifier($0) { (run: Run, call: Arguments) in run.modify(call, nil) }.ignored }
    + names("MapInteractionModes", ["all", "pan", "zoom", "pitch", "rotate"])
    + names("MapUserTrackingMode", ["none", "follow"])
    + names("MapCameraPosition", ["automatic"])
    + names("MapStyle", ["standard", "hybrid", "imagery"])
    + names("MapStyleElevation", ["automatic", "flat", "realistic"])
    + names("MapPointOfInterestCategories", ["all", "excludingAll"])
    + cameras.map { type, form in .member(type, form) { .token(type) }.ignored }

  private static let interaction = "interactionModes: MapInteractionModes = 0"
  private static let region =
    "coordinateRegion: Binding<MKCoordinateRegion>, \(interaction), showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil"
  private static let camera = "bounds: MapCameraBounds? = nil, \(interaction), scope: NamespaceID? = nil"
  private static let onMap = "@unread content: () -> View"

  private static let mapForms: [String] =
    [
      "(\(region))",
      "<Element: Identifiable>(\(region), annotationItems items: RandomAccessCollection<Element>, @unread annotationContent: (Element) -> View)",
    ]
    + ["", "initialPosition: MapCameraPosition, ", "position: Binding<MapCameraPosition>, "].flatMap { start in
      [
        "(\(start)\(camera))", "(\(start)\(camera), \(onMap))",
        "<V: Hashable>(\(start)\(camera.replacingScope(with: "selection: Binding<V?>")), \(onMap))",
      ]
    }

  private static let at = "coordinate: CLLocationCoordinate2D"

  /// What stands on a map.
  private static let content: [(type: String, forms: [String])] = [
    (
      "Marker",
      [
        "(_ title: String, \(at))", "(_ title: String, systemImage: String, \(at))",
        "(_ title: String, image: String, \(at))", "(_ title: String, monogram: Text, \(at))",
        "(\(at), @unread label: () -> View)",
      ]
    ),
    (
      "Annotation",
      [
        "(_ title: String, \(at), anchor: UnitPoint = 0, @unread content: () -> View)",
        "(\(at), anchor: UnitPoint = 0, @unread content: () -> View, @unread label: () -> View)",
      ]
    ),
    ("MapMarker", ["(\(at), tint: Color? = nil)"]), ("MapPin", ["(\(at), tint: Color? = nil)"]),
    ("MapAnnotation", ["(\(at), anchorPoint: CGPoint = 0, @unread content: () -> View)"]),
    ("MapCircle", ["(center: CLLocationCoordinate2D, radius: Double)"]),
    ("MapPolyline", ["(coordinates: [CLLocationCoordinate2D])"]),
    ("MapPolygon", ["(coordinates: [CLLocationCoordinate2D])"]),
    ("UserAnnotation", ["()"]),
    ("MapUserLocationButton", ["(scope: NamespaceID? = nil)"]), ("MapCompass", ["(scope: NamespaceID? = nil)"]),
    ("MapScaleView", ["(scope: NamespaceID? = nil)"]), ("MapPitchToggle", ["(scope: NamespaceID? = nil)"]),
    ("MapZoomStepper", ["(scope: NamespaceID? = nil)"]),
  ]

  private static let mapModifiers = [
    "mapStyle(_ style: MapStyle)", "mapControls(@unread _ content: () -> View)", "mapScope(_ scope: NamespaceID)",
    "mapControlVisibility(_ visibility: Visibility)", "annotationTitles(_ visibility: Visibility)",
    "annotationSubtitles(_ visibility: Visibility)",
  ]

  private static let cameras: [(type: String, form: String)] = [
    ("MapCameraPosition", "static func region(_ region: MKCoordinateRegion) -> MapCameraPosition"),
    ("MapCameraPosition", "static func camera(_ camera: MapCamera) -> MapCameraPosition"),
    (
      "MapCameraPosition",
      "static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition"
    ),
    (
      "MapCamera",
      "init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: CGFloat = 0)"
    ),
    ("MapCameraBounds", "init(minimumDistance: Double? = nil, maximumDistance: Double? = nil)"),
    (
      "MapCameraBounds",
      "init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil)"
    ),
    (
      "MapStyle",
      "static func standard(elevation: MapStyleElevation = 0, pointsOfInterest: MapPointOfInterestCategories = 0, showsTraffic: Bool = false) -> MapStyle"
    ),
    (
      "MapStyle",
      "static func hybrid(elevation: MapStyleElevation = 0, pointsOfInterest: MapPointOfInterestCategories = 0, showsTraffic: Bool = false) -> MapStyle"
    ),
    ("MapStyle", "static func imagery(elevation: MapStyleElevation = 0) -> MapStyle"),
  ]
}

extension String {
  /// A selection stands where else the scope of the map does.
  fileprivate func replacingScope(with other: String) -> String {
    let end = "scope: NamespaceID? = nil"
    return hasSuffix(end) ? dropLast(end.count) + other + ", " + end : self
  }
}

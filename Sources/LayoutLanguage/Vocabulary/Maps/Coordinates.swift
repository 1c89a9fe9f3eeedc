extension Vocabulary {
  /// Where on earth something is, and how much of it a map shows.
  static let coordinates: [NativeDeclaration] =
    [
      .type("struct CLLocationCoordinate2D"), .type("struct MKCoordinateSpan"), .type("struct MKCoordinateRegion"),
      .member("CLLocationCoordinate2D", "init()") { pair(.double(0), .double(0)) },
      .member("MKCoordinateSpan", "init()") { pair(.double(0), .double(0)) },
      .member("MKCoordinateRegion", "init()") { pair(pair(.double(0), .double(0)), pair(.double(0), .double(0))) },
      .member("CLLocationCoordinate2D", "init(latitude: Double, longitude: Double)") {
        (latitude: Value, longitude: Value) in pair(latitude, longitude)
      },
      .member("MKCoordinateSpan", "init(latitudeDelta: Double, longitudeDelta: Double)") {
        (latitude: Value, longitude: Value) in pair(latitude, longitude)
      },
      .member("MKCoordinateRegion", "init(center: CLLocationCoordinate2D, span: MKCoordinateSpan)") {
        (center: Value, span: Value) in pair(center, span)
      },
      .member(
        "MKCoordinateRegion",
        "init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double)"
      ) { (center: Value, latitudinal: Double, longitudinal: Double) in
        pair(center, pair(.double(latitudinal / metersOfDegree), .double(longitudinal / metersOfDegree)))
      }.approximated("A degree is as long everywhere."),
    ]
    + parts.flatMap { type, kind, names in
      names.enumerated().map { index, name in
        .property(type, "var \(name): \(kind[min(index, kind.count - 1)])") { (whole: Value?) in
          part(index, of: whole)
        } set: { (whole: Value?, newValue: Value) in
          index == 0 ? pair(newValue, part(1, of: whole)) : pair(part(0, of: whole), newValue)
        }
      }
    }

  private static let metersOfDegree = 111_320.0

  private static let parts: [(type: String, kind: [String], names: [String])] = [
    ("CLLocationCoordinate2D", ["Double"], ["latitude", "longitude"]),
    ("MKCoordinateSpan", ["Double"], ["latitudeDelta", "longitudeDelta"]),
    ("MKCoordinateRegion", ["CLLocationCoordinate2D", "MKCoordinateSpan"], ["center", "span"]),
  ]

  private static func pair(_ first: Value, _ second: Value) -> Value { .tuple([first, second]) }

  private static func part(_ index: Int, of whole: Value?) -> Value {
    guard case .tuple(let parts, _)? = whole, index < parts.count else { return .double(0) }
    return parts[index]
  }
}

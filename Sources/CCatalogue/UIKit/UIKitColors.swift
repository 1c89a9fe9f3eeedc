extension Color {
  public init(_ name: String, bundle: Bundle?) { native() }
}

extension UIImage {
  public convenience init?(data: Data) { native() }
}

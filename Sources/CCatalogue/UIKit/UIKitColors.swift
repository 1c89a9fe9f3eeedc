extension Color {
  public init(_ name: String, bundle: Bundle?) { native() }
}

extension UIImage {
  public init?(data: Data) { native() }
}

extension Color {
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
}

extension UIImage {
  public convenience init?(data: Data) { native() }
}

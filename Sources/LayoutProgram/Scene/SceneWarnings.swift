import Diagnostics

extension Problem {
  /// The name of the missing image that a warning reports; nil for other problems.
  public var missingImage: String? {
    if let message = message as? SceneMessage, case .noImage(let name) = message { name } else { nil }
  }

  /// Whether a warning is about numbers that layout could not use, as in Xcode's console.
  public var isLayoutOddity: Bool { message is LayoutMessage }
}

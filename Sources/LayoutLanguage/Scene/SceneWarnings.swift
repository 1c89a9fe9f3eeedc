import Diagnostics

extension Problem {
  /// The image that a scene's warning misses; nil for other problems.
  public var missingImage: String? {
    if let message = message as? SceneMessage, case .noImage(let name) = message { name } else { nil }
  }

  /// Whether a scene's warning is about numbers that layout could not use, as Xcode's console has it.
  public var isLayoutOddity: Bool { message is LayoutMessage }
}

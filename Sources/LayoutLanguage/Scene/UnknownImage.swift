import Diagnostics

extension Problem {
  /// The image that a scene's warning misses; nil for other problems.
  public var missingImage: String? {
    if let message = message as? SceneMessage, case .noImage(let name) = message { name } else { nil }
  }
}

import Diagnostics

/// A SwiftUI source, parsed and checked, ready to be shown.
public struct Program: Sendable {
  /// The files it was made of; the first is the learner's, the others were given.
  public let sources: [SourceText]
  /// Problems that do not keep it from running.
  public let warnings: [Problem]

  /// Parses and checks the files of one module.
  ///
  /// - Throws: every problem found, in source order.
  public static func compile(_ sources: [SourceText]) throws(Problems) -> Program {
    throw Problems([Problem(.unsupported, "not built yet")], in: sources)
  }

  /// Builds the root view, lays it out and names its views.
  ///
  /// - Throws: the problem that stopped it.
  public func scene(for request: SceneRequest) throws(Problems) -> Scene {
    throw Problems([Problem(.unsupported, "not built yet")], in: sources)
  }
}

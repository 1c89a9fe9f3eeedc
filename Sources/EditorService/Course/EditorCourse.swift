import Diagnostics
import LayoutProgram

/// The language server's interface to the course, which knows folders, packs and progress.
public protocol EditorCourse: Sendable {
  /// The role of a file: an answer to an exercise, or a layout of its own.
  ///
  /// - Parameter path: nil for a text without a file.
  func subject(at path: String?) -> EditorSubject

  /// The learner's layouts in the work folder of a file, with their paths.
  ///
  /// - Parameter path: nil for the current folder.
  func layouts(beside path: String?) -> [(path: String, source: SourceText)]

  /// The findings of a check of the text as an answer, beyond compiler errors; nil for a text that answers no exercise.
  func findings(in answer: SourceText, at path: String, speaking language: Language) -> [EditorFinding]?

  /// Draws a text into a file.
  func picture(of answer: SourceText, at path: String?, speaking language: Language) -> EditorPicture
}

/// The given code to compile a text with, and the scenes to lay it out in.
public struct EditorSubject: Sendable {
  /// A scene to lay a text out in.
  public struct Scene: Sendable {
    /// The scenario's name; empty for a layout of its own.
    public var name: String
    /// The request for the program.
    public var request: SceneRequest

    /// Makes a scene.
    public init(name: String, request: SceneRequest) {
      self.name = name
      self.request = request
    }
  }

  /// The exercise's given code.
  public var given: SourceText?
  /// The path of a copy of the given code that the learner may read and not write; nil if there is none.
  public var givenPath: @Sendable () -> String?
  /// The visible scenarios, the first one first.
  public var scenes: [Scene]

  /// Makes a subject.
  public init(
    given: SourceText? = nil, givenPath: @escaping @autoclosure @Sendable () -> String? = nil, scenes: [Scene]
  ) {
    self.given = given
    self.givenPath = givenPath
    self.scenes = scenes
  }
}

/// A picture's file, or why there is none.
public enum EditorPicture: Sendable {
  /// The picture is in this file.
  case drawn(path: String)
  /// The reason in a sentence.
  case refused(String)
}

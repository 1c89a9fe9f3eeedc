import Diagnostics
import LayoutLanguage

/// What the language server asks the course, which knows folders, packs and progress.
public protocol EditorCourse: Sendable {
  /// What a file is: an answer to an exercise, or a layout of its own.
  ///
  /// - Parameter path: nil for a text that has no file yet.
  func subject(at path: String?) -> EditorSubject

  /// What checking a text as an answer finds, over what the compiler says; nil for a text that answers no exercise.
  func findings(in answer: SourceText, at path: String, speaking language: Language) -> [EditorFinding]?

  /// Draws a text into a file.
  func picture(of answer: SourceText, at path: String?, speaking language: Language) -> EditorPicture
}

/// What a text is compiled with and where it is shown.
public struct EditorSubject: Sendable {
  /// A circumstance to lay a text out in.
  public struct Scene: Sendable {
    /// The scenario's name; empty for a text of its own.
    public var name: String
    /// What to ask the program.
    public var request: SceneRequest

    /// Names a scene.
    public init(name: String, request: SceneRequest) {
      self.name = name
      self.request = request
    }
  }

  /// Code that the exercise gives.
  public var given: SourceText?
  /// The file that it is in.
  public var givenPath: String?
  /// The scenarios that learners may see, the first first.
  public var scenes: [Scene]

  /// Describes a text's circumstances.
  public init(given: SourceText? = nil, givenPath: String? = nil, scenes: [Scene]) {
    self.given = given
    self.givenPath = givenPath
    self.scenes = scenes
  }
}

/// Where a picture is, or why there is none.
public enum EditorPicture: Sendable {
  /// It is in this file.
  case drawn(path: String)
  /// In a sentence why not.
  case refused(String)
}

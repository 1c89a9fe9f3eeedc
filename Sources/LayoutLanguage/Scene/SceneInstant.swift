import LayoutEngine

/// When a scene is looked at after a step.
public enum StepTime: Hashable, Sendable {
  /// A share of the time that the step's changes take, from 0 to 1; at 1 everything has come to rest.
  case share(Double)
  /// So many seconds after the step.
  case seconds(Double)

  /// When everything has come to rest.
  public static let atRest = StepTime.share(1)
}

/// What is seen at one instant, on the way from one layout to the next.
public struct SceneInstant: Sendable {
  /// When that is.
  public var time: StepTime
  /// In seconds after the step.
  public var seconds: Double
  /// The named views where they are seen then. What is on its way out comes last.
  public var views: [SeenView]
  /// The scene as a drawing needs it, where that was asked for.
  public var scene: Scene
}

/// A named view as it is seen at one instant.
public struct SeenView: Sendable {
  /// The view, with the frame in which it is drawn then.
  public var view: NamedView
  /// Its own opacity and that of everything around it, from 0 to 1.
  public var opacity = 1.0
  /// Its own turn and that of everything around it, clockwise, in degrees.
  public var rotation = 0.0
  /// How many times as large it is drawn, with everything around it.
  public var scale = Size(width: 1, height: 1)
  /// The colour that it is drawn in, if that is one.
  public var color: Color?
  /// Whether it is on its way in or out.
  public var passage: Passage?

  /// A view that is as it is.
  public init(view: NamedView) { self.view = view }

  /// Views that come and go.
  public enum Passage: String, Sendable {
    case inserted, removed
  }
}

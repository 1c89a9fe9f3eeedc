import LayoutEngine

/// A time after a step at which to observe the scene.
public enum StepTime: Hashable, Sendable {
  /// A share, from 0 to 1, of the time that the step's animations take; 1 is at rest.
  case share(Double)
  /// A number of seconds after the step.
  case seconds(Double)

  /// The time at which everything has come to rest.
  public static let atRest = StepTime.share(1)
}

/// The scene at one instant of an animation.
public struct SceneInstant: Sendable {
  /// The requested time.
  public var time: StepTime
  /// The time in seconds after the step.
  public var seconds: Double
  /// The named views as they appear at that time. Disappearing ones come last.
  public var views: [SeenView]
  /// The scene as a drawing needs it, if the request asks for it.
  public var scene: Scene

  package init(time: StepTime, seconds: Double, views: [SeenView], scene: Scene) {
    self.time = time
    self.seconds = seconds
    self.views = views
    self.scene = scene
  }
}

/// A named view as it appears at one instant.
public struct SeenView: Sendable {
  /// The view, with the frame drawn at that instant.
  public var view: NamedView
  /// The view's opacity times that of everything around it, from 0 to 1.
  public var opacity = 1.0
  /// The rotation of the view and everything around it, clockwise, in degrees.
  public var rotation = 0.0
  /// The scale of the view and everything around it.
  public var scale = Size(width: 1, height: 1)
  /// The color of the view, if it is a color.
  public var color: Color?
  /// Whether it is appearing or disappearing.
  public var passage: Passage?

  /// A view without any effect.
  public init(view: NamedView) { self.view = view }

  /// The direction of a transition.
  public enum Passage: String, Sendable {
    case inserted, removed
  }
}

import Curriculum
import LayoutLanguage
import LayoutProgram

/// Chooses the instants at which a step's animation is recorded.
enum Film {
  /// Up to 60 instants per second of the animation, but no more than a slider can resolve.
  static func times(for duration: Double) -> [Double] {
    guard duration > 0 else { return [] }
    let count = min(mostPictures, max(2, Int((min(duration, longest) * picturesASecond).rounded(.up))))
    return (0...count).map { min(duration, longest) * Double($0) / Double(count) }
  }

  private static let picturesASecond = 60.0
  private static let mostPictures = 120
  private static let longest = 60.0
}

extension Film {
  /// A scene with its steps, each with twelve instants of its animation.
  static func part(
    of program: Program, _ request: SceneRequest, _ steps: [SceneStep], by deadline: Deadline
  ) -> Result<StandalonePage.Part, RunFailure> {
    guard !steps.isEmpty else {
      return scene(of: program, for: request, by: deadline).map { StandalonePage.Part(title: "", scene: $0) }
    }
    var steps = steps
    for index in steps.indices { steps[index].times = (0...12).map { .share(Double($0) / 12) } }
    return performance(of: program, for: request, steps: steps, by: deadline).map { performance in
      StandalonePage.Part(title: "", scene: performance.start, moments: performance.moments)
    }
  }
}

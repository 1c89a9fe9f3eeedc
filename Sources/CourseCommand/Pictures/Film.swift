import Curriculum
import LayoutLanguage
import LayoutProgram

/// When a step's way is looked at for a film.
enum Film {
  /// As often as a screen shows pictures, but of a long way no more than one can scrub through.
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
  /// A scene with what is done to it, each step with so many pictures of its way that one can follow it.
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

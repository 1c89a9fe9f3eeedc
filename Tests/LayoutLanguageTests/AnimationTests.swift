import LayoutProgram
import Testing

/// Tests animation curves, springs and timing adjustments on their own.
///
/// The numbers follow from SwiftUI's documented formulas: cubic curves with the standard control points, and
/// a damped spring with a mass of 1, `stiffness = (2π / response)²` and `damping = 4π · ratio / response`.
/// They were computed independently of this program.
@Suite struct AnimationTests {
  /// An animation, and its progress after some seconds.
  @Test(arguments: [
    (SceneAnimation.standard, [0.1: 0.3165, 0.25: 0.7783, 0.5: 0.9778]),
    (.sprung(Spring(duration: 0.5, bounce: 0)), [0.1: 0.3577, 0.25: 0.8210, 0.5: 0.9864]),
    (.sprung(Spring(response: 0.5, dampingRatio: 0.825)), [0.1: 0.3936, 0.25: 0.9082, 0.5: 1.0084]),
    (.sprung(Spring(duration: 0.5, bounce: 0.15)), [0.1: 0.3881, 0.25: 0.8945, 0.5: 1.0060]),
    (.sprung(Spring(duration: 0.5, bounce: 0.3)), [0.1: 0.4233, 0.25: 0.9841, 0.3501: 1.0460, 0.5: 1.0145]),
    (.sprung(Spring(duration: 0.5, bounce: -0.5)), [0.1: 0.2314, 0.25: 0.5357, 0.5: 0.7999]),
    (.sprung(Spring(response: 0.15, dampingRatio: 0.86)), [0.05: 0.6766, 0.1: 0.9759]),
    (.interpolating(0), [0.1: 0.3403, 0.25: 1.0234, 0.5: 1.0746]), (.interpolating(5), [0.1: 0.6071, 0.25: 1.1604]),
  ])
  func aSpringIsWhereTheFormulaSays(animation: SceneAnimation, places: [Double: Double]) throws {
    for (time, place) in places {
      let found = try #require(animation.progress(after: time))
      #expect(abs(found - place) < 0.001, "\(time) s: \(found)")
    }
  }

  @Test(arguments: [
    (TimingCurve.easeIn, [0.25: 0.0935, 0.5: 0.3154, 0.75: 0.6219]),
    (.easeOut, [0.25: 0.3781, 0.5: 0.6846, 0.75: 0.9065]), (.easeInOut, [0.1: 0.0197, 0.25: 0.1292, 0.75: 0.8708]),
    (.bezier(x1: 0.68, y1: -0.6, x2: 0.32, y2: 1.6), [0.25: -0.0977, 0.75: 1.0977]),
    (.linear, [0.3: 0.3, -1: 0, .nan: 0, 2: 1]),
  ])
  func aCurveIsWhereTheFormulaSays(curve: TimingCurve, places: [Double: Double]) {
    for (time, place) in places { #expect(abs(curve.value(at: time) - place) < 0.0005, "\(time)") }
  }

  /// Timing adjustments, the outermost last; nil after the end.
  @Test(
    arguments: [
      (SceneAnimation.linear.adjusted(.delay(0.5)), 0.75, 0.25),
      (.linear.adjusted(.delay(1)).adjusted(.speed(2)), 0.75, 0.5),
      (.linear.adjusted(.speed(2)).adjusted(.delay(1)), 1.25, 0.5),
      (.linear.adjusted(.repetition(3, autoreverses: true)), 1.25, 0.75),
      (.linear.adjusted(.repetition(3, autoreverses: true)), 2.25, 0.25),
      (.linear.adjusted(.repetition(2, autoreverses: true)), 1.9, 0.1),
      (.linear.adjusted(.repetition(2, autoreverses: true)), 2.1, nil),
      (.linear.adjusted(.repetition(2, autoreverses: false)), 1.25, 0.25),
      (.linear.adjusted(.delay(0.5)).adjusted(.repetition(nil, autoreverses: false)), 1.75, 0),
      (.linear.adjusted(.delay(0.5)).adjusted(.repetition(nil, autoreverses: false)), 2.25, 0.25),
      (.linear.adjusted(.repetition(nil, autoreverses: false)).adjusted(.delay(0.5)), 1.75, 0.25),
      (.timing(.linear, duration: 0), 0, nil), (.linear.adjusted(.speed(0)), 100, 0),
    ] as [(SceneAnimation, Double, Double?)])
  func timeIsChangedFromTheOutsideIn(animation: SceneAnimation, time: Double, place: Double?) {
    let found = animation.progress(after: time)
    #expect((found == nil) == (place == nil))
    if let found, let place { #expect(abs(found - place) < 0.001, "\(found)") }
  }

  @Test func aSpringEndsWhenNobodySeesItMove() {
    let smooth = SceneAnimation.sprung(Spring(duration: 0.5, bounce: 0))
    #expect(abs(smooth.end(ofWay: 1) - 0.80) < 0.03)
    #expect(abs(smooth.end(ofWay: 100) - 1.21) < 0.03)
    #expect(smooth.logicalEnd == 0.5)
    #expect(SceneAnimation.standard.logicalEnd == 0.55)
    #expect(abs(Spring(duration: 0.5, bounce: 0).settlingDuration - 0.8) < 0.01)
    #expect(abs(SceneAnimation.interpolating(0).end(ofWay: 1) - 1.473) < 0.02)
    #expect(SceneAnimation.linear.adjusted(.repetition(nil, autoreverses: true)).logicalEnd == .infinity)
  }

  /// Any input has a result, and soon.
  @Test(arguments: [0, -1, 1e300, .infinity, -.infinity, .nan] as [Double])
  func oddNumbersDoNoHarm(number: Double) {
    let springs = [
      Spring(response: number, dampingRatio: 1), Spring(response: 0.5, dampingRatio: number),
      Spring(duration: number, bounce: number), Spring(mass: number, stiffness: number, damping: number),
    ]
    for spring in springs {
      for time in [0, 0.1, 5, number] { _ = SceneAnimation(.spring(spring)).progress(after: time, ofWay: number) }
      _ = (spring.settlingDuration, spring.bounce, spring.stiffness, spring.damping)
    }
    let timed = SceneAnimation.timing(.bezier(x1: number, y1: number, x2: number, y2: number), duration: number)
    for adjustment in [SceneAnimation.Adjustment.delay(number), .speed(number), .repetition(1, autoreverses: true)] {
      let animation = timed.adjusted(adjustment)
      _ = (animation.progress(after: 1), animation.progress(after: number), animation.duration, animation.logicalEnd)
    }
  }
}

extension SceneAnimation {
  fileprivate static let linear = SceneAnimation.timing(.linear, duration: 1)

  fileprivate static func sprung(_ spring: Spring) -> SceneAnimation { SceneAnimation(.spring(spring)) }

  /// An interpolating spring with a stiffness of 100 and a damping of 10.
  fileprivate static func interpolating(_ velocity: Double) -> SceneAnimation {
    SceneAnimation(.interpolatingSpring(Spring(stiffness: 100, damping: 10), initialVelocity: velocity))
  }
}

import LayoutEngine
import LayoutProgram

/// One configuration of an audit.
public struct AuditCase: Hashable, Sendable {
  /// The stage.
  public var stage: Size
  /// The Dynamic Type size.
  public var textSize: DynamicTypeSize
  /// The layout direction.
  public var direction: LayoutDirection

  /// The request in this configuration.
  func applied(to request: SceneRequest) -> SceneRequest {
    var request = request
    request.stage = stage
    request.textSize = textSize
    request.layoutDirection = direction
    request.traced = true
    return request
  }
}

/// All combinations of stages, text sizes and directions; the default value of each comes first.
public struct AuditMatrix: Sendable {
  /// The stages.
  public var stages: [Size]
  /// The Dynamic Type sizes.
  public var textSizes: [DynamicTypeSize]
  /// The layout directions.
  public var directions: [LayoutDirection]

  /// Makes a matrix; without values, four screens, three text sizes and both directions.
  ///
  ///     393 × 852   a current iPhone
  ///     375 × 667   iPhone SE
  ///     320 × 568   the same with a zoomed display
  ///     820 × 1180  iPad
  public init(stages: [Size] = [], textSizes: [DynamicTypeSize] = [], directions: [LayoutDirection] = []) {
    self.stages = stages.isEmpty ? Self.screens : stages
    self.textSizes = textSizes.isEmpty ? [.large, .xxxLarge, .accessibility3] : textSizes
    self.directions = directions.isEmpty ? [.leftToRight, .rightToLeft] : directions
  }

  private static let screens = [
    Size(width: 393, height: 852), Size(width: 375, height: 667), Size(width: 320, height: 568),
    Size(width: 820, height: 1180),
  ]

  /// All combinations, in the order of a table with one row per stage.
  public var cases: [AuditCase] {
    stages.flatMap { stage in
      textSizes.flatMap { textSize in
        directions.map { AuditCase(stage: stage, textSize: textSize, direction: $0) }
      }
    }
  }

  /// All combinations, the smallest first: those with the fewest settings that differ from the defaults, and of these
  /// those that differ least.
  var smallestFirst: [AuditCase] {
    func steps(_ one: AuditCase) -> [Int] {
      [
        stages.firstIndex(of: one.stage) ?? 0, textSizes.firstIndex(of: one.textSize) ?? 0,
        directions.firstIndex(of: one.direction) ?? 0,
      ]
    }
    return cases.enumerated().map { (place: $0.offset, one: $0.element, steps: steps($0.element)) }.sorted {
      let (a, b) = ($0.steps, $1.steps)
      let order = [a.count { $0 > 0 }, a.reduce(0, +), $0.place]
      return order.lexicographicallyPrecedes([b.count { $0 > 0 }, b.reduce(0, +), $1.place])
    }.map(\.one)
  }
}

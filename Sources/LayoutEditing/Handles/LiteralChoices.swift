import LayoutEngine
import LayoutNatives
import LayoutProgram
import SwiftSyntax

/// The alternatives for a name that has few and well-known ones.
struct LiteralChoices {
  /// The program's own lines, by axis.
  let own: [Axis: [String]]

  /// All names that fit at a place, including the current one.
  ///
  /// - Parameter type: the type before the dot: `VerticalAlignment` in `VerticalAlignment.center`.
  func names(for name: String, type: String, at place: LiteralPlace) -> [String]? {
    let found: [String]?
    switch type {
    case "": found = names(at: place, having: name)
    case "HorizontalAlignment": found = lines(.horizontal)
    case "VerticalAlignment": found = lines(.vertical)
    case "Alignment": found = Self.pairs
    default: found = nil
    }
    return found.flatMap { $0.contains(name) ? $0 : nil }
  }

  private func names(at place: LiteralPlace, having name: String) -> [String]? {
    if place.isSubscript || (place.call == "alignmentGuide" && place.position == 0 && !place.isInClosure) {
      return unmistakable(having: name)
    }
    switch (place.call, place.label) {
    case ("VStack", "alignment"), ("LazyVStack", "alignment"), ("LazyVGrid", "alignment"): return lines(.horizontal)
    case ("HStack", "alignment"), ("LazyHStack", "alignment"), ("LazyHGrid", "alignment"), ("GridRow", "alignment"):
      return lines(.vertical)
    case ("ZStack", "alignment"), ("frame", "alignment"), ("overlay", "alignment"), ("background", "alignment"),
      ("Grid", "alignment"), ("GridItem", "alignment"):
      return Self.pairs
    case ("padding", ""), ("safeAreaPadding", ""): return place.position == 0 ? Self.edgeSets : nil
    case ("font", ""): return Self.fonts
    case ("fontWeight", ""), (_, "weight"): return Self.weights
    case (_, "design"): return ["default", "rounded", "serif", "monospaced"]
    case ("multilineTextAlignment", ""): return ["leading", "center", "trailing"]
    case (_, "contentMode"): return ["fit", "fill"]
    case (_, "anchor"): return Self.points
    default: return nil
    }
  }

  // MARK: Containers

  /// The stacks that accept a stack's arguments, including itself; nil if there is no other.
  ///
  ///     HStack(alignment: .top)  →  HStack, ZStack        VStack(spacing: 4)  →  HStack, VStack
  func containers(for name: String, _ arguments: LabeledExprListSyntax) -> [String]? {
    let stacks: [(name: String, lines: [String])] = [
      ("HStack", lines(.vertical)), ("VStack", lines(.horizontal)), ("ZStack", Self.pairs),
    ]
    guard stacks.contains(where: { $0.name == name }) else { return nil }
    let fitting = stacks.filter { stack in
      arguments.allSatisfy { argument in
        switch argument.label?.text {
        case "spacing": stack.name != "ZStack"
        case "alignment": stack.lines.contains { ".\($0)" == argument.expression.trimmedDescription }
        default: false
        }
      }
    }
    return fitting.count > 1 && fitting.contains { $0.name == name } ? fitting.map(\.name) : nil
  }

  // MARK: Lines

  private func lines(_ axis: Axis) -> [String] {
    (axis == .horizontal ? AlignmentNames.horizontal : AlignmentNames.vertical).map(\.0) + (own[axis] ?? [])
  }

  /// The lines of the name's axis that the other axis does not have, for a place that accepts both axes.
  private func unmistakable(having name: String) -> [String]? {
    let (along, across) = (lines(.horizontal), lines(.vertical))
    let all = along.contains(name) ? along : across
    let other = Set(along.contains(name) ? across : along)
    return other.contains(name) ? nil : all.filter { !other.contains($0) }
  }

  private static let pairs = AlignmentNames.combined.map(\.0)

  // MARK: Colors

  /// SwiftUI's own colors, without the one that duplicates another.
  static let colors = Natives.colorNames.filter { $0 != "accentColor" }

  /// Whether a color literal can omit its type at a place.
  static func takesColor(_ place: LiteralPlace) -> Bool {
    if place.isInClosure || place.isSubscript { return false }
    if place.type == "Color" || place.type == "[Color]" { return true }
    return ["color", "colors"].contains(place.label) || (painting.contains(place.call) && place.position == 0)
  }

  private static let painting: Set = [
    "foregroundStyle", "foregroundColor", "fill", "stroke", "strokeBorder", "tint", "background", "border", "overlay",
  ]
  private static let edgeSets = ["all", "horizontal", "vertical", "top", "leading", "bottom", "trailing"]
  private static let fonts = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
    "caption2",
  ]
  private static let weights = FontWeight.names.map(\.0)
  private static let points = [
    "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom", "bottomTrailing",
  ]
}

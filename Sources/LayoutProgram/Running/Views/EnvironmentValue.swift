import LayoutEngine

/// One of SwiftUI's properties of `EnvironmentValues`, with its getter and setter.
package struct EnvironmentValue: Sendable {
  package let name: String
  package let read: @Sendable (Run, ViewEnvironment) -> Value
  package let write: @Sendable (inout ViewEnvironment, Value) -> Void

  /// The value with a name; nil for one that the program declares.
  static func named(_ name: String) -> EnvironmentValue? { table[name] }

  package static let all: [EnvironmentValue] = layout + text + kept

  private static let table: [String: EnvironmentValue] = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static func layout(
    _ name: String, _ read: @escaping @Sendable (Run, ViewEnvironment) -> Value,
    _ write: @escaping @Sendable (inout ViewEnvironment, Value) -> Void
  ) -> EnvironmentValue {
    EnvironmentValue(name: name, read: read, write: write)
  }

  /// Values that affect the layout of the stage.
  private static let layout: [EnvironmentValue] = [
    layout("layoutDirection") { _, environment in
      .token(environment.layoutDirection.rawValue)
    } _: { environment, value in
      if let direction = LayoutDirection(rawValue: value.text) { environment.layoutDirection = direction }
    },
    layout("dynamicTypeSize") { _, environment in
      .token(environment.textSize.rawValue)
    } _: { environment, value in
      if let size = DynamicTypeSize(rawValue: value.text) { environment.textSize = size }
    },
    layout("sizeCategory") { _, environment in
      .token(environment.textSize.category)
    } _: { environment, value in
      if let size = DynamicTypeSize(category: value.text) { environment.textSize = size }
    },
    EnvironmentValue(
      name: "displayScale", read: { run, _ in .double(run.request.scale) }, write: { _, _ in }),
    layout("pixelLength") { run, _ in
      .double(run.request.scale > 0 ? 1 / run.request.scale : 1)
    } _: { _, _ in
    },
  ]

  /// Values that affect texts inside.
  private static let text: [EnvironmentValue] = [
    layout("font") { _, environment in
      environment.font.map { .some(.font($0)) } ?? .none
    } _: { environment, value in
      if case .font(let font) = value.unboxed { environment.font = font } else { environment.font = nil }
    },
    layout("lineLimit") { _, environment in
      environment.lineLimit.map { .some(.int($0)) } ?? .none
    } _: { environment, value in
      if case .int(let limit) = value.unboxed { environment.lineLimit = limit } else { environment.lineLimit = nil }
    },
    layout("lineSpacing") { _, environment in
      .double(environment.lineSpacing)
    } _: { environment, value in
      environment.lineSpacing = value.number
    },
    layout("minimumScaleFactor") { _, environment in
      .double(environment.minimumScaleFactor)
    } _: { environment, value in
      environment.minimumScaleFactor = value.number
    },
    layout("truncationMode") { _, environment in
      .token(environment.truncation.rawValue)
    } _: { environment, value in
      if let mode = Truncation(rawValue: value.text) { environment.truncation = mode }
    },
    layout("textCase") { _, environment in
      environment.textCase.map { .some(.token($0.rawValue)) } ?? .none
    } _: { environment, value in
      environment.textCase = TextCase(rawValue: value.unboxed.text)
    },
    layout("imageScale") { _, environment in
      .token(environment.imageScale < 1 ? "small" : environment.imageScale > 1 ? "large" : "medium")
    } _: { environment, value in
      environment.imageScale = imageScale(value.text)
    },
    layout("multilineTextAlignment") { _, environment in
      .token(environment.textAlignment.rawValue)
    } _: { environment, value in
      if let alignment = TextAlignment(rawValue: value.text) { environment.textAlignment = alignment }
    },
  ]

  /// The scale of symbols for an image scale by name.
  package static func imageScale(_ name: String) -> Double { name == "small" ? 0.81 : name == "large" ? 1.28 : 1 }

  /// Values that no SwiftUI view reads here but that a program's views may read.
  private static let kept: [EnvironmentValue] = [
    kept("colorScheme", .token("light")),
    kept("colorSchemeContrast", .token("standard")),
    kept("isEnabled", .bool(true)),
    kept("horizontalSizeClass", .some(.token("compact"))),
    kept("verticalSizeClass", .some(.token("regular"))),
    kept("legibilityWeight", .some(.token("regular"))),
    kept("controlSize", .token("regular")),
    kept("scenePhase", .token("active")),
    kept("isFocused", .bool(false)),
    kept("isPresented", .bool(false)),
    kept("isSearching", .bool(false)),
    kept("isScrollEnabled", .bool(true)),
    kept("defaultMinListRowHeight", .double(44)),
    kept("defaultMinListHeaderHeight", .none),
    kept("accessibilityEnabled", .bool(false)),
    kept("accessibilityReduceMotion", .bool(false)),
    kept("accessibilityReduceTransparency", .bool(false)),
    kept("accessibilityDifferentiateWithoutColor", .bool(false)),
    kept("accessibilityInvertColors", .bool(false)),
    kept("accessibilityShowButtonShapes", .bool(false)),
    kept("accessibilityVoiceOverEnabled", .bool(false)),
    kept("accessibilitySwitchControlEnabled", .bool(false)),
    kept("dismiss", .token("dismiss")),
    kept("openURL", .token("openURL")),
    kept("dismissSearch", .token("dismissSearch")),
    kept("refresh", .none),
    kept("editMode", .none),
    kept("isLuminanceReduced", .bool(false)),
    kept("locale", .token("en_US")), kept("calendar", .token("gregorian")),
    kept("timeZone", .token("GMT")),
    kept("redactionReasons", .set(KeyedValues())),
    kept("autocorrectionDisabled", .bool(false)),
    kept("disableAutocorrection", .none),
    kept("showsWidgetContainerBackground", .bool(true)),
    kept("supportsMultipleWindows", .bool(false)),
    kept("isTabBarShowingSections", .bool(false)),
    kept("allowsTightening", .bool(false)),
    kept("presentationMode", .token("presentationMode")),
  ]

  private static func kept(_ name: String, _ value: Value) -> EnvironmentValue {
    let start = KeptValue(value)
    return EnvironmentValue(
      name: name, read: { _, environment in environment.values[.named(name)] ?? start.value },
      write: { environment, value in environment.values[.named(name)] = value })
  }
}

/// A constant of the vocabulary: a token, a number or a Boolean. Threads may share it.
private struct KeptValue: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension DynamicTypeSize {
  private static let categories = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]

  /// Its name in `ContentSizeCategory`.
  var category: String { Self.categories[min(position, Self.categories.count - 1)] }

  package init?(category: String) {
    guard let index = Self.categories.firstIndex(of: category), Self.allCases.indices.contains(index) else {
      return nil
    }
    self = Self.allCases[index]
  }
}

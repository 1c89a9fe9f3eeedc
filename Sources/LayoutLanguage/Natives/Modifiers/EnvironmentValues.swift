import LayoutEngine

/// One of SwiftUI's properties of `EnvironmentValues`, with its getter and setter.
struct EnvironmentValue: Sendable {
  let name: String
  let read: @Sendable (Run, ViewEnvironment) -> Value
  let write: @Sendable (inout ViewEnvironment, Value) -> Void

  /// The value with a name; nil for one that the program declares.
  static func named(_ name: String) -> EnvironmentValue? { table[name] }

  static let all: [EnvironmentValue] = layout + text + kept

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
  static func imageScale(_ name: String) -> Double { name == "small" ? 0.81 : name == "large" ? 1.28 : 1 }

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

  init?(category: String) {
    guard let index = Self.categories.firstIndex(of: category), Self.allCases.indices.contains(index) else {
      return nil
    }
    self = Self.allCases[index]
  }
}

extension Natives {
  /// The environment: SwiftUI's values by name, the program's by key, and its objects.
  static let environmentValues: [Native] =
    [

      .native("EnvironmentValues.init()") { (run: Run) in .environment(run.rootEnvironment) },
      valuesByKey("EnvironmentValues", "EnvironmentKey"),
      .native("View.environment(_:_:)") {
        (run: Run, call: Arguments, _: Value?, keyPath: FunctionValue?, value: Value?) in
        guard case .keyPath(let steps)? = keyPath, let value else { return run.modify(call, nil) }
        return run.modify(call, .environmentValue(steps, value))
      },
      .native("View.environment(_:)") { (run: Run, call: Arguments) in holding(run, call)
      },
      .native("View.environmentObject(_:)") { (run: Run, call: Arguments) in holding(run, call) },

      .native("DismissAction.callAsFunction()") { .void },
      .native("OpenURLAction.callAsFunction(_:)") { .void },
      .native("DismissSearchAction.callAsFunction()") { .void },
      .native("RefreshAction.callAsFunction()") { .void },
      .native("PresentationMode.isPresented") { .bool(false) },
      .native("PresentationMode.dismiss()") { .void },
      .native("ContentSizeCategory.isAccessibilityCategory") { (contentSizeCategory: NativeCase?) in
        .bool(DynamicTypeSize(category: contentSizeCategory?.name ?? "")?.isAccessibilitySize ?? false)
      },
    ]
    + EnvironmentValue.all.map { value in
      Native.property("EnvironmentValues.\(value.name)") { (run: Run, environmentValues: Value?) in
        guard case .environment(let environment)? = environmentValues else { return .void }
        return value.read(run, environment)
      } set: { (environmentValues: Value?, new: Value?) in
        guard case .environment(var environment)? = environmentValues, let new else {
          return environmentValues ?? .void
        }
        value.write(&environment, new)
        return .environment(environment)
      }
    }

  /// The subscript of values by key, `values[WidthKey.self]`: the value set, or else the key's `defaultValue`.
  static func valuesByKey(_ owner: String, _ proto: String) -> Native {
    .property("\(owner).subscript(_:)") { (run: Run, call: Arguments, receiver: Value?, key: Value?) throws(Stop) in
      guard case .environment(let environment)? = receiver, case .metatype(let key)? = key else { return .void }
      if let value = environment.values[.key(key)] { return value }
      return try run.staticValue("defaultValue", of: key, at: call.range)
    } set: { (receiver: Value?, key: Value?, newValue: Value?) in
      guard case .environment(var environment)? = receiver, case .metatype(let key)? = key else {
        return receiver ?? .void
      }
      environment.values[.key(key)] = newValue
      return .environment(environment)
    }
  }

  /// Puts an object into the environment, where views inside find it by its class.
  private static func holding(_ run: Run, _ arguments: Arguments) -> Value {
    guard case .object(let object)? = arguments.unwrapped(1) else { return run.modify(arguments, nil) }
    return run.modify(arguments, .environment { $0.values[.object(object.nominal)] = .object(object) })
  }
}

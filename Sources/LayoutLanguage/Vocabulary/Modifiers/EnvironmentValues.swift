import LayoutEngine

/// One of SwiftUI's own values in `EnvironmentValues`: its type, how it is read, and what setting it changes.
struct EnvironmentValue: Sendable {
  let name: String
  let type: String
  let read: @Sendable (Run, ViewEnvironment) -> Value
  let write: @Sendable (inout ViewEnvironment, Value) -> Void
  let fidelity: Fidelity

  /// A value by its name; nil for one that the program declares itself.
  static func named(_ name: String) -> EnvironmentValue? { table[name] }

  static let all: [EnvironmentValue] = layout + text + kept

  private static let table: [String: EnvironmentValue] = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static func layout(
    _ name: String, _ type: String, _ read: @escaping @Sendable (Run, ViewEnvironment) -> Value,
    _ write: @escaping @Sendable (inout ViewEnvironment, Value) -> Void
  ) -> EnvironmentValue {
    EnvironmentValue(name: name, type: type, read: read, write: write, fidelity: .faithful)
  }

  /// What the stage is made of.
  private static let layout: [EnvironmentValue] = [
    layout("layoutDirection", "LayoutDirection") { _, environment in
      .token(environment.layoutDirection.rawValue)
    } _: { environment, value in
      if let direction = LayoutDirection(rawValue: value.text) { environment.layoutDirection = direction }
    },
    layout("dynamicTypeSize", "DynamicTypeSize") { _, environment in
      .token(environment.textSize.rawValue)
    } _: { environment, value in
      if let size = DynamicTypeSize(rawValue: value.text) { environment.textSize = size }
    },
    layout("sizeCategory", "ContentSizeCategory") { _, environment in
      .token(environment.textSize.category)
    } _: { environment, value in
      if let size = DynamicTypeSize(category: value.text) { environment.textSize = size }
    },
    EnvironmentValue(
      name: "displayScale", type: "CGFloat", read: { run, _ in .double(run.request.scale) }, write: { _, _ in },
      fidelity: .approximated("Setting it changes nothing: the stage has one scale.")),
    layout("pixelLength", "CGFloat") { run, _ in
      .double(run.request.scale > 0 ? 1 / run.request.scale : 1)
    } _: { _, _ in
    },
  ]

  /// What texts inside read.
  private static let text: [EnvironmentValue] = [
    layout("font", "Font?") { _, environment in
      environment.font.map { .some(.font($0)) } ?? .none
    } _: { environment, value in
      if case .font(let font) = value.unboxed { environment.font = font } else { environment.font = nil }
    },
    layout("lineLimit", "Int?") { _, environment in
      environment.lineLimit.map { .some(.int($0)) } ?? .none
    } _: { environment, value in
      if case .int(let limit) = value.unboxed { environment.lineLimit = limit } else { environment.lineLimit = nil }
    },
    layout("lineSpacing", "CGFloat") { _, environment in
      .double(environment.lineSpacing)
    } _: { environment, value in
      environment.lineSpacing = value.number
    },
    layout("minimumScaleFactor", "CGFloat") { _, environment in
      .double(environment.minimumScaleFactor)
    } _: { environment, value in
      environment.minimumScaleFactor = value.number
    },
    layout("truncationMode", "TextTruncationMode") { _, environment in
      .token(environment.truncation.rawValue)
    } _: { environment, value in
      if let mode = Truncation(rawValue: value.text) { environment.truncation = mode }
    },
    layout("textCase", "TextCase?") { _, environment in
      environment.textCase.map { .some(.token($0.rawValue)) } ?? .none
    } _: { environment, value in
      environment.textCase = TextCase(rawValue: value.unboxed.text)
    },
    layout("imageScale", "ImageScale") { _, environment in
      .token(environment.imageScale < 1 ? "small" : environment.imageScale > 1 ? "large" : "medium")
    } _: { environment, value in
      environment.imageScale = imageScale(value.text)
    },
    layout("multilineTextAlignment", "TextAlignment") { _, environment in
      .token(environment.textAlignment.rawValue)
    } _: { environment, value in
      if let alignment = TextAlignment(rawValue: value.text) { environment.textAlignment = alignment }
    },
  ]

  /// How much larger than usual symbols are drawn.
  static func imageScale(_ name: String) -> Double { name == "small" ? 0.81 : name == "large" ? 1.28 : 1 }

  /// What no view of SwiftUI's reads here, but a program's views may: kept and handed on.
  private static let kept: [EnvironmentValue] = [
    kept("colorScheme", "ColorScheme", .token("light")),
    kept("colorSchemeContrast", "ColorSchemeContrast", .token("standard")),
    kept("isEnabled", "Bool", .bool(true)),
    kept("horizontalSizeClass", "UserInterfaceSizeClass?", .some(.token("compact"))),
    kept("verticalSizeClass", "UserInterfaceSizeClass?", .some(.token("regular"))),
    kept("legibilityWeight", "LegibilityWeight?", .some(.token("regular"))),
    kept("allowsTightening", "Bool", .bool(false)),
    kept("controlSize", "ControlSize", .token("regular")),
    kept("scenePhase", "ScenePhase", .token("active")),
    kept("isFocused", "Bool", .bool(false)),
    kept("isPresented", "Bool", .bool(false)),
    kept("isSearching", "Bool", .bool(false)),
    kept("isScrollEnabled", "Bool", .bool(true)),
    kept("defaultMinListRowHeight", "CGFloat", .double(44)),
    kept("defaultMinListHeaderHeight", "CGFloat?", .none),
    kept("accessibilityEnabled", "Bool", .bool(false)),
    kept("accessibilityReduceMotion", "Bool", .bool(false)),
    kept("accessibilityReduceTransparency", "Bool", .bool(false)),
    kept("accessibilityDifferentiateWithoutColor", "Bool", .bool(false)),
    kept("accessibilityInvertColors", "Bool", .bool(false)),
    kept("accessibilityShowButtonShapes", "Bool", .bool(false)),
    kept("accessibilityVoiceOverEnabled", "Bool", .bool(false)),
    kept("accessibilitySwitchControlEnabled", "Bool", .bool(false)),
    kept("dismiss", "DismissAction", .token("dismiss")),
    kept("openURL", "OpenURLAction", .token("openURL")),
    kept("dismissSearch", "DismissSearchAction", .token("dismissSearch")),
    kept("refresh", "RefreshAction?", .none),
    kept("editMode", "Binding<EditMode>?", .none),
    kept("isLuminanceReduced", "Bool", .bool(false)),
    kept("locale", "Locale", .token("en_US")), kept("calendar", "Calendar", .token("gregorian")),
    kept("timeZone", "TimeZone", .token("GMT")),
    kept("redactionReasons", "RedactionReasons", .set(KeyedValues())),
    kept("autocorrectionDisabled", "Bool", .bool(false)),
    kept("disableAutocorrection", "Bool?", .none),
    kept("showsWidgetContainerBackground", "Bool", .bool(true)),
    kept("supportsMultipleWindows", "Bool", .bool(false)),
    kept("isTabBarShowingSections", "Bool", .bool(false)),
    kept("allowsTightening", "Bool", .bool(false)),
    kept("presentationMode", "Binding<PresentationMode>", .token("presentationMode")),
  ]

  private static func kept(_ name: String, _ type: String, _ value: Value) -> EnvironmentValue {
    let start = KeptValue(value)
    return EnvironmentValue(
      name: name, type: type, read: { _, environment in environment.values[.named(name)] ?? start.value },
      write: { environment, value in environment.values[.named(name)] = value },
      fidelity: name.hasPrefix("default") ? .approximated("Handed on, but no list reads it.") : .faithful)
  }
}

/// A constant of the vocabulary: a token, a number or a truth, which threads may share.
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

  /// The name that `ContentSizeCategory` has for it.
  var category: String { Self.categories[min(position, Self.categories.count - 1)] }

  init?(category: String) {
    guard let index = Self.categories.firstIndex(of: category), Self.allCases.indices.contains(index) else {
      return nil
    }
    self = Self.allCases[index]
  }

  static var allCategories: [String] { categories }
}

extension Vocabulary {
  /// The environment: SwiftUI's values by name, a program's by key, and the objects in it.
  static let environmentValues: [NativeDeclaration] =
    [
      .type("struct EnvironmentValues"), .type("protocol EnvironmentKey"), .type("struct Environment<Value>"),
      .type("struct ContentSizeCategory: Comparable, Hashable"), .type("struct UserInterfaceSizeClass: Hashable"),
      .type("struct LegibilityWeight: Hashable"), .type("struct ColorSchemeContrast: Hashable"),
      .type("struct ControlSize: Hashable"), .type("struct ScenePhase: Comparable, Hashable"),
      .type("struct DismissAction").ignored, .type("struct OpenURLAction").ignored,
      .type("struct PresentationMode").ignored, .type("struct DismissSearchAction").ignored,
      .type("struct RefreshAction").ignored,

      .member("EnvironmentValues", "init()") { (run: Run) in .environment(run.rootEnvironment) },
      valuesByKey("EnvironmentValues", "EnvironmentKey"),
      .modifier("environment<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, _ value: Value)") {
        (run: Run, call: Arguments, _: Value?, keyPath: FunctionValue?, value: Value?) in
        guard case .keyPath(let steps)? = keyPath, let value else { return run.modify(call, nil) }
        return run.modify(call, .environmentValue(steps, value))
      },
      .modifier("environment<Model: Observable>(_ object: Model?)") { (run: Run, call: Arguments) in holding(run, call)
      },
      .modifier("environmentObject<Model: ObservableObject>(_ object: Model)") { (run: Run, call: Arguments) in
        holding(run, call)
      },

      .member("DismissAction", "func callAsFunction()") { .void }.ignored,
      .member("OpenURLAction", "func callAsFunction(_ url: URL)") { .void }.ignored,
      .member("DismissSearchAction", "func callAsFunction()") { .void }.ignored,
      .member("RefreshAction", "func callAsFunction() async") { .void }.ignored,
      .member("PresentationMode", "var isPresented: Bool") { .bool(false) }.approximated("Always false."),
      .member("PresentationMode", "func dismiss()") { .void }.ignored,
      .member("ContentSizeCategory", "var isAccessibilityCategory: Bool") { (contentSizeCategory: NativeCase?) in
        .bool(DynamicTypeSize(category: contentSizeCategory?.name ?? "")?.isAccessibilitySize ?? false)
      },
    ]
    + EnvironmentValue.all.map { value in
      var declaration = NativeDeclaration.member("EnvironmentValues", "var \(value.name): \(value.type)") {
        (run: Run, environmentValues: Value?) in
        guard case .environment(let environment)? = environmentValues else { return .void }
        return value.read(run, environment)
      }
      declaration.setter = .answering { _, a in
        guard case .environment(var environment)? = a[0], let new = a[1] else { return a[0] ?? .void }
        value.write(&environment, new)
        return .environment(environment)
      }
      declaration.fidelity = value.fidelity
      return declaration
    }
    + DynamicTypeSize.allCategories.map { name in
      .constant("ContentSizeCategory", name, "ContentSizeCategory", .token(name))
    }
    + names("UserInterfaceSizeClass", ["compact", "regular"]) + names("LegibilityWeight", ["regular", "bold"])
    + names("ColorSchemeContrast", ["standard", "increased"])
    + names("ControlSize", ["mini", "small", "regular", "large", "extraLarge"])
    + names("ScenePhase", ["background", "inactive", "active"])

  /// `values[WidthKey.self]`: what was set, else the key's `defaultValue`.
  static func valuesByKey(_ owner: String, _ proto: String) -> NativeDeclaration {
    .property(owner, "subscript<Key: \(proto)>(_ key: Key.Type) -> Key.Value") {
      (run: Run, call: Arguments, receiver: Value?, key: Value?) throws(Stop) in
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

  static func names(_ type: String, _ names: [String]) -> [NativeDeclaration] {
    names.map { name in .constant(type, name, type, .token(name)) }
  }

  /// An object that views inside find by its class.
  private static func holding(_ run: Run, _ arguments: Arguments) -> Value {
    guard case .object(let object)? = arguments.unwrapped(1) else { return run.modify(arguments, nil) }
    return run.modify(arguments, .environment { $0.values[.object(object.nominal)] = .object(object) })
  }
}

import LayoutEngine

/// Writes values as string interpolation does, up to a maximum length.
///
/// Nested values use their debug form: strings in quotes, ranges with the name of their type.
struct ValueWriter {
  private(set) var text = ""
  /// Whether the text was cut off.
  private(set) var isUnfinished = false
  /// A value with a description in Swift that is not known here.
  private(set) var unknown: String?
  /// Why one of the program's own descriptions failed.
  private(set) var failure: Stop?
  private let run: Run?
  private var depth = 0
  private static let deepest = 1000

  /// Makes a writer with an empty text.
  ///
  /// - Parameter run: runs the program's own `description`s; nil writes the fields instead.
  init(_ run: Run? = nil) { self.run = run }

  mutating func write(_ value: Value, isInside: Bool = false) {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest || text.utf8.count > Run.Budget.textLength { isUnfinished = true }
    if isUnfinished || failure != nil { return }
    switch value {
    case .void: text += "()"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .double(let value): text += String(describing: value)
    case .number(let number): text += number.text
    case .string(let value): text += isInside ? value.debugDescription : value
    case .substring(let value): text += isInside ? value.debugDescription : String(value)
    case .none: text += "nil"
    case .some(let value): list([value], "Optional(", ")")
    case .array(let values): list(values, "[", "]")
    case .tuple(let values, let labels): list(values, "(", ")", labels: labels)
    case .range, .interval, .slice, .set, .sequence: writeCollection(value, isInside: isInside)
    case .dictionary(let table): write(table)
    case .instance, .enumeration, .object: writeOwn(value, isInside: isInside)
    case .box(let box): write(box.value, isInside: isInside)
    case .erased(let inner, let type): write(inner, of: type, isInside: isInside)
    case .metatype(let nominal): writeName(of: nominal, isInside: isInside)
    default: writeLibraryValue(value)
    }
  }

  /// Writes a type's name; inside of another value with its module, which is known of the program's own types.
  private mutating func writeName(of nominal: Nominal, isInside: Bool) {
    if nominal.standsForOthers || (isInside && run != nil && nominal.namesUnknownModule) {
      unknown = unknown ?? nominal.name
    }
    text += isInside && run != nil ? nominal.nameInModule : nominal.nameWithArguments
  }

  private mutating func writeLibraryValue(_ value: Value) {
    switch value {
    case .token(let name): text += name
    case .color(let color): text += color.name
    case .point(let point): text += "(\(point.x), \(point.y))"
    case .size(let size): text += "(\(size.width), \(size.height))"
    case .rect(let rect):
      text += "(\(rect.origin.x), \(rect.origin.y), \(rect.size.width), \(rect.size.height))"
    case .function: text += "(Function)"
    // In a `Text` an image is as wide as a letter is high: an em.
    case .view(let view) where view.isImage: text += "\u{2003}"
    default:
      unknown = unknown ?? value.typeName
      text += "(…)"
    }
  }

  /// Writes a value whose static type determines its description.
  private mutating func write(_ value: Value, of type: Type, isInside: Bool) {
    if type.isNominal(.date) {
      text += CivilDate(value.number).description
      return
    }
    guard case .sequence(var view) = value, view.name == nil else {
      return write(value.withDates(of: type), isInside: isInside)
    }
    view.name = type.nameInFull
    write(.sequence(view), isInside: isInside)
  }

  private mutating func writeCollection(_ value: Value, isInside: Bool) {
    switch value {
    case .range(let lower, let upper, let isClosed):
      let words = isClosed ? "\(lower)...\(upper &- 1)" : "\(lower)..<\(upper)"
      text += isInside ? "\(isClosed ? "ClosedRange" : "Range")(\(words))" : words
    case .interval(let interval): write(interval, isInside: isInside)
    case .slice(let slice) where slice.isOfOwnCollection: unknown = unknown ?? "Slice"
    case .slice(let slice): list(slice.elements, isInside ? "ArraySlice([" : "[", isInside ? "])" : "]")
    case .set(let set): list(set.keys, isInside ? "Set([" : "[", isInside ? "])" : "]")
    case .sequence(let view): write(view, isInside: isInside)
    default: return
    }
  }

  private mutating func write(_ interval: Interval, isInside: Bool) {
    guard let lower = interval.lower, let upper = interval.upper else {
      return writeOneSided(interval, isInside: isInside)
    }
    if isInside { text += interval.isClosed ? "ClosedRange(" : "Range(" }
    write(lower, isInside: isInside)
    text += interval.isClosed ? "..." : "..<"
    write(upper, isInside: isInside)
    if isInside { text += ")" }
  }

  /// Writes a one-sided range: `PartialRangeFrom<Int>(lowerBound: 1)`.
  private mutating func writeOneSided(_ interval: Interval, isInside: Bool) {
    guard let bound = interval.lower ?? interval.upper else { return }
    let kind = interval.lower != nil ? "From" : interval.isClosed ? "Through" : "UpTo"
    let library = isInside ? "Swift." : ""
    text +=
      "\(library)PartialRange\(kind)<\(library)\(bound.typeName)>(\(interval.lower != nil ? "lower" : "upper")Bound: "
    write(bound, isInside: true)
    text += ")"
  }

  private mutating func write(_ view: SequenceView, isInside: Bool) {
    if view.kind == .keys || view.kind == .values {
      let name = isInside ? "Dictionary.\(view.kind.rawValue)(" : ""
      return list(view.elements, "\(name)[", isInside ? "])" : "]")
    }
    if view.kind == .text {
      for part in view.parts { write(part) }
      return
    }
    guard let name = view.name, view.parts.count == view.kind.labels.count, !name.isEmpty else {
      unknown = unknown ?? view.kind.rawValue
      return
    }
    list(view.parts, "\(name)(", ")", labels: TupleLabels(view.kind.labels))
  }

  // MARK: The program's own types

  private mutating func writeOwn(_ value: Value, isInside: Bool) {
    if let own = ownDescription(of: value, isInside: isInside) {
      text += own
      return
    }
    if failure != nil { return }
    switch value {
    case .instance(let value): write(value, isInside: isInside)
    case .enumeration(let value):
      let name = value.index < value.nominal.cases.count ? value.nominal.cases[value.index].name : "?"
      let nominal = value.nominal
      if isInside, run != nil, nominal.arguments.isEmpty, !nominal.parameters.isEmpty {
        unknown = unknown ?? nominal.name
      }
      if isInside, run != nil { text += "\(value.nominal.nameInModule)." }
      text += name
      if value.payload.isEmpty { return }
      // A single tuple does not get extra parentheses.
      if value.payload.count == 1, case .tuple = value.payload[0], value.labels == nil {
        return write(value.payload[0], isInside: true)
      }
      list(value.payload, "(", ")", labels: value.labels)
    case .object(let object): text += run == nil ? object.nominal.name : object.nominal.nameInModule
    default: return
    }
  }

  /// The program's own `description`; nested values prefer `debugDescription`.
  private mutating func ownDescription(of value: Value, isInside: Bool) -> String? {
    guard let run, let nominal = value.nominal else { return nil }
    let plain = (NativeName.customStringConvertible, "description")
    let debug = (NativeName.customDebugStringConvertible, "debugDescription")
    for (proto, name) in isInside ? [debug, plain] : [plain, debug] where nominal.conforms(toNative: proto) {
      let own = nominal.lookUp(name, isStatic: false).first { !$0.isNative }
      if own?.parameterConstraints.allSatisfy({ $0.isMet(by: nominal.arguments) }) == false { continue }
      do throws(Stop) {
        if let text = try run.ownText(name, of: value, nominal) { return text }
      } catch {
        failure = error
        return nil
      }
    }
    return nil
  }

  /// Writes a struct or object: `Box(side: 3)`.
  private mutating func write(_ value: Instance, isInside: Bool) {
    let nominal = value.nominal
    if nominal.arguments.isEmpty, nominal.parameters.count > nominal.outerParameters, run != nil {
      unknown = unknown ?? value.nominal.name
    }
    if isInside, run != nil, nominal.arguments.contains(where: \.namesUnknownModule) {
      unknown = unknown ?? nominal.name
    }
    let name = isInside && run != nil ? value.nominal.nameInModule : value.nominal.nameWithArguments
    let labels = value.nominal.fields.map(\.name)
    let fields = zip(value.fields, nominal.fields).map { value, member in
      if case .known(let type) = member.typeState { value.withDates(of: type) } else { value }
    }
    list(fields, "\(name)(", ")", labels: TupleLabels(labels))
  }

  private mutating func write(_ table: KeyedValues) {
    text += table.keys.isEmpty ? "[:]" : "["
    for (index, key) in table.keys.enumerated() where !isUnfinished {
      if index > 0 { text += ", " }
      write(key, isInside: true)
      text += ": "
      write(table.values[index], isInside: true)
    }
    if !table.keys.isEmpty { text += "]" }
  }

  private mutating func list(_ values: [Value], _ start: String, _ end: String, labels: TupleLabels? = nil) {
    text += start
    for (index, value) in values.enumerated() where !isUnfinished {
      if index > 0 { text += ", " }
      if let label = labels?[index] { text += "\(label): " }
      write(value, isInside: true)
    }
    text += end
  }
}

extension Nominal {
  /// Whether the type or one of its arguments is from a library other than Swift's own.
  fileprivate var namesUnknownModule: Bool {
    if isNative, !isOfStandardLibrary { return true }
    return arguments.contains(where: \.namesUnknownModule)
  }

  /// The type's name inside of another value: a program of one file is the module `main`.
  fileprivate var nameInModule: String {
    written(with: arguments[...], in: isNative ? "Swift." : "main.")
  }

  /// The type's name with its module: `main.MemoryGame<Swift.String>.Card`.
  private func written(with arguments: ArraySlice<Nominal>, in module: String) -> String {
    let own = arguments.dropFirst(outerParameters)
    let home = outer.map { $0.written(with: arguments.prefix(outerParameters), in: module) + "." }
    let name = isNative ? module + qualifiedName : (home ?? module) + self.name
    return own.isEmpty ? name : "\(name)<\(own.map(\.nameInModule).joined(separator: ", "))>"
  }
}

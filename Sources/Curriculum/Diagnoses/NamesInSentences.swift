import LayoutEngine
import LayoutLanguage

extension String {
  /// A view's own name in quotation marks; `the VStack` and what has them already stay as they are.
  ///
  ///     "answer".quoted       → “answer”
  ///     "the VStack".quoted   → the VStack
  var quoted: String { isEmpty || hasPrefix("the ") || hasPrefix("“") ? self : "“\(self)”" }

  /// The owner of something, without a bare `'s` after a name that may end in s.
  ///
  ///     "The guide".of("socks")   → The guide of “socks”
  func of(_ owner: String) -> String { "\(self) of \(owner.quoted)" }
}

extension [String] {
  /// None twice, in order.
  var withoutRepetition: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Evidence {
  /// What the pair of two lines is called: `.bottomTrailing`, `.top`, or the call that makes it.
  func name(of horizontal: AlignmentKey, and vertical: AlignmentKey) -> String {
    guard let across = Self.word(horizontal), let down = Self.word(vertical) else {
      return "Alignment(horizontal: \(name(of: horizontal)), vertical: \(name(of: vertical)))"
    }
    switch (down, across) {
    case ("center", _): return ".\(across)"
    case (_, "center"): return ".\(down)"
    default: return ".\(down)\(across.firstUppercased)"
    }
  }

  private static func word(_ key: AlignmentKey) -> String? {
    switch key {
    case .leading: "leading"
    case .trailing: "trailing"
    case .top: "top"
    case .bottom: "bottom"
    case .horizontalCenter, .verticalCenter: "center"
    default: nil
    }
  }

  /// What a container asks for, as it would be written, with some of its lines exchanged for others; nil for what is no
  /// container with a line of its own.
  func alignment(of place: EditPlace, in one: EvidenceCase, with keys: [AlignmentKey] = []) -> String? {
    func key(_ axis: Axis) -> AlignmentKey? { keys.first { $0.axis == axis } ?? one.key(of: place, axis) }
    switch (one.key(of: place, .horizontal), one.key(of: place, .vertical)) {
    case (_?, _?):
      guard let across = key(.horizontal), let down = key(.vertical) else { return nil }
      return name(of: across, and: down)
    case (_?, nil): return key(.horizontal).map { name(of: $0) }
    case (nil, _?): return key(.vertical).map { name(of: $0) }
    default: return nil
    }
  }
}

/// A view around one view. It states only what differs from its content.
///
///     struct Padding: LayoutModifier        `offer` less, `length` more, `origin` at the insets
///     struct FixedSize: LayoutModifier      `offer` nil; all else is the content's
///
/// `node` is the modifier's own index in the tree, `node + 1` that of its content.
protocol LayoutModifier {
  /// The proposal to the content for sizing.
  func offer(_ proposal: Proposal, to node: Int, _ pass: LayoutPass) -> Proposal
  /// The proposal to the content for placement; `own` is the modifier's size, if it is known already.
  func finalOffer(_ proposal: Proposal, own: Proposal?, to node: Int, _ pass: LayoutPass) -> Proposal
  /// The length along an axis.
  func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength
  /// The content's position, from its own leading or top edge. The content's lines move with it.
  func origin(_ axis: Axis, of node: Int, offer: Proposal, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength
  /// An additional shift for drawing only, which affects no line.
  var shift: Point { get }
  /// The lines by which it aligns its content in itself.
  var alignment: Alignment? { get }
  /// Whether it changes neither size nor spacing, so that a scroll view inside still counts as one.
  var keepsFrame: Bool { get }

  /// Priority, explicit lines and axis dependencies, derived from the content's.
  func traits(_ content: ViewTraits) -> ViewTraits
  /// Changes the content's spacing to the modifier's; returns false if there is no change.
  func space(_ wish: inout ViewSpacing) -> Bool
  /// The minimum and maximum length, derived from the content's; nil if unknown.
  func range(_ axis: Axis, _ content: LengthRange?) -> LengthRange?

  /// Why it has its size, and what it offers its content.
  func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason]

  /// SwiftUI's name for it; by default the type's name, so `FixedSize` is `fixedSize`.
  var name: String { get }
  /// The arguments of its call.
  var parameters: [LayoutParameter] { get }
  /// The modifier with valid numbers; invalid ones become notes.
  func usable(_ builder: inout LayoutTreeBuilder) -> Self
}

extension LayoutModifier {
  func offer(_ proposal: Proposal, to node: Int, _ pass: LayoutPass) -> Proposal { proposal }
  func finalOffer(_ proposal: Proposal, own: Proposal?, to node: Int, _ pass: LayoutPass) -> Proposal {
    offer(proposal, to: node, pass)
  }
  func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    pass.length(axis, of: node + 1, in: offer(proposal, to: node, pass))
  }
  func origin(_ axis: Axis, of node: Int, offer: Proposal, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    TrackedLength(0)
  }
  var shift: Point { .zero }
  var alignment: Alignment? { nil }
  var keepsFrame: Bool { false }
  func traits(_ content: ViewTraits) -> ViewTraits { content }
  func space(_ wish: inout ViewSpacing) -> Bool { false }
  func range(_ axis: Axis, _ content: LengthRange?) -> LengthRange? { nil }
  func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] { [] }

  var name: String {
    let type = "\(Self.self)"
    return type.prefix(1).lowercased() + type.dropFirst()
  }
  var parameters: [LayoutParameter] { [] }
  func usable(_ builder: inout LayoutTreeBuilder) -> Self { self }
}

/// An argument of a modifier that matters for layout: `ratio: 2`.
public struct LayoutParameter: Hashable, Sendable {
  /// The argument's value.
  public enum Value: Hashable, Sendable {
    /// A number of points or a share; nil if not given.
    case number(Double?)
    /// A Boolean.
    case flag(Bool)
    /// The name of an enum case: `fit`.
    case word(String)
  }

  /// The argument label.
  public let label: String
  /// The argument's value.
  public let value: Value
}

extension LayoutKind where Self: LayoutModifier & StoredKind {
  static var childCount: ClosedRange<Int>? { 1...1 }
  static func traits(of node: Int, _ known: Traits, in tree: LayoutTree) -> ViewTraits {
    at(node, tree).traits(known[node + 1])
  }
  static func setWish(of node: Int, _ table: inout SpacingTable, in tree: LayoutTree) {
    var wish = table[node + 1]
    if at(node, tree).space(&wish) { table.keep(wish, of: node) } else { table.share(node, with: node + 1) }
  }
  static func range(_ axis: Axis, of node: Int, _ known: LengthRanges, in tree: LayoutTree) -> LengthRange? {
    at(node, tree).range(axis, known.range(axis, of: node + 1))
  }
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    at(node, pass.tree).length(axis, of: node, in: proposal, pass)
  }
  static func placeChildren(of node: Int, in proposal: Proposal, _ stage: Size, _ pass: LayoutPass) {
    pass.placeContent(of: at(node, pass.tree), node, proposal, stage)
  }
  /// The content's value, moved by the content's position.
  static func explicit(_ key: AlignmentKey, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> GuideAnswer {
    let modifier = at(node, pass.tree)
    let offer = modifier.finalOffer(proposal, own: nil, to: node, pass)
    let inside = pass.explicit(key, of: node + 1, in: offer)
    guard let value = inside.value else { return inside }
    let origin = modifier.origin(key.axis, of: node, offer: offer, in: proposal, pass)
    return GuideAnswer(value + origin.value, reads: inside.reads.union(origin.reads))
  }
  static func questions(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [GuideQuestion] {
    at(node, pass.tree).alignment.map { .both($0, of: [node, node + 1]) } ?? []
  }
  static func origin(of key: AlignmentKey, in node: Int, _ pass: LayoutPass) -> GuideTrace.Origin? {
    pass.origin(of: key, in: node + 1)
  }
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    at(node, pass.tree).reasons(of: node, in: offer, pass)
  }
  /// A frame positions its content; that is not the purpose of a guide.
  static func asksIncidentally(_ child: Int, of node: Int) -> Bool { true }
}

/// A modifier that does not affect layout by itself: same proposal, length and lines.
protocol FramelessModifier: LayoutModifier {}

extension FramelessModifier {
  var keepsFrame: Bool { true }
  func range(_ axis: Axis, _ content: LengthRange?) -> LengthRange? { content }
}

/// Any modifier without its own table.
///
///     public static func fixedSize(…) -> LayoutRule { .modifier(AnyModifier(FixedSize(…))) }
///
/// A new modifier is declared only in its own file and in the vocabulary that uses it.
public struct AnyModifier: LayoutModifier, StoredKind {
  let base: any LayoutModifier

  init(_ base: any LayoutModifier) { self.base = base }

  /// SwiftUI's name for it.
  public var name: String { base.name }
  /// The arguments of its call.
  public var parameters: [LayoutParameter] { base.parameters }

  func usable(_ builder: inout LayoutTreeBuilder) -> AnyModifier { AnyModifier(base.usable(&builder)) }

  static func table(in payloads: Payloads) -> ContiguousArray<AnyModifier> { payloads.modifiers }

  func offer(_ proposal: Proposal, to node: Int, _ pass: LayoutPass) -> Proposal {
    base.offer(proposal, to: node, pass)
  }
  func finalOffer(_ proposal: Proposal, own: Proposal?, to node: Int, _ pass: LayoutPass) -> Proposal {
    base.finalOffer(proposal, own: own, to: node, pass)
  }
  func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    base.length(axis, of: node, in: proposal, pass)
  }
  func origin(_ axis: Axis, of node: Int, offer: Proposal, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    base.origin(axis, of: node, offer: offer, in: proposal, pass)
  }
  var shift: Point { base.shift }
  var alignment: Alignment? { base.alignment }
  var keepsFrame: Bool { base.keepsFrame }
  func traits(_ content: ViewTraits) -> ViewTraits { base.traits(content) }
  func space(_ wish: inout ViewSpacing) -> Bool { base.space(&wish) }
  func range(_ axis: Axis, _ content: LengthRange?) -> LengthRange? { base.range(axis, content) }
  func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    base.reasons(of: node, in: offer, pass)
  }
}

/// A view around one view. It states only what differs from the view inside.
///
///     struct Padding: LayoutModifier        `offer` less, `length` more, `origin` at the insets
///     struct FixedSize: LayoutModifier      `offer` nothing; all else is the content's
///
/// `node` is the modifier's own place in the tree, `node + 1` that of its content.
protocol LayoutModifier {
  /// What the content is offered while it is measured.
  func offer(_ proposal: Proposal, to node: Int, _ pass: LayoutPass) -> Proposal
  /// What the content is offered when it is placed; `own` is the modifier's size, if it is known already.
  func finalOffer(_ proposal: Proposal, own: Proposal?, to node: Int, _ pass: LayoutPass) -> Proposal
  /// How long it is.
  func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength
  /// Where it puts the content, from its own leading or top edge. Lines that come out of the content move along.
  func origin(_ axis: Axis, of node: Int, offer: Proposal, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength
  /// How far the content is drawn from there, which no line hears of.
  var shift: Point { get }
  /// The lines that it asks of itself and of its content to put the one into the other.
  var alignment: Alignment? { get }
  /// Whether it changes no size and no room, so that a scroll view in it still is one.
  var keepsFrame: Bool { get }

  /// Priority, lines and crossings, from the content's.
  func traits(_ content: ViewTraits) -> ViewTraits
  /// Makes what the content wants around it what the modifier wants; false if that is the same.
  func space(_ wish: inout ViewSpacing) -> Bool
  /// How short and how long it can get, from the content's; nil if it is to be asked.
  func range(_ axis: Axis, _ content: LengthRange?) -> LengthRange?

  /// SwiftUI's word for it; without, the name of its type: `FixedSize` is `fixedSize`.
  var name: String { get }
  /// What was written in its call.
  var parameters: [LayoutParameter] { get }
  /// The same with numbers that can be counted on; what is left out becomes a note.
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

  var name: String {
    let type = "\(Self.self)"
    return type.prefix(1).lowercased() + type.dropFirst()
  }
  var parameters: [LayoutParameter] { [] }
  func usable(_ builder: inout LayoutTreeBuilder) -> Self { self }
}

/// Something that was written in the call of a modifier, as far as it matters for layout: `ratio: 2`.
public struct LayoutParameter: Hashable, Sendable {
  /// What was written.
  public enum Value: Hashable, Sendable {
    /// A number of points, or a share; nil where none was written.
    case number(Double?)
    /// Yes or no.
    case flag(Bool)
    /// A case by its name: `fit`.
    case word(String)
  }

  /// The name of the parameter.
  public let label: String
  /// What was written for it.
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
  /// The content's value, moved by where the modifier puts the content.
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
  /// A frame puts its content somewhere; that is not why a guide was set.
  static func asksIncidentally(_ child: Int, of node: Int) -> Bool { true }
}

/// A modifier that is a view's own node and nothing more to its frame: the same offer, length and lines.
protocol FramelessModifier: LayoutModifier {}

extension FramelessModifier {
  var keepsFrame: Bool { true }
  func range(_ axis: Axis, _ content: LengthRange?) -> LengthRange? { content }
}

/// Any modifier that has no table of its own.
///
///     public static func fixedSize(…) -> LayoutRule { .modifier(AnyModifier(FixedSize(…))) }
///
/// So a new one is named in its own file, and in the vocabulary of whoever uses it.
public struct AnyModifier: LayoutModifier, StoredKind {
  let base: any LayoutModifier

  init(_ base: any LayoutModifier) { self.base = base }

  /// SwiftUI's word for it.
  public var name: String { base.name }
  /// What was written in its call.
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
}

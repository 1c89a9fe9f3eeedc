import Diagnostics
import LayoutChecking
import LayoutProgram
import SwiftSyntax

/// Collects the completions at the cursor.
struct Completing {
  let probe: Probe
  let typed: Typed
  var found: [Completion] = []
  private var seen: Set<String> = []

  /// Ranks names with the same prefix, best first.
  enum Rank: Int {
    /// Argument labels, and the program's own names of the expected type; then SwiftUI's.
    case ownFitting
    case fitting
    /// The program's own names.
    case own
    /// The modifiers that layouts use most.
    case usual
    case modifier
    case vocabulary
    /// Members that change no frame, and keywords.
    case minor
  }

  init?(_ sources: [SourceText], at offset: Int, by deadline: Deadline?) {
    guard let probe = Probe(sources, at: offset, by: deadline) else { return nil }
    self.probe = probe
    typed = Typed(probe.typed)
  }

  var checker: TypeChecker { probe.program.checker }
  var module: Module { probe.program.module }

  func completions() -> [Completion] {
    var collecting = self
    collecting.collect()
    let sorted = collecting.found.sorted { ($0.rank, $0.name, $0.label) < ($1.rank, $1.name, $1.label) }
    // Overloads that differ by types alone are one completion: the signature help has them all.
    var labels: Set<String> = []
    return sorted.filter { labels.insert($0.label).inserted }
  }

  private mutating func collect() {
    let searches = probe.question.searches
    let isOnType =
      !probe.isImplicit
      && searches.contains { search in
        if case .members(_, isStatic: true) = search { true } else { false }
      }
    for search in searches.isEmpty ? [unheard].compactMap(\.self) : searches {
      switch search {
      // The checker also tries an unqualified name as a member of `self`, and a type's members on its values.
      case .members(_, let isStatic) where !probe.isMember || isOnType && !isStatic: continue
      case .members(let type, let isStatic): addMembers(of: type, isStatic: isStatic)
      case .names(let surroundings, let wanted): if !probe.isMember { addNames(surroundings, wanted) }
      case .types(let context): addTypes(context, wanted: nil)
      }
    }
    if searches.isEmpty, probe.isImplicit { addAlignments() }
    if !probe.isMember { addKeywords() }
  }

  /// The scope in which the checker would have searched for the name, if it had come that far.
  private var unheard: CursorQuestion.Search? {
    if probe.isMember { return probe.isImplicit ? nil : .members(of: checker.view, isStatic: false) }
    let nominal = enclosingType
    let context = DeclarationContext(file: 0, nominal: nominal, parent: nil)
    return .names(
      CursorQuestion.Surroundings(variables: [], selfType: nominal?.selfType, isInstance: true, context: context),
      wanted: nil
    )
  }

  /// The type declaration around the cursor.
  private var enclosingType: Nominal? {
    var here = probe.token.parent
    while let node = here {
      if let group = node.asProtocol((any DeclGroupSyntax).self), let name = (group as? any NamedDeclSyntax)?.name {
        let place = name.positionAfterSkippingLeadingTrivia.utf8Offset
        return module.declaredTypes.first { $0.range?.file == 0 && $0.range?.lower == place }
      }
      here = node.parent
    }
    return nil
  }

  // MARK: Adding

  /// Adds a name if it matches the typed letters; only then computes its signature.
  mutating func add(
    _ name: String, _ kind: SymbolKind, _ rank: Rank, _ signature: () -> String, insert: String? = nil
  ) {
    guard let distance = typed.distance(to: name), name != probe.question.name else { return }
    let text = DeclarationText(signature())
    let isCallable = kind == .method || kind == .function || kind == .enumCase || kind == .initializer
    let label = isCallable ? text.label(named: name) : name
    guard seen.insert("\(label) \(text.text)").inserted else { return }
    let parts =
      insert.map { [Completion.Part.text($0)] }
      ?? (isCallable ? Insertion.parts(name, text, isCalled: probe.isCalled) : [.text(name)])
    found.append(
      Completion(
        name: name, label: label, insertion: parts, kind: kind, signature: text.text, replaces: probe.replaced,
        rank: distance * 10 + rank.rawValue))
  }

  mutating func add(_ member: Member, wanted: Type?, isModifier: Bool = false) {
    if member.kind == .subscripting || member.symbolKind == .operator { return }
    let isOwn = !member.isNative
    let isInert = [.ignored, .passedOver].contains(member.nativeText?.fidelity)
    let isUsual = isModifier && ModifierFacts.of(member.plainName).contains(.isUsual)
    var rank = isOwn ? Rank.own : isUsual ? .usual : isInert ? .minor : isModifier ? .modifier : .vocabulary
    if let wanted, result(of: member) == "\(wanted.withoutOptionals)" { rank = isOwn ? .ownFitting : .fitting }
    let kind: SymbolKind = member.kind == .initializer ? .initializer : member.symbolKind
    add(member.plainName, kind, rank, { member.declarationText })
  }

  /// The type of a member's value, as text.
  private func result(of member: Member) -> String {
    if member.isNative { return DeclarationText(member.declarationText).result }
    if member.kind == .enumCase { return member.owner?.qualifiedName ?? "" }
    let isCallable = member.kind == .method
    let type = isCallable ? try? checker.signature(of: member).result : try? checker.type(of: member)
    return type.map { "\($0.resolved)" } ?? ""
  }

  private mutating func addAlignments() {
    for name in ["HorizontalAlignment", "VerticalAlignment", "Alignment"] {
      guard let nominal = module.vocabulary.types[name] else { continue }
      addMembers(of: nominal.selfType, isStatic: true)
    }
  }
}

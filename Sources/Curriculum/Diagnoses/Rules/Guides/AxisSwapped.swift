import Diagnostics
import LayoutEngine
import LayoutLanguage

/// Width where height was meant, or a row where a column was.
///
///     .frame(width: height, height: 140)
///     .alignmentGuide(.leading) { d in d.height / 3 }
struct AxisSwapped: Explanation {
  static let id = DiagnosisID.axisSwapped

  enum Fault {
    case frame(view: ViewReference)
    case closure(of: Owner, read: String, meant: String, axis: Axis)
    case stack(ContainerReference, should: ContainerReference)
  }

  /// Whose closure reads the other axis.
  enum Owner {
    case guide(of: ViewReference)
    case defaultValue(of: String)

    var parameter: JSON.Member {
      switch self {
      case .guide(let view): .init("view", JSON(view))
      case .defaultValue(let key): .init("key", JSON(key))
      }
    }

    var words: String {
      switch self {
      case .guide(let view): "The guide".of(view)
      case .defaultValue(let key): "The default of \(key)"
      }
    }
  }

  let fault: Fault
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [AxisSwapped] {
    frames(evidence) ?? closures(evidence) ?? stacks(evidence) ?? []
  }

  private static func frames(_ evidence: Evidence) -> [AxisSwapped]? {
    guard let one = evidence.failing.first else { return nil }
    let sites = evidence.containerSites().filter { site in
      if case .frame(let width?, let height?, _) = site.kind { return width != height }
      return false
    }
    for site in sites.prefix(Evidence.mostPlaces)
    where evidence.whatIf([SceneEdit(site.place, .sidesExchanged)]) {
      let view = one.nodes(at: site.place).first.map(one.name) ?? .someView
      return [AxisSwapped(fault: .frame(view: view), range: site.range)]
    }
    return nil
  }

  private static let partners: [String: String] = ["width": "height", "height": "width"]
  private static let acrossWords: [String: String] = [
    "leading": "top", "trailing": "bottom", "top": "leading", "bottom": "trailing",
    "HorizontalAlignment": "VerticalAlignment", "VerticalAlignment": "HorizontalAlignment",
  ]

  /// All words of the other axis in the closures of guides exchanged, in one text.
  private static func closures(_ evidence: Evidence) -> [AxisSwapped]? {
    guard let one = evidence.failing.first else { return nil }
    var edits: [TextEdit] = []
    var first: (site: GuideSite?, key: AlignmentKey, read: String, meant: String)?
    let closures = evidence.guideSites().compactMap { site in site.bodyRange.map { (Optional(site), site.key, $0) } }
    let defaults = evidence.defaults().map { (GuideSite?.none, $0.key, $0.body) }
    for (site, key, body) in closures + defaults {
      let foreign: Set =
        key.axis == .vertical
        ? ["width", "leading", "trailing", "HorizontalAlignment"] : ["height", "top", "bottom", "VerticalAlignment"]
      for word in evidence.facts.words(in: body) where foreign.contains(word.name) {
        guard word.isMember || word.name.hasSuffix("Alignment"),
          let meant = partners[word.name] ?? acrossWords[word.name]
        else { continue }
        edits.append(TextEdit(word.range, meant))
        if first == nil { first = (site, key, word.name, meant) }
      }
    }
    guard let (site, key, read, meant) = first, evidence.whatIf(edits) else { return nil }
    let owner = site?.guides(in: one).first.map { AxisSwapped.Owner.guide(of: one.name(of: $0.node)) }
    return [
      AxisSwapped(
        fault: .closure(
          of: owner ?? .defaultValue(of: evidence.name(of: key)), read: read, meant: meant,
          axis: key.axis),
        range: edits.first?.range)
    ]
  }

  private static func stacks(_ evidence: Evidence) -> [AxisSwapped]? {
    for site in evidence.containerSites().prefix(Evidence.mostPlaces) {
      guard case .stack(let axis, _, _) = site.kind else { continue }
      if evidence.whatIf([SceneEdit(site.place, .stack(axis.other))]) {
        return [
          AxisSwapped(
            fault: .stack(
              ContainerReference(kind: site.kind.name),
              should: ContainerReference(kind: axis == .horizontal ? "VStack" : "HStack")),
            range: site.nameRange ?? site.range)
        ]
      }
    }
    return nil
  }

  var isProven: Bool { true }
  var views: [ViewReference] {
    switch fault {
    case .frame(let view): [view]
    case .closure, .stack: []
    }
  }
  var parameters: [JSON.Member] {
    switch fault {
    case .frame(let view): [.init("view", JSON(view))]
    case .closure(let owner, let read, let meant, let axis):
      [
        owner.parameter, .init("read", JSON(read)), .init("meant", JSON(meant)),
        .init("axis", JSON(axis.name)),
      ]
    case .stack(let stack, let should): [.init("container", JSON(stack)), .init("meant", JSON(should))]
    }
  }
  var fact: String {
    switch fault {
    case .frame(let view): "\("The frame".of(view)) has other sides than in the goal."
    case .closure(let owner, let read, _, let axis):
      "\(owner.words) is counted \(axis == .vertical ? "downwards" : "across") and reads \(read)."
    case .stack(let stack, _): "The \(stack) runs along one axis, and the goal's views along the other."
    }
  }
  var why: String {
    switch fault {
    case .frame: "A frame's width goes across, and its height down."
    case .closure(_, _, _, let axis):
      """
      A guide's number is a distance \
      \(axis == .vertical ? "down from the view's top" : "across from the view's leading edge"); what is measured along the \
      other axis is a number too, and nobody complains. With a square view one does not even see it.
      """
    case .stack: "A stack places its views one after another along its own axis, and lines them up along the other."
    }
  }
  var code: String {
    switch fault {
    case .frame: "Exchange width and height."
    case .closure(_, let read, let meant, _): "Read \(meant) instead of \(read)."
    case .stack(_, let should): "Write \(should)."
    }
  }
  func direction(in language: SpokenLanguage) -> String {
    switch (fault, language) {
    case (.frame, .english): "Look at which of the two lengths is which."
    case (.frame, .german): "Sieh nach, welche der beiden Längen welche ist."
    case (.closure, .english): "Read the view's other length or edge."
    case (.closure, .german): "Lies die andere Länge oder Kante der Ansicht."
    case (.stack, .english): "Use a stack that runs along the other axis."
    case (.stack, .german): "Nimm einen Stack, der in die andere Richtung läuft."
    }
  }
}

/// A line that goes by the length across its own axis, on purpose: height where the text reads width.
///
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }     the height was meant
struct LengthAcross: Explanation {
  static let id = DiagnosisID.axisSwapped

  /// Whose text reads it.
  enum Subject {
    case guide(of: ViewReference, for: String)
    case defaultValue(of: String)

    var words: String {
      switch self {
      case .guide(let view, let key): "\("The guide".of(view)) for \(key)"
      case .defaultValue(let key): "The default of \(key)"
      }
    }
  }

  let subject: Subject
  let read: String
  let meant: String
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [LengthAcross] {
    let closures = evidence.guideSites().compactMap { site in
      site.bodyRange.map { (Subject.guide(of: evidence.viewName(of: site), for: evidence.name(of: site.key)), $0) }
    }
    let defaults = evidence.defaults().map { (Subject.defaultValue(of: evidence.name(of: $0.key)), $0.body) }
    for (subject, body) in (defaults + closures).prefix(3) {
      let lengths = evidence.facts.words(in: body).filter {
        $0.isMember && ($0.name == "width" || $0.name == "height")
      }
      guard let first = lengths.first, lengths.allSatisfy({ $0.name == first.name }) else { continue }
      let meant = first.name == "width" ? "height" : "width"
      guard evidence.whatIf(lengths.map { TextEdit($0.range, meant) }) else { continue }
      return [LengthAcross(subject: subject, read: first.name, meant: meant, range: first.range)]
    }
    return []
  }

  var isProven: Bool { true }
  var parameters: [JSON.Member] {
    [.init("subject", JSON(subject.words)), .init("read", JSON(read)), .init("meant", JSON(meant))]
  }
  var fact: String { "\(subject.words) reads \(read)." }
  var why: String {
    """
    A guide is a number, whatever it was made of. Both lengths of a view are there to be read, and with square views \
    one does not see which it was.
    """
  }
  var code: String { "Read \(meant) instead of \(read)." }
}

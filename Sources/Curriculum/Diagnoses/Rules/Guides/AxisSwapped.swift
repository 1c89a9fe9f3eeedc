import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage

/// Width where height was meant, or a row where a column was.
///
///     .frame(width: height, height: 140)
///     .alignmentGuide(.leading) { d in d.height / 3 }
struct AxisSwapped: TriedExplanation {
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
  }

  let fault: Fault
  let range: SourceRange?

  static func candidates(in evidence: Evidence) -> [Candidate<AxisSwapped>] {
    frames(evidence) + [foreignWords(evidence)].compactMap { $0 } + stacks(evidence)
  }

  private static func frames(_ evidence: Evidence) -> [Candidate<AxisSwapped>] {
    let sites = evidence.containerSites().filter { site in
      if case .frame(let width?, let height?, _) = site.kind { width != height } else { false }
    }
    return sites.prefix(Evidence.mostPlaces).map { site in
      Candidate([SceneEdit(site.place, .sidesExchanged)]) {
        let view = evidence.failing.first.flatMap { one in one.nodes(at: site.place).first.map(one.name) }
        return AxisSwapped(fault: .frame(view: view ?? .someView), range: site.range)
      }
    }
  }

  private static func stacks(_ evidence: Evidence) -> [Candidate<AxisSwapped>] {
    evidence.containerSites().prefix(Evidence.mostPlaces).compactMap { site in
      guard case .stack(let axis, _, _) = site.kind else { return nil }
      let should = ContainerReference(kind: axis == .horizontal ? "VStack" : "HStack")
      return Candidate([SceneEdit(site.place, .stack(axis.other))]) {
        AxisSwapped(
          fault: .stack(ContainerReference(kind: site.kind.name), should: should), range: site.nameRange ?? site.range)
      }
    }
  }

  static let partners: [String: String] = [
    "width": "height", "height": "width", "leading": "top", "trailing": "bottom", "top": "leading",
    "bottom": "trailing", "HorizontalAlignment": "VerticalAlignment", "VerticalAlignment": "HorizontalAlignment",
  ]

  /// All words of the other axis in the closures of guides and in defaults exchanged, in one text.
  private static func foreignWords(_ evidence: Evidence) -> Candidate<AxisSwapped>? {
    let found = evidence.answerBodies().flatMap { body in
      evidence.facts.words(in: body.range).filter { word in
        guard word.isMember || word.name.hasSuffix("Alignment") else { return false }
        return body.key.axis == .vertical
          ? ["width", "leading", "trailing", "HorizontalAlignment"].contains(word.name)
          : ["height", "top", "bottom", "VerticalAlignment"].contains(word.name)
      }.map { (body, $0) }
    }
    guard let (body, word) = found.first else { return nil }
    return Candidate(found.map { TextEdit($1.range, partners[$1.name] ?? $1.name) }) {
      AxisSwapped(reading: word, in: body, evidence)
    }
  }

  fileprivate init(reading word: SourceFacts.Word, in body: AnswerBody, _ evidence: Evidence) {
    let owner = body.site.map { Owner.guide(of: evidence.viewName(of: $0)) }
    fault = .closure(
      of: owner ?? .defaultValue(of: evidence.name(of: body.key)), read: word.name,
      meant: Self.partners[word.name] ?? word.name, axis: body.key.axis)
    range = word.range
  }

  private init(fault: Fault, range: SourceRange?) { (self.fault, self.range) = (fault, range) }

  var views: [ViewReference] {
    switch fault {
    case .frame(let view), .closure(of: .guide(let view), _, _, _): [view]
    case .closure, .stack: []
    }
  }
  var parameters: Facts {
    switch fault {
    case .frame(let view): ["view": view]
    case .closure(.guide(let view), let read, let meant, let axis):
      ["view": view, "read": read, "meant": meant, "axis": axis.name]
    case .closure(.defaultValue(let key), let read, let meant, let axis):
      ["key": key, "read": read, "meant": meant, "axis": axis.name]
    case .stack(let stack, let should): ["container": stack, "meant": should]
    }
  }
  var fact: String {
    switch fault {
    case .frame(let view): "\("The frame".of(view)) has other sides than in the goal."
    case .closure(let owner, let read, _, let axis):
      read == axis.length
        ? "\(owner.words) reads \(read)."
        : "\(owner.words) is counted \(axis == .vertical ? "downwards" : "across") and reads \(read)."
    case .stack(let stack, _): "The \(stack) runs along one axis, and the goal's views along the other."
    }
  }
  var why: String {
    switch fault {
    case .frame: "A frame's width goes across, and its height down."
    case .closure(_, _, _, let axis):
      """
      A guide's number is a distance \
      \(axis == .vertical ? "down from the view's top" : "across from the view's leading edge"); what is measured along \
      the other axis is a number too, and nobody complains. With a square view one does not even see it.
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

extension AxisSwapped.Owner {
  fileprivate var words: String {
    switch self {
    case .guide(let view): "The guide".of(view)
    case .defaultValue(let key): "The default of \(key)"
    }
  }
}

/// A line that goes by the length across its own axis, on purpose: height where the text reads width.
///
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }     the height was meant
struct LengthAcross: TriedExplanation {
  static let id = DiagnosisID.axisSwapped

  let swapped: AxisSwapped

  static func candidates(in evidence: Evidence) -> [Candidate<LengthAcross>] {
    let bodies = evidence.answerBodies()
    return (bodies.filter { $0.site == nil } + bodies.filter { $0.site != nil }).prefix(3).compactMap { body in
      let lengths = evidence.facts.words(in: body.range).filter {
        $0.isMember && ["width", "height"].contains($0.name)
      }
      guard let first = lengths.first, lengths.allSatisfy({ $0.name == first.name }) else { return nil }
      return Candidate(lengths.map { TextEdit($0.range, AxisSwapped.partners[$0.name] ?? $0.name) }) {
        LengthAcross(swapped: AxisSwapped(reading: first, in: body, evidence))
      }
    }
  }

  var views: [ViewReference] { swapped.views }
  var range: SourceRange? { swapped.range }
  var parameters: Facts { swapped.parameters }
  var fact: String { swapped.fact }
  var why: String {
    """
    A guide is a number, whatever it was made of. Both lengths of a view are there to be read, and with square views \
    one does not see which it was.
    """
  }
  var code: String { swapped.code }
}

/// The text of a guide's value, or of a line's default.
struct AnswerBody {
  /// Nil for a default.
  let site: GuideSite?
  let key: AlignmentKey
  let range: SourceRange
}

extension Evidence {
  /// Guides first, then defaults.
  func answerBodies() -> [AnswerBody] {
    guideSites().compactMap { site in site.bodyRange.map { AnswerBody(site: site, key: site.key, range: $0) } }
      + defaults().map { AnswerBody(site: nil, key: $0.key, range: $0.body) }
  }
}

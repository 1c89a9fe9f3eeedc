import Diagnostics
import LayoutEngine

extension StorySentence {
  /// In German.
  var german: String {
    switch self {
    case .isOffered(let name, let offer):
      offer.map { "\(name) bekommt \(words($0)) angeboten." } ?? "\(name) bekommt selbst nichts angeboten."
    case .gaps(let room): "\(gaps(in: room)); \(rest(of: room.proposed, without: room.spacing, room.axis))."
    case .order(let turns, let reason): "\(words(reason)): \(turns.map(words).joined(separator: ", "))."
    case .served(let name, let axis, let share, let size):
      """
      \(name) bekommt \(share.length.inGerman) Punkte \(axis.germanLength) angeboten, \(words(share)), und nimmt \
      \(words(size)).
      """
    case .hasNoLimit(let name, let axis, let isEndless, let size):
      isEndless
        ? "\(name) bekommt \(axis.germanLength) ohne Ende angeboten und nimmt \(words(size))."
        : "\(name) darf die \(axis.germanLength) selbst wählen und nimmt \(words(size))."
    case .layersDecide(let name, let size):
      "Die Ansichten bestimmen, wie groß \(name) ist, \(words(size)), und bekommen am Ende diese Größe angeboten."
    case .takes(let name, let offer, let size):
      offer.map { "\(name) bekommt \(words($0)) angeboten und nimmt \(words(size))." }
        ?? "\(name) nimmt \(words(size))."
    case .others(let count):
      count == 1
        ? "Die letzte Ansicht wird ebenso angeordnet." : "Die anderen \(count) werden ebenso angeordnet."
    case .answers(let key, let answers, let because): "Nach \(key) gefragt, \(words(answers)) (\(because))."
    case .reach(let name, let axis, let before, let after, let length):
      "Die Ansichten reichen \(before.inGerman) Punkte vor ihre gemeinsame Linie und \(after.inGerman) dahinter"
        + (length.map { "; darum ist \(name) \($0.inGerman) \(axis.germanMeasure)." } ?? ".")
    case .meet(let key, let ask):
      "Die Linien \(key) treffen sich bei \(ask.key.axis.coordinate) = \(ask.line.inGerman)."
    case .stackIsDone(let name, let axis, let frame, let lengths, let spacing):
      """
      Jede Ansicht rückt auf die Linie; \(name) ist \(words(frame.size))\(parts(lengths, spacing, axis)) und liegt bei \
      \(points(frame.x)),\(points(frame.y)).
      """
    case .isDone(let name, let views, let frame):
      """
      \(views == 1 ? "Die Ansicht" : "Jede Ansicht") hat ihren Platz; \(name) ist \(words(frame.size)) und liegt bei \
      \(points(frame.x)),\(points(frame.y)).
      """
    }
  }

  private func words(_ offer: ProposedViewSize) -> String { "\(length(offer.width)) × \(length(offer.height))" }

  private func words(_ size: Size) -> String { "\(size.width.inGerman) × \(size.height.inGerman)" }

  private func length(_ length: Double?) -> String { length.map(bound) ?? "ideal" }

  private func bound(_ length: Double) -> String { length == .infinity ? "∞" : length.inGerman }

  private func gaps(in room: SharedRoom) -> String {
    let count = room.gaps.count
    let views = count == 1 ? "den beiden Ansichten" : "den \(count + 1) Ansichten"
    if let gap = room.onlyGap {
      let why = gap.reason.isNotable ? " (\(gap.reason.german))" : ""
      if gap.length == 0 { return "Zwischen \(views) ist kein Abstand\(why)" }
      let many = count == 1 ? "ist ein Abstand" : "sind \(count) Abstände"
      return "Zwischen \(views) \(many) von \(gap.length.inGerman) Punkten\(why)"
    }
    if count > 6 { return "Zwischen \(views) sind Abstände von zusammen \(room.spacing.inGerman) Punkten" }
    let lengths = zip(room.gaps, room.gapReasons).map { "\($0.inGerman) (\($1.german))" }
    return "Zwischen \(views) sind Abstände von \(lengths.listed("und")) Punkten"
  }

  private func rest(of proposed: Double?, without spacing: Double, _ axis: Axis) -> String {
    guard let proposed else { return "eine \(axis.germanLength) ist nicht vorgegeben, also ist nichts zu teilen" }
    if proposed == .infinity { return "die \(axis.germanLength) hat kein Ende, also ist nichts zu teilen" }
    let left = max(proposed - spacing, 0)
    return "also sind \(left.inGerman) von \(proposed.inGerman) Punkten \(axis.germanLength) zu teilen"
  }

  private func parts(_ lengths: Double?, _ spacing: Double, _ axis: Axis) -> String {
    guard let lengths, spacing != 0 else { return "" }
    return ", davon \(lengths.inGerman) Ansichten und \(spacing.inGerman) Abstände in der \(axis.germanLength),"
  }

  private func words(_ reason: Reason) -> String {
    switch reason {
    case .priority: "Die höchste Priorität kommt zuerst dran, bei gleicher die am wenigsten flexible Ansicht"
    case .flexibility: "Die am wenigsten flexible Ansicht kommt zuerst dran"
    case .source: "Alle Ansichten sind gleich flexibel und kommen in der Reihenfolge des Quelltexts dran"
    }
  }

  private func words(_ turn: Turn) -> String {
    let range =
      turn.shortest == turn.longest ? bound(turn.shortest) : "\(bound(turn.shortest)) bis \(bound(turn.longest))"
    guard let priority = turn.priority else { return "\(turn.name) (\(range))" }
    return "\(turn.name) (\(priority.isFinite ? "Priorität \(priority.inGerman)" : "ganz zuletzt"), \(range))"
  }

  private func words(_ share: Share) -> String {
    if share.length <= 0 { return "da nichts mehr übrig ist" }
    let lower = share.isHeldForLast ? "Spacer" : "niedrigere Prioritäten"
    let held = share.held > 0 ? " außer den \(bound(share.held)), die für \(lower) bleiben" : ""
    if share.sharers == 1 { return "alles, was übrig ist\(held)" }
    return "einen von \(share.sharers) gleichen Teilen der übrigen \(share.together.inGerman)\(held)"
  }

  private func words(_ answers: [Answer]) -> String {
    let groups = answers.byValue
    let parts = groups.enumerated().map { place, group in
      let verb = place > 0 ? "" : group.names.count > 1 ? "antworten " : "antwortet "
      return "\(verb)\(group.names.listed("und")) \(group.value.inGerman)"
    }
    return answers.isCut ? "\(parts.joined(separator: ", ")), …" : parts.joined(separator: ", ")
  }
}

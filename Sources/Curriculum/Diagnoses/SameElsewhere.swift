import Diagnostics

/// Further lines for which the same goes.
enum SameElsewhere {
  static func words(_ lines: [Int], in language: SpokenLanguage) -> String {
    if lines.isEmpty { return "" }
    let names = lines.map(String.init)
    return switch language {
    case .english: " The same goes for line\(lines.count == 1 ? "" : "s") \(names.listed)."
    case .german: " Dasselbe gilt für Zeile\(lines.count == 1 ? "" : "n") \(names.listedInGerman)."
    }
  }
}

extension AnswerTrace {
  /// The lines of guides that have to change in the same way as one of them.
  func lines(of group: [GuideSite], but told: GuideSite) -> [Int] {
    group.filter { $0.place != told.place }.compactMap { line($0.bodyRange ?? $0.range) }
  }
}

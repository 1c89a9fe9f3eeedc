import Diagnostics

/// A sum of what the variants give, which is just what was said in every one of them.
///
///     widths 90, 150, 60, guides 12, 0, 40        190        the largest of widths and the largest of guides together
struct OwnFormula: Equatable {
  /// A number that a variant gives, or one of a list's.
  struct Term: Equatable {
    /// Which number of a list; nil for a number alone.
    enum Choice: String, CaseIterable {
      case largest, smallest, all
    }

    let name: String
    let choice: Choice?
  }

  let first: Term
  let second: Term?
  /// The second is taken away.
  let isDifference: Bool

  /// The simplest one; nil where nothing fits in every variant.
  init?(_ said: [Double], given: [[JSON.Member]]) {
    let terms = Self.terms(given)
    func fits(_ value: (Int) -> Double) -> Bool { said.indices.allSatisfy { abs(value($0) - said[$0]) < 0.01 } }
    for (term, values) in terms where fits({ values[$0] }) {
      self.init(first: term, second: nil, isDifference: false)
      return
    }
    for (index, (term, values)) in terms.enumerated() {
      for (other, more) in terms.dropFirst(index + 1) where fits({ values[$0] + more[$0] }) {
        self.init(first: term, second: other, isDifference: false)
        return
      }
      for (other, less) in terms where other != term && fits({ values[$0] - less[$0] }) {
        self.init(first: term, second: other, isDifference: true)
        return
      }
    }
    return nil
  }

  private init(first: Term, second: Term?, isDifference: Bool) {
    (self.first, self.second, self.isDifference) = (first, second, isDifference)
  }

  /// What every variant gives, with what it is in each; what is nothing everywhere fits by chance.
  private static func terms(_ given: [[JSON.Member]]) -> [(Term, [Double])] {
    guard let names = given.first?.map(\.key) else { return [] }
    return names.flatMap { name -> [(Term, [Double])] in
      let values = given.compactMap { members in members.first { $0.key == name }?.value }
      guard values.count == given.count else { return [] }
      let numbers = values.compactMap(\.number)
      if numbers.count == values.count { return [(Term(name: name, choice: nil), numbers)] }
      let lists = values.compactMap { $0.elements?.compactMap(\.number) }
      guard lists.count == values.count, lists.allSatisfy({ !$0.isEmpty }) else { return [] }
      return Term.Choice.allCases.map { choice in
        (Term(name: name, choice: choice), lists.map { choice.value(of: $0) })
      }
    }.filter { $0.1.contains { $0 != 0 } }
  }

  // MARK: Words

  /// Behind “is”.
  var english: String {
    guard let second else { return first.english }
    return isDifference
      ? "\(first.english), less \(second.english)" : "\(first.english) and \(second.english) together"
  }

  /// Behind „ist“.
  var german: String {
    guard let second else { return first.german }
    return isDifference
      ? "\(first.german), weniger \(second.german)" : "\(first.german) und \(second.german) zusammen"
  }
}

extension OwnFormula.Term.Choice {
  fileprivate func value(of list: [Double]) -> Double {
    switch self {
    case .largest: list.max() ?? 0
    case .smallest: list.min() ?? 0
    case .all: list.reduce(0, +)
    }
  }
}

extension OwnFormula.Term {
  fileprivate var english: String {
    switch choice {
    case nil: "`\(name)`"
    case .all: "all of `\(name)`"
    case .largest, .smallest: "the \(choice?.rawValue ?? "") of `\(name)`"
    }
  }

  fileprivate var german: String {
    switch choice {
    case nil: "`\(name)`"
    case .all: "alles aus `\(name)`"
    case .largest: "das größte aus `\(name)`"
    case .smallest: "das kleinste aus `\(name)`"
    }
  }
}

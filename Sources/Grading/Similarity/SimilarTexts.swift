import LayoutEditing

/// Finds texts that are more alike than their given code explains.
public struct SimilarTexts: Sendable {
  /// Two texts that share fingerprints.
  public struct Pair: Hashable, Sendable {
    /// The first one's name.
    public var one: String
    /// The second one's name.
    public var other: String
    /// The percentage of the smaller text's own fingerprints that the other has.
    public var percent: Int
    /// The number of shared fingerprints.
    public var shared: Int
  }

  /// A fingerprint that more texts than this share, and more than a tenth of all, comes from the task, not from
  /// copying.
  private static let mostOwners = 10
  /// Texts with fewer own fingerprints are too short to compare: one changed place affects about half as many.
  static let fewestFingerprints = 8

  private var names: [String] = []
  private var fingerprints: [Set<UInt64>] = []
  private var bases: [String: Set<UInt64>] = [:]

  /// Makes an empty collection.
  public init() {}

  /// Excludes the given code of a group from the comparison of its texts.
  public mutating func addGiven(_ form: NormalForm, to group: String) {
    bases[group, default: []].formUnion(Winnowing(form).runs)
  }

  /// Adds a text.
  ///
  /// - Parameter group: the exercise that it answers.
  public mutating func add(_ form: NormalForm, called name: String, in group: String) {
    names.append(name)
    fingerprints.append(Winnowing(form).fingerprints(without: bases[group] ?? []))
  }

  /// Texts that are too short to compare, in the order in which they were added.
  public var tooShort: [String] {
    names.indices.filter { fingerprints[$0].count < Self.fewestFingerprints }.map { names[$0] }
  }

  /// Pairs that share at least this percentage, the most similar first.
  ///
  /// - Complexity: depends on the pairs that share a rare fingerprint, not on all pairs.
  public func pairs(atLeast percent: Int) -> [Pair] {
    var owners: [UInt64: [Int]] = [:]
    for (index, set) in fingerprints.enumerated() { for number in set { owners[number, default: []].append(index) } }
    let most = max(Self.mostOwners, names.count / 10)
    let rare = owners.filter { $0.value.count <= most }
    var own = [Int](repeating: 0, count: names.count)
    var shared: [[Int]: Int] = [:]
    for list in rare.values {
      for (position, one) in list.enumerated() {
        own[one] += 1
        for other in list[..<position] { shared[[min(one, other), max(one, other)], default: 0] += 1 }
      }
    }
    let pairs = shared.compactMap { pair, count -> Pair? in
      let smaller = min(own[pair[0]], own[pair[1]])
      guard smaller >= Self.fewestFingerprints, count * 100 >= percent * smaller else { return nil }
      return Pair(one: names[pair[0]], other: names[pair[1]], percent: count * 100 / smaller, shared: count)
    }
    return pairs.sorted { ($1.percent, $1.shared, $0.one, $0.other) < ($0.percent, $0.shared, $1.one, $1.other) }
  }
}

extension SimilarTexts {
  /// The connected components of the pairs, the largest first.
  public static func clusters(of pairs: [Pair]) -> [[String]] {
    var parents: [String: String] = [:]
    func root(of name: String) -> String {
      var name = name
      while let above = parents[name], above != name { name = above }
      return name
    }
    for pair in pairs {
      let (one, other) = (root(of: pair.one), root(of: pair.other))
      parents[max(one, other)] = min(one, other)
      if parents[min(one, other)] == nil { parents[min(one, other)] = min(one, other) }
    }
    let groups = Dictionary(grouping: Set(pairs.flatMap { [$0.one, $0.other] })) { root(of: $0) }
    return groups.values.map { $0.sorted() }.sorted { ($1.count, $0.first ?? "") < ($0.count, $1.first ?? "") }
  }
}

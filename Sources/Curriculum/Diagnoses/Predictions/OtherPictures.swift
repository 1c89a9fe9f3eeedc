import Diagnostics
import LayoutEngine
import LayoutLanguage
import LayoutProgram

/// Pictures of a prediction's code that differ from its own in one thing: the line that a container asks for, a default,
/// a guide that nobody hears, what a container makes of several guides.
struct OtherPictures {
  /// One of them: what is done to the code in each variant.
  struct Candidate {
    let picture: OtherPicture
    let edits: (_ variant: Int) -> [SceneEdit]
  }

  /// Places in the code that are tried.
  private static let mostPlaces = 4

  private let cases: [ScenarioTrace]

  /// Nil where a variant cannot be laid out.
  init?(_ checker: AnswerChecker, _ program: Program, _ variants: [ScenarioResult], by deadline: Deadline) {
    var cases: [ScenarioTrace] = []
    for variant in variants {
      guard var request = try? checker.material.request(for: variant.scenario, by: deadline) else { return nil }
      request.traced = true
      guard let tree = try? program.scene(for: request).tree else { return nil }
      cases.append(ScenarioTrace(variant.scenario, request, variant, tree))
    }
    self.cases = cases
  }

  /// Along the axes of what is asked for.
  func candidates(along axes: [Axis]) -> [Candidate] {
    let all = containers(axes) + defaults(axes) + guides(axes) + means(axes)
    return all.filter { candidate in cases.indices.contains { !candidate.edits($0).isEmpty } }
  }

  private func containers(_ axes: [Axis]) -> [Candidate] {
    var found: [Candidate] = []
    for axis in axes {
      var seen: Set<EditPlace> = []
      for one in cases {
        for (node, site) in one.containers() where seen.count < Self.mostPlaces && seen.insert(site.place).inserted {
          guard let from = site.key(axis) else { continue }
          for to in AlignmentKey.geometric(axis) where to != from {
            found.append(
              Candidate(
                picture: .asks(one.word(for: node), from: one.tree.name(of: from), to: one.tree.name(of: to)),
                edits: { variant in
                  let asks = cases[variant].containers().contains {
                    $0.site.place == site.place && $0.site.key(axis) == from
                  }
                  return asks ? [SceneEdit(site.place, .alignment(to))] : []
                }))
          }
        }
      }
    }
    return found
  }

  private func defaults(_ axes: [Axis]) -> [Candidate] {
    guard let one = cases.first else { return [] }
    return one.tree.keys.filter { axes.contains($0.key.axis) }.prefix(Self.mostPlaces).flatMap { own in
      let place = EditPlace(own.range ?? SourceRange(lower: 0, upper: 0))
      return ViewPoint.allCases.map { point in
        Candidate(
          picture: .defaultAt(key: one.tree.name(of: own.key), point),
          edits: { _ in [SceneEdit(place, .defaultValue(own.key, GuideChange(factor: 0, size: point.share)))] })
      }
    }
  }

  private func guides(_ axes: [Axis]) -> [Candidate] {
    var keys: [AlignmentKey] = []
    for guide in cases.flatMap(\.tree.guides) where axes.contains(guide.guide.key.axis) && guide.guide.outcome.isUsed {
      if !keys.contains(guide.guide.key) { keys.append(guide.guide.key) }
    }
    return keys.prefix(Self.mostPlaces).map { key in
      Candidate(
        picture: .unheard(key: cases[0].tree.name(of: key)),
        edits: { variant in
          let nodes = cases[variant].tree.guides.filter { $0.guide.key == key }.map(\.guide.node)
          let places = Set(nodes.compactMap { cases[variant].tree.nodes[$0].range.map(EditPlace.init) })
          return places.map { SceneEdit($0, .removed) }
        })
    }
  }

  private func means(_ axes: [Axis]) -> [Candidate] {
    let asking = cases.firstAnswer { one in
      one.combined().first { axes.contains($0.key.axis) }.map { one.word(for: $0.container) }
    }
    guard let container = asking else { return [] }
    return OtherPicture.Mean.allCases.map { mean in
      Candidate(
        picture: .mean(container, mean),
        edits: { variant in
          cases[variant].combined().filter { axes.contains($0.key.axis) }.map { combined in
            SceneEdit(combined.place, .guided(combined.key, combined.value(mean)))
          }
        })
    }
  }
}

/// Several guides of which a container makes one.
private struct CombinedGuides {
  let container: Int
  let place: EditPlace
  let key: AlignmentKey
  /// Where each lies in the container, and how long its view is.
  let parts: [(value: Double, length: Double)]

  func value(_ mean: OtherPicture.Mean) -> Double {
    let values = parts.map(\.value)
    switch mean {
    case .weighted:
      let weight = parts.map(\.length).reduce(0, +)
      return weight > 0 ? parts.map { $0.value * $0.length }.reduce(0, +) / weight : 0
    case .first: return values.first ?? 0
    case .last: return values.last ?? 0
    case .smallest: return values.min() ?? 0
    case .largest: return values.max() ?? 0
    }
  }
}

extension ScenarioTrace {
  /// What asks for lines, with its place in the text.
  fileprivate func containers() -> [(node: Int, site: ContainerSite)] {
    tree.nodes.indices.compactMap { node in
      guard let range = tree.nodes[node].range, !tree.nodes[node].isImplied else { return nil }
      let site = ContainerSite(place: EditPlace(range), range: range, nameRange: nil, kind: tree.nodes[node].kind)
      return site.key(.horizontal) != nil || site.key(.vertical) != nil ? (node, site) : nil
    }
  }

  /// Containers that others ask for a line of which several views inside know.
  fileprivate func combined() -> [CombinedGuides] {
    tree.asks.compactMap { ask in
      guard let child = ask.child, child != ask.container, case .combined(_, .mean, _) = ask.origin,
        let base = core(child).last, let range = tree.nodes[base].range, !tree.nodes[base].isImplied,
        tree.nodes[base].frame == tree.nodes[child].frame
      else { return nil }
      let leaves = AnsweringGroup.leaves(of: ask.origin, at: ask.value)
      guard leaves.count > 1 else { return nil }
      return CombinedGuides(
        container: base, place: EditPlace(range), key: ask.key,
        parts: leaves.map { leaf in
          (leaf.value, tree.nodes[core(leaf.guide).last ?? leaf.guide].frame.size[ask.key.axis])
        })
    }
  }
}

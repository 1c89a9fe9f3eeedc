import LayoutEngine
import LayoutProgram

/// A container that makes everything right when it asks for another line.
struct ContainerTrial {
  let site: ContainerSite
  /// What it asks for, along the axes that change.
  let from: [AlignmentKey]
  let to: [AlignmentKey]
  /// How many containers have to change, this one included.
  var count = 1
  /// Whether the guides for the old line had to come along.
  var movesGuides = false

  var touchesBaseline: Bool { (from + to).contains { $0 == .firstTextBaseline || $0 == .lastTextBaseline } }
  var leadsToCenter: Bool { to.allSatisfy { $0 == .center($0.axis) } }
}

extension AnswerTrace {
  /// Other lines for the containers of the text: one container and axis, then both axes, then all containers, then
  /// containers and guides together.
  func findContainerTrial() -> ContainerTrial? {
    guard let one = failing.first else { return nil }
    let sites = Array(containerSites().filter { $0.isStack || $0.isOverlay }.prefix(AnswerTrace.mostPlaces))
    return first(of: alone(sites, one)) ?? first(of: centered(sites, one)) ?? first(of: withGuides(sites, one))
  }

  /// Every place in a frame, along the axes that are off.
  func frameTrial() -> ContainerTrial? {
    guard let one = failing.first else { return nil }
    let choices = [Axis.horizontal, .vertical].map { axis -> [AlignmentKey?] in
      one.offAxes.contains(axis) ? AlignmentKey.geometric(axis) : [nil]
    }
    return first(
      of: containerSites().filter(\.isFrame).prefix(AnswerTrace.mostPlaces / 2).lazy.flatMap { site in
        choices[0].flatMap { across in
          choices[1].map { down in
            let keys = [across, down].compactMap { $0 }.filter { one.key(of: site.place, $0.axis) != $0 }
            return self.asking(keys.map { (site, one.key(of: site.place, $0.axis) ?? $0, $0) })
          }
        }
      })
  }

  private func asking(
    _ lines: [(site: ContainerSite, from: AlignmentKey, to: AlignmentKey)]
  ) -> Candidate<ContainerTrial> {
    Candidate(lines.map { SceneEdit($0.site.place, .alignment($0.to)) }) {
      lines.first.map {
        ContainerTrial(
          site: $0.site, from: lines.map(\.from), to: lines.map(\.to), count: Set(lines.map(\.site.place)).count)
      }
    }
  }

  private func alone(_ sites: [ContainerSite], _ one: ScenarioTrace) -> [Candidate<ContainerTrial>] {
    let read = usedGuides().filter { $0.key.isOwn || !passing.isEmpty }
    return sites.flatMap { site in
      one.offAxes.flatMap { axis -> [Candidate<ContainerTrial>] in
        // An answer that is right somewhere by guides for a line is not after another line.
        guard let old = one.key(of: site.place, axis), !read.contains(where: { $0.key == old }) else { return [] }
        return lines(axis).filter { $0 != old }.map { asking([(site, old, $0)]) }
      }
    }
  }

  /// Everything in the middle, along one axis or both.
  private func centered(_ sites: [ContainerSite], _ one: ScenarioTrace) -> [Candidate<ContainerTrial>] {
    let all = sites.flatMap { site in
      [Axis.horizontal, .vertical].compactMap { axis in
        one.key(of: site.place, axis).flatMap { $0 == .center(axis) ? nil : (site, $0, AlignmentKey.center(axis)) }
      }
    }
    let groups = sites.map { site in all.filter { $0.0.place == site.place } } + [all]
    return groups.filter { $0.count > 1 }.map(asking)
  }

  /// Container and guides together: both speak of the same line, and it is the wrong one.
  private func withGuides(_ sites: [ContainerSite], _ one: ScenarioTrace) -> [Candidate<ContainerTrial>] {
    sites.flatMap { site in
      one.offAxes.flatMap { axis -> [Candidate<ContainerTrial>] in
        guard let old = one.key(of: site.place, axis), !old.isOwn else { return [] }
        let own = guideSites().filter { $0.key == old }
        return own.isEmpty
          ? []
          : AlignmentKey.geometric(axis).filter { $0 != old }.map { key in
            Candidate(
              own.map { SceneEdit($0.place, .guideKey(key)) } + [SceneEdit(site.place, .alignment(key))]
            ) { ContainerTrial(site: site, from: [old], to: [key], movesGuides: true) }
          }
      }
    }
  }

  private func lines(_ axis: Axis) -> [AlignmentKey] {
    let asked = Set(cases.flatMap { $0.tree.asks.map(\.key) })
    let own = cases.first?.tree.keys.map(\.key).filter { $0.axis == axis && !asked.contains($0) } ?? []
    return own + AlignmentKey.geometric(axis) + (axis == .vertical ? [.firstTextBaseline, .lastTextBaseline] : [])
  }
}

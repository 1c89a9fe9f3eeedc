import LayoutEngine
import LayoutLanguage

/// A container that makes everything right when it asks for another line.
struct ContainerTrial {
  let site: ContainerSite
  /// What it asks for, along the axes that change.
  let from: [AlignmentKey]
  let to: [AlignmentKey]
  /// How many containers have to change, this one included.
  let count: Int
  /// Whether the guides for the old line had to come along.
  let movesGuides: Bool

  var touchesBaseline: Bool { (from + to).contains { $0 == .firstTextBaseline || $0 == .lastTextBaseline } }
  var leadsToCenter: Bool { to.allSatisfy { $0 == .center($0.axis) } }
}

extension Evidence {
  /// Tries other lines in the containers of the text: one container and axis, then both axes, then all containers.
  func findContainerTrial() -> ContainerTrial? {
    guard let one = failing.first else { return nil }
    let read = guideSites().filter { site in
      (site.key.isOwn || !passing.isEmpty) && failing.contains { site.isUsed(in: $0) }
    }
    let sites = Array(containerSites().filter { $0.isStack || $0.isOverlay }.prefix(Evidence.mostPlaces))
    let axes = one.offAxes
    for site in sites {
      for axis in axes {
        // An answer that is right somewhere by guides for a line is not after another line.
        guard let old = one.key(of: site.place, axis), !read.contains(where: { $0.key == old }) else { continue }
        for key in lines(axis) where key != old {
          if whatIf([SceneEdit(site.place, .alignment(key))]) {
            return ContainerTrial(site: site, from: [old], to: [key], count: 1, movesGuides: false)
          }
        }
      }
    }
    return centred(sites, one) ?? withGuides(sites, axes, one)
  }

  /// Every place in a frame, along the axes that are off.
  func frameTrial() -> ContainerTrial? {
    guard let one = failing.first else { return nil }
    let axes = one.offAxes
    for site in containerSites().filter(\.isFrame).prefix(Evidence.mostPlaces / 2) {
      let choices = [Axis.horizontal, .vertical].map { axis -> [AlignmentKey?] in
        axes.contains(axis) ? AlignmentKey.geometric(axis) : [nil]
      }
      for across in choices[0] {
        for down in choices[1] {
          let keys = [across, down].compactMap { $0 }.filter { one.key(of: site.place, $0.axis) != $0 }
          guard whatIf(keys.map { SceneEdit(site.place, .alignment($0)) }) else { continue }
          return ContainerTrial(
            site: site, from: keys.compactMap { one.key(of: site.place, $0.axis) }, to: keys, count: 1,
            movesGuides: false)
        }
      }
    }
    return nil
  }

  /// Everything in the middle, along one axis or both.
  private func centred(_ sites: [ContainerSite], _ one: EvidenceCase) -> ContainerTrial? {
    let uncentred = sites.flatMap { site in
      [Axis.horizontal, .vertical].compactMap { axis in
        one.key(of: site.place, axis).flatMap { $0 == .center(axis) ? nil : (site: site, key: $0) }
      }
    }
    guard uncentred.count > 1, let first = uncentred.first else { return nil }
    let groups = sites.map { site in uncentred.filter { $0.site.place == site.place } } + [uncentred]
    for group in groups where group.count > 1 {
      if whatIf(group.map { SceneEdit($0.site.place, .alignment(.center($0.key.axis))) }) {
        return ContainerTrial(
          site: group.first?.site ?? first.site, from: group.map(\.key), to: group.map { .center($0.key.axis) },
          count: Set(group.map(\.site.place)).count, movesGuides: false)
      }
    }
    return nil
  }

  /// Container and guides together: both speak of the same line, and it is the wrong one.
  private func withGuides(_ sites: [ContainerSite], _ axes: [Axis], _ one: EvidenceCase) -> ContainerTrial? {
    let guides = guideSites()
    for site in sites {
      for axis in axes {
        guard let old = one.key(of: site.place, axis) else { continue }
        let own = guides.filter { $0.key == old }
        if own.isEmpty || old.isOwn { continue }
        for key in AlignmentKey.geometric(axis) where key != old {
          let edits = own.map { SceneEdit($0.place, .guideKey(key)) } + [SceneEdit(site.place, .alignment(key))]
          if whatIf(edits) {
            return ContainerTrial(site: site, from: [old], to: [key], count: 1, movesGuides: true)
          }
        }
      }
    }
    return nil
  }

  private func lines(_ axis: Axis) -> [AlignmentKey] {
    let asked = Set(cases.flatMap { $0.tree.asks.map(\.key) })
    let own = cases.first?.tree.keys.map(\.key).filter { $0.axis == axis && !asked.contains($0) } ?? []
    return own + AlignmentKey.geometric(axis) + (axis == .vertical ? [.firstTextBaseline, .lastTextBaseline] : [])
  }
}

extension ContainerSite {
  var isOverlay: Bool {
    switch kind {
    case .overlay, .background: true
    default: false
    }
  }
}

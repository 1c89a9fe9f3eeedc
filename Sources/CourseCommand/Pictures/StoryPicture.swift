import Curriculum
import LayoutDrawing
import LayoutEngine
import LayoutProgram

extension Picture {
  /// A scene as it is after a step of a container's story: views that are not there yet are left out with all that is
  /// inside them, others stand where they do by then, and of all lines only the container's are drawn.
  init(_ scene: Scene, after step: ContainerStory.Step, of story: ContainerStory) {
    self.init(scene, title: story.kind)
    for (index, way) in ways(step, story).enumerated() {
      figures[index].isContainer = index == story.node
      if index == story.node { figures[index].label = story.kind }
      switch way {
      case .outside: figures[index].name = nil
      case .notThere: figures[index].leaveOut()
      case .moved(let way):
        figures[index].frame.x += way.x
        figures[index].frame.y += way.y
        // A text says itself what it is.
        if !figures[index].lines.isEmpty { figures[index].name = nil }
      }
    }
    guides = step.guides(of: story.node)
  }

  private enum Way {
    case outside, notThere
    case moved(Point)
  }

  /// Of every figure whether it is there by then, and how far from its place. Parents come before what is in them.
  private func ways(_ step: ContainerStory.Step, _ story: ContainerStory) -> [Way] {
    let views = Set(story.views)
    var ways: [Way] = []
    for (index, figure) in figures.enumerated() {
      if views.contains(index) {
        ways.append(step.shown[index].map { .moved($0) } ?? .notThere)
      } else {
        let parent = figure.parent.flatMap { ways.indices.contains($0) ? ways[$0] : nil }
        ways.append(parent ?? .outside)
      }
    }
    return ways
  }
}

extension Figure {
  fileprivate mutating func leaveOut() {
    name = nil
    isContainer = false
    paint = Paint(effects: [.hidden])
    lines = []
  }
}

extension ContainerStory.Step {
  /// The common lines, with their marks once these lie on them; until then each mark stands at its view.
  fileprivate func guides(of container: Int) -> [GuideLine] {
    let common = lines.map { line in
      let own =
        isLinedUp ? marks.filter { $0.key == line.key && $0.axis == line.axis && $0.position == line.position } : []
      return GuideLine(
        key: line.key.withoutDot, axis: line.axis, position: line.position, container: container, ticks: own.map(\.tick)
      )
    }
    if isLinedUp { return common }
    return common
      + marks.map { mark in
        GuideLine(key: mark.key.withoutDot, axis: mark.axis, position: mark.position, label: "", ticks: [mark.tick])
      }
  }
}

extension ContainerStory.Mark {
  fileprivate var tick: GuideLine.Tick { GuideLine.Tick(figure: node, value: value, isExplicit: isExplicit) }
}

extension String {
  fileprivate var withoutDot: String { hasPrefix(".") ? String(dropFirst()) : self }
}

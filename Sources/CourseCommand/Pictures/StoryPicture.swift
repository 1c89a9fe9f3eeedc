import Curriculum
import LayoutDrawing
import LayoutEngine
import LayoutProgram

extension Picture {
  /// Makes a picture of a scene at a step of a container's story. It leaves out views that are not placed yet with
  /// their content, shows the others where they are at that step, and draws only the container's lines.
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
        // A text needs no label.
        if !figures[index].lines.isEmpty { figures[index].name = nil }
      }
    }
    guides = step.guides(of: story.node)
  }

  private enum Way {
    case outside, notThere
    case moved(Point)
  }

  /// Whether each figure is there at this step, and its distance from its final position. Parents come before their
  /// children.
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
  /// The common lines, with the marks once the views lie on them; before that, each mark is at its view.
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

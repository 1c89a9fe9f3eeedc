import LayoutEngine

extension StoryTeller {
  /// Adds the gaps, the order of the views, and each view's share and size.
  mutating func tellSharing(_ room: SharedRoom) {
    if room.servings.count > 1 { tell(.gaps(room)) }
    if room.servings.count > 1, room.servings.contains(where: { $0.share != nil }) { tell(order(in: room)) }
    let told = room.servings.prefix(Self.most)
    for (place, serving) in told.enumerated() {
      show(serving.child)
      tell(sentence(on: place, in: room))
    }
    tellOthers(after: told.map(\.child))
  }

  private func order(in room: SharedRoom) -> StorySentence {
    let servings = room.servings
    let hasPriorities = Set(servings.map(\.priority).filter(\.isFinite)).count > 1
    let turns = servings.prefix(Self.most).map { serving in
      StorySentence.Turn(
        name: name(of: serving.child), priority: hasPriorities || !serving.priority.isFinite ? serving.priority : nil,
        shortest: serving.shortest, longest: serving.longest)
    }
    if hasPriorities { return .order(turns, .priority) }
    let isEqual = Set(servings.map { [$0.shortest, $0.longest] }).count == 1
    return .order(turns, isEqual ? .source : .flexibility)
  }

  private func sentence(on place: Int, in room: SharedRoom) -> StorySentence {
    let serving = room.servings[place]
    let (name, size) = (name(of: serving.child), frame(of: serving.child).size)
    guard let share = room.turn(of: serving.child)?.share else {
      return .hasNoLimit(name, room.axis, isEndless: room.proposed != nil, takes: size)
    }
    return .served(name, room.axis, share, takes: size)
  }
}

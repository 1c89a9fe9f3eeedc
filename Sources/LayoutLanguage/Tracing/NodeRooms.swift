import LayoutEngine

extension SceneTreeMaker {
  /// How the stacks among some nodes divided their space. Call this after reading the traces, because it may run
  /// closures that layout did not run.
  func rooms(of wanted: Set<Int>, _ wentWell: () -> Bool) -> [Int: SharedRoom] {
    var rooms: [Int: SharedRoom] = [:]
    for (number, places) in numbers.enumerated() {
      for (node, place) in places.enumerated() where wanted.contains(place) && trees[number].isOwn(node) {
        guard var room = trees[number].layout.sharedRoom(of: node, wentWell: wentWell) else { continue }
        for index in room.servings.indices {
          let child = room.servings[index].child
          if places.indices.contains(child) { room.servings[index].child = places[child] }
        }
        rooms[place] = room
      }
    }
    return rooms
  }
}

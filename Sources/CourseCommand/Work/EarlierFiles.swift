import Curriculum

extension WorkFolder {
  /// Moves a learner's files of an added pack from `exercises` into the pack's own folder.
  ///
  /// In earlier versions all packs shared `exercises`. Files that the course also has stay there, and nothing moves
  /// once the pack's folder exists.
  func gatherFiles(of pack: Pack, besides course: () -> Pack?) {
    let room = room(of: pack)
    guard room != ExerciseReference.usualRoom, hasAdded(pack), !Path.isFolder("\(path)/\(room)") else { return }
    let name = { (reference: ExerciseReference) in "\(reference.chapter)/\(reference.id).layout" }
    let earlier = pack.exercises.map(name).filter { Path.isFile("\(path)/\(ExerciseReference.usualRoom)/\($0)") }
    guard !earlier.isEmpty else { return }
    let taken = Set(course()?.exercises.map(name) ?? [])
    for file in earlier where !taken.contains(file) {
      let (old, new) = ("\(path)/\(ExerciseReference.usualRoom)/\(file)", "\(path)/\(room)/\(file)")
      // If a move fails, the file stays and the next command tries again.
      guard (try? FileText.move(old, to: new)) != nil else { return }
    }
  }
}

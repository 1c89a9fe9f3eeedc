import Curriculum

extension WorkFolder {
  /// Moves a learner's files of an added pack into the folder that they have today.
  ///
  /// Before packs had folders of their own, their files lay in `exercises`, among those of the course. What the course has
  /// under the same name is the course's, and stays; so does everything as soon as the pack's folder is there.
  func gatherFiles(of pack: Pack, besides course: () -> Pack?) {
    let room = room(of: pack)
    guard room != ExerciseReference.usualRoom, hasAdded(pack), !Path.isFolder("\(path)/\(room)") else { return }
    let name = { (reference: ExerciseReference) in "\(reference.chapter)/\(reference.id).layout" }
    let earlier = pack.exercises.map(name).filter { Path.isFile("\(path)/\(ExerciseReference.usualRoom)/\($0)") }
    guard !earlier.isEmpty else { return }
    let taken = Set(course()?.exercises.map(name) ?? [])
    for file in earlier where !taken.contains(file) {
      let (old, new) = ("\(path)/\(ExerciseReference.usualRoom)/\(file)", "\(path)/\(room)/\(file)")
      // Where that fails, the file stays where it is, and the next command tries again.
      guard (try? FileText.move(old, to: new)) != nil else { return }
    }
  }
}

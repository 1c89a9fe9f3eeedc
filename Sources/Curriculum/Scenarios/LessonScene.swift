import Diagnostics
import LayoutLanguage
import LayoutProgram

extension Pack {
  /// Lays out the views of a lesson's picture; nil for a lesson without one.
  ///
  /// - Throws: the problems that prevent the layout, with file and line.
  public func lessonScene(of reference: ExerciseReference, seconds: Double = Deadline.usual) throws(Problems) -> Scene?
  {
    guard let (source, request) = try lessonPicture(of: reference) else { return nil }
    do throws(RunFailure) {
      let deadline = Deadline(seconds: seconds)
      return try scene(of: compile(source, with: nil, by: deadline).get(), for: request, by: deadline).get()
    } catch {
      throw error.problems
    }
  }
}

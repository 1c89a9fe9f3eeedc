/// What the page can ask; `POST /api/scene` and so on. `Docs/Page.md` says what is sent and answered.
public enum PageRoute: String, CaseIterable, Sendable {
  case course, exercise, file, new, rename, remove, save, check, hint, skip, reset, history, solution, sweep, export
  case thumbnail
  case scene, edit, explain, steps

  /// What has to be answered while somebody types or drags does not wait behind a check.
  enum Lane: CaseIterable {
    case course, scenes
  }

  var lane: Lane {
    switch self {
    case .scene, .edit, .explain, .steps: .scenes
    default: .course
    }
  }

  /// Whether a newer request of the same editor makes an older one worthless.
  var isOvertaken: Bool { self == .scene }
}

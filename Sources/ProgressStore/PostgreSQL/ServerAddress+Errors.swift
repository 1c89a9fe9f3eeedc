/// The errors of a server.
extension ServerAddress {
  /// The error for a trouble with this server.
  func error(_ trouble: ProgressTrouble.ServerTrouble, sql: String? = nil) -> ProgressStoreError {
    ProgressStoreError(.server(ProgressTrouble.ServerPlace(shown: shown, withoutRole: withoutRole), trouble), sql: sql)
  }

  /// The learner's error for a server's failure.
  func explain(_ failure: ServerFailure) -> ProgressStoreError {
    let found = ProgressTrouble.Finding.said(failure.words)
    let trouble: ProgressTrouble.ServerTrouble =
      switch failure.kind {
      case .damaged: .damaged(found)
      case .denied: .denied(found)
      case .readOnly: .readOnly(found)
      case .busy: .busy(found)
      case .full: .full(found)
      case .rejected: .rejected(found)
      case .foreign, .newer, .closed, .unavailable:
        failure.state == nil ? .unreachable(found) : .unusable(found)
      }
    return error(trouble, sql: failure.sql)
  }
}

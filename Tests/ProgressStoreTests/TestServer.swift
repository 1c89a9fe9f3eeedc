import Foundation

@testable import ProgressStore

/// A PostgreSQL server for the tests, which `COURSE_TEST_SERVER` names as its superuser reaches it:
///
///     postgresql://postgres@/course?host=/tmp/server
///
/// `Integrations/postgresql/run` makes one, and lets the tests run with it.
struct TestServer {
  let superuser: ServerAddress

  /// nil where the tests have none.
  static var current: TestServer? {
    ProcessInfo.processInfo.environment["COURSE_TEST_SERVER"].flatMap { ServerAddress($0) }.map {
      TestServer(superuser: $0)
    }
  }

  /// A learner that nobody knows yet.
  func addressOfNewRole() throws -> ServerAddress? {
    let name = "test_" + UUID().uuidString.replacing("-", with: "").lowercased()
    try run("CREATE ROLE \(name) LOGIN")
    return address(of: name)
  }

  func address(of role: String) -> ServerAddress? {
    ServerAddress(superuser.withoutRole.replacing("://", with: "://\(role)@", maxReplacements: 1))
  }

  func run(_ sql: String) throws {
    let database = try PostgreSQLDatabase(superuser, patience: 5000)
    defer { database.close() }
    try database.run(sql)
  }
}

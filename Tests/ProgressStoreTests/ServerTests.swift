import Testing

@testable import ProgressStore

/// What is a server's alone, as far as it needs none.
@Suite struct ServerTests {
  @Test(arguments: [
    ("postgresql://school.example/course", "postgresql://school.example/course"),
    ("postgres://ada@school.example:5433/course", "postgres://ada@school.example:5433/course"),
    ("postgresql://ada:secret@school.example/course", "postgresql://ada@school.example/course"),
    ("postgresql://ada:p:q@r@school.example/course", "postgresql://ada@school.example/course"),
    ("postgresql://ada@h/c?password=secret&sslmode=require", "postgresql://ada@h/c?sslmode=require"),
    ("postgresql:///course?host=/run/pg&PASSWORD=x", "postgresql:///course?host=/run/pg"),
    ("postgresql://[::1]:5433/course", "postgresql://[::1]:5433/course"),
  ])
  func aPasswordIsNeverShown(_ address: String, _ shown: String) throws {
    let server = try #require(ServerAddress(address))
    #expect(server.shown == shown)
    #expect(server.text == address)
  }

  @Test(arguments: [
    "", "school.example", "mysql://a/b", "/home/ada/progress.sqlite", "Postgresql://a", "postgresql://a\0b",
  ])
  func otherTextsAreNoAddresses(_ text: String) {
    #expect(ServerAddress(text) == nil)
  }

  @Test(arguments: [
    ("postgresql://owner:secret@school.example/course", "postgresql://school.example/course"),
    ("postgresql://school.example/course?user=x@y", "postgresql://school.example/course?user=x@y"),
    ("postgresql:///course", "postgresql:///course"),
  ])
  func aClassCanTypeAnAddressWithoutARole(_ address: String, _ expected: String) {
    #expect(ServerAddress(address)?.withoutRole == expected)
  }

  @Test(arguments: [
    ("SELECT 1", "SELECT 1"),
    ("a = ? AND b = ?", "a = $1 AND b = $2"),
    ("a = 'why?' AND b = ?", "a = 'why?' AND b = $1"),
  ])
  func placesOfValuesAreNumbered(_ sql: String, _ numbered: String) {
    #expect(ServerAnswer.numbered(sql) == numbered)
  }

  /// As libpq 15 writes them.
  @Test(
    arguments: [
      (
        "connection to server on socket \"/tmp/.s.PGSQL.1\" failed: FATAL:  28000: role \"ada\" does not exist\nLOCATION:  x, y.c:1\n",
        "28000", "role \"ada\" does not exist", ProgressStoreError.Kind.denied, false
      ),
      (
        "connection to server at \"127.0.0.1\", port 5432 failed: FATAL:  53300: sorry, too many clients already\n",
        "53300", "sorry, too many clients already", .busy, true
      ),
      (
        "connection to server at \"x\" (::1), port 5432 failed: Connection refused\n\tIs the server running on that host?\n",
        nil, "Connection refused", .unavailable, true
      ),
      ("", nil, "no answer", .unavailable, true),
    ] as [(String, String?, String, ProgressStoreError.Kind, Bool)])
  func whatStoppedAConnectionIsUnderstood(
    _ message: String, _ state: String?, _ words: String, _ kind: ProgressStoreError.Kind, _ mayPass: Bool
  ) {
    let failure = ServerFailure(connecting: message)
    #expect(failure.state == state)
    #expect(failure.words == words)
    #expect(failure.kind == kind)
    #expect(failure.mayPass == mayPass)
  }

  /// libpq itself says so; another try cannot help.
  @Test func aMissingPasswordIsFinal() {
    let failure = ServerFailure(connecting: "…: fe_sendauth: no password supplied\n", needsPassword: true)
    #expect(failure.kind == .denied && !failure.mayPass)
    #expect(failure.words == "no password supplied")
  }

  @Test func numbersTravelWithTheirHighestByteFirst() {
    let parameters = ServerParameters([.integer(-2), .null, .text("é"), .blob([]), .blob([0, 255])])
    #expect(parameters.lengths == [8, 0, 2, 0, 2])
    let first = parameters.pointing { pointers in
      pointers.map { pointer in pointer.map { UInt8(bitPattern: $0.pointee) } }
    }
    #expect(first.map { $0 == nil } == [false, true, false, false, false])
    #expect(first[0] == 0xFF)
    #expect(first[2] == 0xC3)
    #expect(first[4] == 0)
  }
}

import CMicroHTTPD
import Glibc

/// Listens on this machine's loopback addresses, or on a given one, and hands requests on: libmicrohttpd in Swift's clothes.
///
/// Each connection has a thread, so that whoever answers may wait.
final class HTTPServer: Sendable {
  /// Why nobody listens.
  enum Failure: Error {
    /// The library is not there, and what the system said.
    case noLibrary(String)
    /// The port is somebody else's.
    case portTaken(Int)
    /// The address is not this machine's, or somebody else listens there.
    case addressRefused(ListenAddress)
  }

  /// How much a stranger may take: connections, seconds without a byte, bytes of headers and of a body, and seconds until
  /// a request is complete.
  enum Limit {
    static let connections = 100
    /// For a class: each open page holds one for its news.
    static let connectionsOfAClass = 4000
    static let idle: UInt32 = 15
    static let headers = 32 << 10
    static let body = 2 << 20
    static let request = 10.0
  }

  typealias Answer = @Sendable (HTTPRequest) -> HTTPResponse

  /// Refuses before anything is read, by the headers alone; nil lets the request through.
  typealias Doorkeeper = @Sendable (HTTPRequest) -> HTTPResponse?

  /// A header that is read besides the usual ones.
  let accountHeader: String?
  let refuse: Doorkeeper
  let answer: Answer
  let visitors: Visitors
  private let connections: Int

  init(accountHeader: String? = nil, refuse: @escaping Doorkeeper, answer: @escaping Answer) {
    self.accountHeader = accountHeader
    connections = accountHeader == nil ? Limit.connections : Limit.connectionsOfAClass
    visitors = Visitors(most: connections / 2)
    self.refuse = refuse
    self.answer = answer
  }

  /// Begins to listen, on a port of its own or on any that is free.
  ///
  /// - Returns: the port.
  func start(port: Int?) throws(Failure) -> Int {
    if let reason = http_open() { throw .noLibrary(String(cString: reason)) }
    guard let first = listen(on: "127.0.0.1", UInt16(port ?? 0)) else { throw .portTaken(port ?? 0) }
    let port = http_port(first)
    // Not every machine has the newer address.
    _ = listen(on: "::1", port)
    return Int(port)
  }

  /// Begins to listen on one address only.
  func start(on address: ListenAddress) throws(Failure) {
    if let reason = http_open() { throw .noLibrary(String(cString: reason)) }
    guard listen(on: address.host, UInt16(address.port)) != nil else { throw .addressRefused(address) }
  }

  private func listen(on address: String, _ port: UInt16) -> OpaquePointer? {
    let limits = http_limits(connections: UInt32(connections), idle: Limit.idle, headers: Limit.headers)
    let own = Unmanaged.passUnretained(self).toOpaque()
    return http_start(address, port, limits, handOver, forget, noticeConnection, own)
  }
}

/// A request on its way in.
private final class Arrival {
  var request: HTTPRequest
  var response: HTTPResponse?

  init(_ request: HTTPRequest) { self.request = request }
}

// The library calls functions of C's kind, which know nothing but a pointer.

private let handOver: MHD_AccessHandlerCallback = { own, connection, url, method, _, data, count, place in
  guard let own, let connection, let url, let method, let place, let count else { return .NO }
  let server = Unmanaged<HTTPServer>.fromOpaque(own).takeUnretainedValue()
  guard let known = place.pointee else {
    let arrival = Arrival(HTTPRequest(method: String(cString: method), path: String(cString: url)))
    arrival.request.readHead(of: connection, besides: server.accountHeader)
    arrival.response = server.refuse(arrival.request)
    place.pointee = Unmanaged.passRetained(arrival).toOpaque()
    // Before anything is sent along the answer can be no: what would come is not read.
    if let response = arrival.response { return response.send(on: connection) }
    return .YES
  }
  let arrival = Unmanaged<Arrival>.fromOpaque(known).takeUnretainedValue()
  if count.pointee > 0, let data {
    let isTooMuch = arrival.request.body.count + count.pointee > HTTPServer.Limit.body
    if isTooMuch || arrival.response != nil { return .NO }
    arrival.request.body += UnsafeRawBufferPointer(start: data, count: count.pointee)
    count.pointee = 0
    return .YES
  }
  server.visitors.isAnswered(http_socket(connection))
  return server.answer(arrival.request).send(on: connection)
}

// A connection that has shown the page's cookie once may stay open; any other was closed with its refusal.
private let forget: MHD_RequestCompletedCallback = { _, _, place, _ in
  guard let place, let known = place.pointee else { return }
  Unmanaged<Arrival>.fromOpaque(known).release()
  place.pointee = nil
}

private let noticeConnection: MHD_NotifyConnectionCallback = { own, connection, _, what in
  guard let own, let connection else { return }
  let visitors = Unmanaged<HTTPServer>.fromOpaque(own).takeUnretainedValue().visitors
  let socket = http_socket(connection)
  if what == startOfConnection { visitors.waits(socket) } else { visitors.isGone(socket) }
}

extension HTTPRequest {
  fileprivate mutating func readHead(of connection: OpaquePointer, besides other: String?) {
    for name in Self.readHeaders + (other.map { [$0] } ?? []) {
      if let value = http_header(connection, name) { headers[name] = String(cString: value) }
    }
    for name in Self.readArguments {
      if let value = http_argument(connection, name) { arguments[name] = String(cString: value) }
    }
  }
}

extension HTTPResponse {
  fileprivate func send(on connection: OpaquePointer) -> MHD_Result {
    let made: OpaquePointer?
    switch body {
    case .bytes(let bytes): made = bytes.withUnsafeBytes { http_response($0.count, $0.baseAddress) }
    case .events(let stream):
      made = http_stream(
        { own, _, place, room in
          guard let own, let place else { return -1 }
          return Unmanaged<EventStream>.fromOpaque(own).takeUnretainedValue().read(into: place, room)
        }, Unmanaged.passRetained(stream).toOpaque(),
        { own in
          guard let own else { return }
          Unmanaged<EventStream>.fromOpaque(own).takeRetainedValue().end()
        })
    }
    guard let made else { return .NO }
    let kept = headers.contains { $0.name == Self.unkept.name } ? [] : [Self.unkept]
    for header in Self.always + kept + [("Content-Type", type)] + headers {
      _ = http_add_header(made, header.name, header.value)
    }
    return http_send(connection, status, made) != 0 ? .YES : .NO
  }
}

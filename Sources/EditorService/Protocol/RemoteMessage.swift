import Diagnostics

/// A JSON-RPC message from the editor.
///
///     {"jsonrpc": "2.0", "id": 3, "method": "textDocument/hover", "params": {…}}    a request
///     {"jsonrpc": "2.0", "method": "initialized", "params": {}}                     a notification
///     {"jsonrpc": "2.0", "id": 1, "result": null}                                   a response to our own request
enum RemoteMessage: Sendable {
  case request(id: RequestID, method: String, Parameters)
  case notification(method: String, Parameters)
  case response(id: RequestID, succeeded: Bool)

  /// Parses a message.
  ///
  /// - Throws: the error to send, and the request that it answers, if known.
  init(_ body: [UInt8]) throws(UnreadableMessage) {
    guard let text = String(validating: body, as: UTF8.self) else {
      throw UnreadableMessage(.parseError, "the message is not UTF-8 text")
    }
    let json: JSON
    do throws(Problem) {
      json = try JSON.read(SourceText(name: "message", text: text), takesAnyNumber: true)
    } catch {
      throw UnreadableMessage(.parseError, error.message.english)
    }
    self = try Self.understood(json)
  }

  private static func understood(_ json: JSON) throws(UnreadableMessage) -> RemoteMessage {
    guard json.members != nil else {
      throw UnreadableMessage(.invalidRequest, "a message has to be an object; batches are not part of the protocol")
    }
    let id = json["id"].flatMap { RequestID($0) }
    guard json["jsonrpc"]?.string == "2.0" else {
      throw UnreadableMessage(.invalidRequest, "\"jsonrpc\" has to be \"2.0\"", of: id)
    }
    guard let method = json["method"] else {
      guard let id, json["result"] != nil || json["error"] != nil else {
        throw UnreadableMessage(.invalidRequest, "a message needs a method, or an id with a result", of: id)
      }
      return .response(id: id, succeeded: json["error"] == nil)
    }
    guard let name = method.string else {
      throw UnreadableMessage(.invalidRequest, "\"method\" has to be a text", of: id)
    }
    let parameters = Parameters(json["params"] ?? nil, what: "params")
    guard json["id"] != nil else { return .notification(method: name, parameters) }
    guard let id else { throw UnreadableMessage(.invalidRequest, "\"id\" has to be a whole number or a text") }
    return .request(id: id, method: name, parameters)
  }
}

/// A request's id.
enum RequestID: Hashable, Sendable {
  case number(Int)
  case name(String)

  /// Accepts a number or a text; nil for anything else.
  init?(_ json: JSON) {
    switch json.content {
    case .string(let name): self = .name(name)
    case .number(_, let literal):
      guard let number = Int(literal) else { return nil }
      self = .number(number)
    default: return nil
    }
  }

  var json: JSON {
    switch self {
    case .number(let number): JSON(number)
    case .name(let name): JSON(name)
    }
  }
}

/// A message that cannot be parsed.
struct UnreadableMessage: Error, Sendable {
  var error: ResponseError
  /// The request's id, if known.
  var id: RequestID?

  init(_ code: ResponseError.Code, _ message: String, of id: RequestID? = nil) {
    error = ResponseError(code, message)
    self.id = id
  }
}

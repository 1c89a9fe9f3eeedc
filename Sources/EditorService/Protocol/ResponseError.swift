import Diagnostics

/// An error response of JSON-RPC and the Language Server Protocol.
struct ResponseError: Error, Sendable {
  /// The protocol's error codes.
  enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case contentModified = -32801
    case requestCancelled = -32800
  }

  var code: Code
  /// For logs, and for users if the editor shows it.
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The error in a response.
  var json: JSON { ["code": JSON(code.rawValue), "message": JSON(message)] }

  /// The text has changed since the request.
  static let modified = ResponseError(.contentModified, "the text has changed since")
  /// The client has canceled the request.
  static let cancelled = ResponseError(.requestCancelled, "cancelled")
}

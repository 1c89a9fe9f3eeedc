import Diagnostics

/// Why a request gets no result, as JSON-RPC and the Language Server Protocol number it.
struct ResponseError: Error, Sendable {
  /// The numbers that the protocol has for reasons.
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
  /// For logs, and for people where an editor shows it.
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// As it stands in a response.
  var json: JSON { ["code": JSON(code.rawValue), "message": JSON(message)] }

  /// The text is newer than the question.
  static let modified = ResponseError(.contentModified, "the text has changed since")
  /// Nobody waits for the answer any more.
  static let cancelled = ResponseError(.requestCancelled, "cancelled")
}

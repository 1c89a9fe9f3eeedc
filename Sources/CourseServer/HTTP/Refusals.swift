/// The reason for a refusal. These words are for logs; the page has its own.
enum RefusalReason: String, Sendable {
  case foreignHost = "This address belongs to another host."
  case foreignOrigin = "Only the course's own page may ask this."
  case foreignAccount = "The proxy names no account that has a page here."
  case busy = "Everybody else is working at this very moment. Try again."
  case noCookie = "Open the address that “course play” printed: it holds the key to this page."
  case notJSON = "A request is JSON."
  case noSuchMethod = "Only GET and POST are known."
  case noSuchPage = "There is nothing at this address."
  case tooLarge = "The request is larger than 2 MB."
  case ended =
    "The helper that works on the text was ended, because it took too long or failed. The next request finds a fresh one."
}

extension HTTPResponse {
  /// A refusal with its reason. It closes the connection: only the page's own are worth keeping open.
  static func refusal(_ status: UInt32, _ reason: RefusalReason) -> HTTPResponse {
    let text = "{\"formatVersion\":1,\"error\":{\"message\":\"\(reason.rawValue)\",\"advice\":[]}}\n"
    var response = json(Array(text.utf8), status: status)
    response.headers = [("Connection", "close")]
    return response
  }
}

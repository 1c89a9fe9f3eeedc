import CPage
import Glibc

/// The page's own files, and those of the editor that it shows; one fixed list, read when the server starts.
struct PageFiles: Sendable {
  private let responses: [String: HTTPResponse]
  private let compressed: [String: HTTPResponse]

  /// Where Debian's `libjs-codemirror` puts the editor.
  private static let usualEditorFolder = "/usr/share/javascript/codemirror"

  /// The parts of the editor that the page uses, by their addresses.
  private static let editorFiles = [
    "/codemirror/codemirror.js": "lib/codemirror.js", "/codemirror/codemirror.css": "lib/codemirror.css",
    "/codemirror/swift.js": "mode/swift/swift.js", "/codemirror/matchbrackets.js": "addon/edit/matchbrackets.js",
    "/codemirror/closebrackets.js": "addon/edit/closebrackets.js", "/codemirror/comment.js": "addon/comment/comment.js",
  ]

  /// - Parameter editor: the folder with the editor, where it is not at its usual place.
  /// - Throws: the file that is not there.
  init(editor: String?) throws(PageServerError) {
    let editor = editor ?? Self.usualEditorFolder
    var responses: [String: HTTPResponse] = [:]
    for file in UnsafeBufferPointer(start: page_files_start(), count: page_file_count) {
      guard let address = file.address, let type = file.type else { continue }
      let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
      responses[String(cString: address)] = HTTPResponse(type: String(cString: type), body: .bytes(bytes))
    }
    for (address, name) in Self.editorFiles {
      let path = "\(editor)/\(name)"
      guard let bytes = Self.bytes(of: path) else { throw .noEditor(path) }
      let type = name.hasSuffix(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8"
      responses[address] = HTTPResponse(type: type, body: .bytes(bytes))
    }
    let folder = Self.folder(of: responses)
    self.responses = Dictionary(
      uniqueKeysWithValues: responses.map { address, response in
        address == "/" ? (address, response.naming(folder)) : (folder + address.dropFirst(), response.keptForEver)
      })
    compressed = self.responses.compactMapValues { response in
      guard case .bytes(let bytes) = response.body, let short = Gzip.compressed(bytes) else { return nil }
      let headers = response.headers + [("Content-Encoding", "gzip")]
      return HTTPResponse(type: response.type, body: .bytes(short), headers: headers)
    }
  }

  /// What the first page calls the folder of all other files.
  fileprivate static let placeholder = "/v/0/"

  /// Where the files are: another content has another address, so that a browser may keep what it has.
  private static func folder(of responses: [String: HTTPResponse]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for address in responses.keys.sorted() {
      guard case .bytes(let bytes)? = responses[address]?.body else { continue }
      for byte in Array(address.utf8) + bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return "/v/\(String(hash, radix: 16))/"
  }

  /// Whether the editor's parts are in a folder, or in the usual one.
  static func hasEditor(in folder: String?) -> Bool {
    editorFiles.values.allSatisfy { access("\(folder ?? usualEditorFolder)/\($0)", R_OK) == 0 }
  }

  /// The file at an address; short, where the browser reads that.
  func response(to request: HTTPRequest) -> HTTPResponse? {
    (request.takesGzip ? compressed[request.path] : nil) ?? responses[request.path]
  }

  private static func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { all += buffer[..<count] }
    return ferror(file) == 0 ? all : nil
  }
}

extension HTTPResponse {
  /// The first page, with the folder of the files of now.
  fileprivate func naming(_ folder: String) -> HTTPResponse {
    guard case .bytes(let bytes) = body else { return self }
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.split(separator: PageFiles.placeholder, omittingEmptySubsequences: false)
    return HTTPResponse(type: type, body: .bytes(Array(parts.joined(separator: folder).utf8)), headers: headers)
  }

  /// A file whose address changes with its content.
  fileprivate var keptForEver: HTTPResponse {
    let keeping = (name: Self.unkept.name, value: "private, max-age=31536000, immutable")
    return HTTPResponse(type: type, body: body, headers: headers + [keeping])
  }
}

import Diagnostics

extension Vocabulary {
  /// Files of the app, which here are the pack's data sets, their contents, and addresses.
  static let bundles: [NativeDeclaration] = [
    .type("struct Bundle"), .constant("Bundle", "main", "Bundle", .token("main")),
    .type("struct Data: Hashable, Codable").approximated("Holds texts only."),
    .member("Bundle", "func url(forResource name: String?, withExtension ext: String?) -> URL?", resource),
    .member("Bundle", "func path(forResource name: String?, ofType ext: String?) -> String?", resource),
    .member("Data", "init()") { _, _ in .string("") },
    .member("Data", "init(count: Int)") { run, a throws(Stop) in
      let count = max(0, a.int(0) ?? 0)
      if count > Run.Budget.textLength { throw run.textTooLong(at: a.range) }
      return .string(try run.checked(String(repeating: "\0", count: count), at: a.range))
    },
    .member("Data", "init(_ text: [UInt8])") { _, a in
      .string(String(decoding: (a.array(0) ?? []).map { UInt8(truncatingIfNeeded: Int($0.number)) }, as: UTF8.self))
    },
    .member("Data", "init(_ text: UTF8View<UInt8>)") { _, a in
      .string(String(decoding: (a.array(0) ?? []).map { UInt8(truncatingIfNeeded: Int($0.number)) }, as: UTF8.self))
    },
    .member("Data", "init(contentsOf url: URL) throws") { run, a throws(Stop) in try run.contents(of: a) },
    .member("Data", "var count: Int") { _, a in .int((a.string(0) ?? "").utf8.count) },
    .member("Data", "var isEmpty: Bool") { _, a in .bool((a.string(0) ?? "").isEmpty) },
    .member("String", "func data(using encoding: StringEncoding) -> Data?") { _, a in .some(a[0] ?? .void) },
    .member("String", "init(data: Data, encoding: StringEncoding) -> String?") { _, a in .some(a[0] ?? .void) },
    .member("String", "init(decoding data: Data, as encoding: UTF8.Type)") { _, a in a[0] ?? .void },
    .member("String", "init(contentsOf url: URL) throws") { run, a throws(Stop) in try run.contents(of: a) },
    .member("String", "init(contentsOf url: URL, encoding: StringEncoding) throws") { run, a throws(Stop) in
      try run.contents(of: a)
    },
    .member("String", "init(contentsOfFile path: String) throws") { run, a throws(Stop) in try run.contents(of: a) },
    .member("String", "init(contentsOfFile path: String, encoding: StringEncoding) throws") { run, a throws(Stop) in
      try run.contents(of: a)
    },

    .member("URL", "init(fileURLWithPath path: String)") { _, a in a[0] ?? .void },
    .member("URL", "var absoluteString: String") { _, a in a[0] ?? .void },
    .member("URL", "var path: String") { _, a in .string(parts(a).path) },
    .member("URL", "var host: String?") { _, a in parts(a).host.map { .some(.string($0)) } ?? .none },
    .member("URL", "var scheme: String?") { _, a in parts(a).scheme.map { .some(.string($0)) } ?? .none },
    .member("URL", "var lastPathComponent: String") { _, a in
      .string(parts(a).path.split(separator: "/").last.map(String.init) ?? "")
    },
    .member("URL", "var pathExtension: String") { _, a in
      let last = parts(a).path.split(separator: "/").last ?? ""
      return .string(last.contains(".") ? last.split(separator: ".").last.map(String.init) ?? "" : "")
    },
    .member("URL", "func appendingPathComponent(_ part: String) -> URL", appended),
    .member("URL", "func appending(path part: String) -> URL", appended),
    .member("URL", "func appending(component part: String) -> URL", appended),
  ]

  /// A file of the app that the pack does not have has been forgotten there: a program could do nothing about it.
  private static let resource: NativeFunction.Body = { run, a throws(Stop) in
    let name = a.string(1) ?? ""
    let full = a.string(2).map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
    guard let found = [full, "\(full).json"].first(where: { run.request.data[$0] != nil }) else {
      throw Stop(.input, SceneMessage.noData(full), at: a.range)
    }
    run.dataAsked.insert(found)
    return .some(.string("file:///\(found)"))
  }

  private static let appended: NativeFunction.Body = { run, a throws(Stop) in
    let address = a.string(0) ?? ""
    // What is asked for stays behind the path: `https://example.org/list?page=2`.
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let more = a.string(1) ?? ""
    let whole = path.hasSuffix("/") ? path + more : "\(path)/\(more)"
    return .string(try run.checked(whole + address.dropFirst(path.count), at: a.range))
  }

  /// `https://example.org/a/b`: the scheme, the host, the path.
  private static func parts(_ arguments: Arguments) -> (scheme: String?, host: String?, path: String) {
    var rest = Substring(arguments.string(0) ?? "")
    var scheme: String?
    var host: String?
    if let colon = rest.firstIndex(of: ":") {
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
      host = rest[..<end].isEmpty ? nil : String(rest[..<end])
      rest = rest[end...]
    }
    return (scheme, host, String(rest.prefix { $0 != "?" && $0 != "#" }))
  }
}

extension Run {
  /// What a file of the app holds; nothing else can be read.
  func contents(of arguments: Arguments) throws(Stop) -> Value {
    let place = arguments.string(0) ?? ""
    if let written = files[place] { return .string(written) }
    // A file that nobody wrote: an error that the program may catch.
    if place.hasPrefix("file:///"), place.dropFirst(8).contains("/") {
      throw raise(.token("CocoaError"), at: arguments.range)
    }
    guard place.hasPrefix("file:///"), let source = request.data[String(place.dropFirst(8))] else {
      throw Stop(
        problem: Problem(
          unsupported: .name("contentsOf:"), at: arguments.range, instead: UnsupportedMessage.giveTheValue))
    }
    return .string(try checked(source.text, at: arguments.range))
  }
}

import Diagnostics
import LayoutProgram

extension Natives {
  /// The app's files, which are the pack's data sets; their contents, and URLs.
  static let bundles: [Native] = [
    .native("Bundle.url(forResource:withExtension:)", resource),
    .native("Bundle.path(forResource:ofType:)", resource),
    .native("Data.init()") { .string("") },
    .native("Data.init(count:)") { (run: Run, call: Arguments, count: Int) throws(Stop) in
      let count = max(0, count)
      if count > Run.Budget.textLength { throw run.textTooLong(at: call.range) }
      return .string(try run.checked(String(repeating: "\0", count: count), at: call.range))
    },
    .native("Data.init(_: [UInt8])") { (text: [Value]) in
      .string(String(decoding: text.map { UInt8(truncatingIfNeeded: Int($0.number)) }, as: UTF8.self))
    },
    .native("Data.init(_: UTF8View<UInt8>)") { (text: [Value]) in
      .string(String(decoding: text.map { UInt8(truncatingIfNeeded: Int($0.number)) }, as: UTF8.self))
    },
    .native("Data.init(contentsOf:)") { (run: Run, call: Arguments) throws(Stop) in try run.contents(of: call) },
    .native("Data.count") { (data: String) in .int(data.utf8.count) },
    .native("Data.isEmpty") { (data: String) in .bool(data.isEmpty) },
    .native("String.data(using:)") { (text: Value, _: Value?) in .some(text) },
    .native("String.init(data:encoding:)") { (data: Value, _: Value?) in .some(data)
    },
    .native("String.init(decoding: Data, as: UTF8.Type)") { (data: Value, _: Value?) in data },
    .native("String.init(contentsOf:)") { (run: Run, call: Arguments) throws(Stop) in try run.contents(of: call) },
    .native("String.init(contentsOf:encoding:)") { (run: Run, call: Arguments) throws(Stop) in
      try run.contents(of: call)
    },
    .native("String.init(contentsOfFile:)") { (run: Run, call: Arguments) throws(Stop) in try run.contents(of: call) },
    .native("String.init(contentsOfFile:encoding:)") { (run: Run, call: Arguments) throws(Stop) in
      try run.contents(of: call)
    },

    .native("URL.init(fileURLWithPath:)") { (path: Value) in path },
    .native("URL.init(filePath:)") { (path: Value) in path },
    .native("URL.absoluteString") { (address: Value) in address },
    .native("URL.path") { (call: Arguments) in .string(parts(call).path) },
    .native("URL.host") { (call: Arguments) in parts(call).host.map { .some(.string($0)) } ?? .none },
    .native("URL.scheme") { (call: Arguments) in parts(call).scheme.map { .some(.string($0)) } ?? .none
    },
    .native("URL.lastPathComponent") { (call: Arguments) in
      .string(parts(call).path.split(separator: "/").last.map(String.init) ?? "")
    },
    .native("URL.pathExtension") { (call: Arguments) in
      let last = parts(call).path.split(separator: "/").last ?? ""
      return .string(last.contains(".") ? last.split(separator: ".").last.map(String.init) ?? "" : "")
    },
    .native("URL.appendingPathComponent(_:)", appended),
    .native("URL.appending(path:)", appended),
    .native("URL.appending(component:)", appended),
  ]

  /// Looks up a file of the app. If the pack lacks it, the pack's author forgot it, and the program could do
  /// nothing about that.
  private static let resource: NativeFunction.Body = { run, a throws(Stop) in
    let name = a.string(1) ?? ""
    let full = a.string(2).map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
    guard let found = [full, "\(full).json"].first(where: { run.request.data[$0] != nil }) else {
      throw Stop(.input, SceneMessage.noData(full), at: a.range)
    }
    run.files.asked.insert(found)
    return .some(.string("file:///\(found)"))
  }

  private static let appended: NativeFunction.Body = { run, a throws(Stop) in
    let address = a.string(0) ?? ""
    // The query stays after the path: `https://example.org/list?page=2`.
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let more = a.string(1) ?? ""
    let whole = path.hasSuffix("/") ? path + more : "\(path)/\(more)"
    return .string(try run.checked(whole + address.dropFirst(path.count), at: a.range))
  }

  /// The scheme, host and path of a URL: `https://example.org/a/b`.
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
  /// The contents of a file of the app; other files cannot be read.
  func contents(of arguments: Arguments) throws(Stop) -> Value {
    let place = arguments.string(0) ?? ""
    // A missing file is an error that the program may catch.
    if place.hasPrefix("file:///"), place.dropFirst(8).contains("/") {
      throw raise(.token("CocoaError"), at: arguments.range)
    }
    guard place.hasPrefix("file:///"), let source = request.data[String(place.dropFirst(8))] else {
      throw Stop(
        problem: Problem(
          unsupported: .name("contentsOf:"), at: arguments.range, instead: UnsupportedMessage.giveTheValue))
    }
    // A word list may be longer than any text that a program creates.
    if source.text.utf8.count > Budget.fileLength { throw textTooLong(at: arguments.range) }
    try spend(source.text.utf8.count, at: arguments.range)
    return .string(source.text)
  }
}

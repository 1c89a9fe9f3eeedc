import Diagnostics

extension Parsing {
  /// Parses several files, those after the first on a second thread: files are independent, and parsing is nearly half
  /// of a compilation.
  package static func outcomes(of sources: [SourceText]) -> [Result<ParsedFile, Problems>] {
    let read = { @Sendable (sources: EnumeratedSequence<[SourceText]>.SubSequence) in
      sources.map { file, source in Result { () throws(Problems) in try parse(source, file: file) } }
    }
    Preparation.begin()
    let others = ThreadTask { read(sources.enumerated().dropFirst()) }
    // No deadline here: callers put one around the whole compilation.
    let isBeside = sources.count > 1 && others.start()
    let first = read(sources.enumerated().prefix(1))
    return first + ((isBeside ? others.wait(seconds: .infinity) : nil) ?? others.work())
  }
}

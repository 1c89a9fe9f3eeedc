import Diagnostics

extension Parsing {
  /// Reads several files, those after the first on a thread beside it: they know nothing of each other, and reading is
  /// nearly half of a compiler's work.
  static func outcomes(of sources: [SourceText]) -> [Result<ParsedFile, Problems>] {
    let read = { @Sendable (sources: EnumeratedSequence<[SourceText]>.SubSequence) in
      sources.map { file, source in Result { () throws(Problems) in try parse(source, file: file) } }
    }
    Preparation.begin()
    let others = ThreadTask { read(sources.enumerated().dropFirst()) }
    // Whoever wants an answer in time says so around all of it.
    let isBeside = sources.count > 1 && others.start()
    let first = read(sources.enumerated().prefix(1))
    return first + ((isBeside ? others.wait(seconds: .infinity) : nil) ?? others.work())
  }
}

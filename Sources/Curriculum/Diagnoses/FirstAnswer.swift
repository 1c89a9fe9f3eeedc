extension Sequence {
  /// The first answer that is one; no element is asked twice, and none after that.
  ///
  /// A lazy `compactMap` followed by `first` asks its first answer again, and a trial that has used up what trials may
  /// cost says nothing the second time.
  func firstAnswer<Answer>(_ ask: (Element) -> Answer?) -> Answer? {
    for element in self {
      if let answer = ask(element) { return answer }
    }
    return nil
  }
}

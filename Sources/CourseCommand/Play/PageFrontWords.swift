import CourseServer

extension Invocation {
  /// The proxy in front of the page, as it was typed; nil for none.
  func pageFront() throws(Complaint) -> PageFront? {
    guard let behind else {
      if account != nil { throw .usage(PageSentence.accountNeedsBehind, PageSentence.behindIs) }
      return nil
    }
    guard var front = PageFront(behind) else { throw .usage(PageSentence.noBehind(behind), PageSentence.behindIs) }
    if port == nil { throw .usage(PageSentence.behindNeedsPort, PageSentence.behindIs) }
    if let account {
      guard let known = PageFront.Account(account) else {
        throw .usage(PageSentence.noAccount(account), PageSentence.accountsAre)
      }
      front.account = known
    }
    return front
  }
}

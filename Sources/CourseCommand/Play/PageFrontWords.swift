import CourseServer

extension Invocation {
  /// Where the page listens besides this machine's own addresses, as `--listen` or COURSE_LISTEN names it; nil for
  /// nowhere.
  func listenAddress(environment: String?) throws(Complaint) -> ListenAddress? {
    if listen != nil, port != nil { throw .usage(PageSentence.portOrListen, PageSentence.listenIs) }
    guard port == nil, let text = listen ?? environment, !text.isEmpty else { return nil }
    guard let address = ListenAddress(text) else { throw .usage(PageSentence.noListen(text), PageSentence.listenIs) }
    return address
  }

  /// The proxy in front of the page, as it was typed; nil for none.
  func pageFront() throws(Complaint) -> PageFront? {
    guard let behind else { return nil }
    guard let front = PageFront(behind) else { throw .usage(PageSentence.noBehind(behind), PageSentence.behindIs) }
    if port == nil, listen == nil { throw .usage(PageSentence.behindNeedsPort, PageSentence.behindIs) }
    return front
  }
}

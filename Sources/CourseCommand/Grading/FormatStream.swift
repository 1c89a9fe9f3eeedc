import Grading

/// An output file in one format, written piece by piece under a temporary name until it is complete.
struct FormatStream {
  private let format: any StreamedFormat
  private let place: String
  private var text: String
  private var isFirst = true
  private var draft: OpenDraft

  /// The number of bytes to buffer before writing.
  private static let most = 1 << 16

  init(_ format: any StreamedFormat, in folder: String) throws(Complaint) {
    self.format = format
    place = type(of: format).fileName
    text = format.head
    draft = try OpenDraft(in: folder)
  }

  mutating func add(_ record: GradeRecord) throws(Complaint) {
    let piece = format.piece(record, isFirst: isFirst)
    isFirst = isFirst && piece.isEmpty
    text += piece
    if text.utf8.count > Self.most { try flush() }
  }

  mutating func end() throws(Complaint) {
    text += format.tail
    try flush()
    try draft.place(as: place)
  }

  private mutating func flush() throws(Complaint) {
    try draft.write(Array(text.utf8))
    text = ""
  }
}

/// A reference to a draft, so that copies of the stream share it.
private final class OpenDraft {
  private var draft: Draft
  private let path: String

  init(in folder: String) throws(Complaint) {
    path = folder
    draft = try Complaint.ofSystem { () throws(SystemError) in
      try SystemError.of(.write(folder)) { () throws(Refusal) in try Draft.file(in: OpenFolder(folder), rights: 0o666) }
    }
  }

  func write(_ bytes: [UInt8]) throws(Complaint) {
    try Complaint.ofSystem { () throws(SystemError) in
      try SystemError.of(.write(path)) { () throws(Refusal) in try draft.write(bytes) }
    }
  }

  func place(as name: String) throws(Complaint) {
    try Complaint.ofSystem { () throws(SystemError) in
      try SystemError.of(.write(path)) { () throws(Refusal) in try draft.replace(name) }
    }
  }
}

import Glibc

extension Session {
  /// Asks a question that is answered by `y` or anything else; no answer is a no.
  func asks(_ question: String) throws(Complaint) -> Bool {
    let line = try answer(to: "\(question) [y/N] ") ?? ""
    return ["y", "yes"].contains(line.lowercased())
  }

  /// Asks for a line of text; nil where nobody answers.
  func answer(to question: String) throws(Complaint) -> String? {
    try Complaint.ofOutput(Output.answers.write(question))
    // Byte by byte, so that a second question finds what the first one left.
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.count < 4096, read(STDIN_FILENO, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    try Complaint.ofOutput(Output.answers.write("\n"))
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}

import Glibc

extension Session {
  /// Asks a yes-or-no question; anything but `y` or `yes` is a no.
  func asks(_ question: String) throws(Complaint) -> Bool {
    let line = try answer(to: "\(question) [y/N] ") ?? ""
    return ["y", "yes"].contains(line.lowercased())
  }

  /// Asks for a line of text; nil if the input has ended.
  func answer(to question: String) throws(Complaint) -> String? {
    try Complaint.ofOutput(Output.answers.write(question))
    // Reads byte by byte, so that the rest of the input remains for the next question.
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

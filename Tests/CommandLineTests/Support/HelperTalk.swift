import Diagnostics
import Foundation

extension Binary {
  /// Sends several requests to the live page's helper, each a route and a JSON object; returns the answers in order.
  func askHelper(_ questions: [(route: String, json: JSON)]) throws -> [(status: Int, json: JSON)] {
    var input = Data()
    for (number, question) in questions.enumerated() {
      let body = Data(question.json.compact.utf8)
      input += Data("\(number + 1) \(question.route) \(body.count)\n".utf8) + body
    }
    let output = Array(try run(["play", "--helper"], input: input).output.utf8)
    var answers: [(status: Int, json: JSON)] = []
    var place = 0
    while let end = output[place...].firstIndex(of: UInt8(ascii: "\n")) {
      let words = String(decoding: output[place..<end], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
      guard words.count == 3, words[2] <= output.count - end - 1 else { break }
      let body = String(decoding: output[end + 1..<end + 1 + words[2]], as: UTF8.self)
      answers.append((words[1], try JSON.read(SourceText(name: "answer", text: body))))
      place = end + 1 + words[2]
    }
    return answers
  }
}

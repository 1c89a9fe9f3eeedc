import CourseServer
import Diagnostics

/// Why a question of the page has no answer.
enum PageRefusal: Error {
  /// The question is not in the protocol's form.
  case malformed(Problem)
  /// What it speaks of is not there.
  case missing(Complaint)
  /// What a command would say, too.
  case complaint(Complaint)

  var status: Int {
    switch self {
    case .malformed: 400
    case .missing: 404
    case .complaint(let complaint): complaint.status == .wrongUsage ? 422 : 500
    }
  }

  /// For the page, which shows it.
  func json(calling caller: Caller, say: Speaker) -> JSON {
    switch self {
    case .malformed(let problem):
      ["formatVersion": 1, "error": ["message": JSON(problem.message.text(in: say.language)), "advice": []]]
    case .missing(let complaint), .complaint(let complaint): complaint.answer(calling: caller, say: say).json
    }
  }
}

extension PageRefusal {
  /// What a command can do, done for the page.
  static func of<Value>(_ deed: () throws(Complaint) -> Value) throws(PageRefusal) -> Value {
    do throws(Complaint) {
      return try deed()
    } catch {
      throw .complaint(error)
    }
  }

  /// What is read from a question.
  static func reading<Value>(_ deed: () throws(Problem) -> Value) throws(PageRefusal) -> Value {
    do throws(Problem) {
      return try deed()
    } catch {
      throw .malformed(error)
    }
  }
}

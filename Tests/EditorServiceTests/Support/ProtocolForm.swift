import Diagnostics

/// What a value of the protocol has to look like. Written down from the specification of version 3.17, for the parts
/// that the server uses; a member that is named nowhere is a fault as well.
indirect enum ProtocolForm: Sendable {
  case text, flag, whole, null, anything
  case one(of: [JSON])
  case list(ProtocolForm)
  case either([ProtocolForm])
  case object([String: ProtocolForm], may: [String: ProtocolForm] = [:])
  case map(ProtocolForm)

  /// What is wrong with a value.
  func faults(_ json: JSON, _ place: String) -> [String] {
    switch (self, json.content) {
    case (.anything, _), (.null, .null), (.text, .string), (.flag, .bool): return []
    case (.whole, .number(let number, _)) where number.rounded() == number: return []
    case (.one(let values), _) where values.contains { $0.compact == json.compact }: return []
    case (.list(let form), .array(let elements)):
      return elements.enumerated().flatMap { form.faults($1, "\(place)[\($0)]") }
    case (.map(let form), .object(let members)): return members.flatMap { form.faults($0.value, "\(place).\($0.key)") }
    case (.object(let must, let may), .object(let members)):
      let missing = must.keys.filter { json[$0] == nil }.map { "\(place) lacks \($0)" }
      return missing.sorted()
        + members.flatMap { member -> [String] in
          guard let form = must[member.key] ?? may[member.key] else { return ["\(place) has \(member.key)"] }
          return form.faults(member.value, "\(place).\(member.key)")
        }
    case (.either(let forms), _):
      let all = forms.map { $0.faults(json, place) }
      return all.contains { $0.isEmpty } ? [] : all.min { $0.count < $1.count } ?? []
    default: return ["\(place) is \(json.described)"]
    }
  }

  /// What is wrong with a message of a server.
  ///
  /// - Parameter method: of the request that it answers; nil for any other message.
  static func faults(of message: JSON, answering method: String?) -> [String] {
    guard message["jsonrpc"]?.string == "2.0" else { return ["no jsonrpc 2.0"] }
    if let own = message["method"]?.string {
      guard let form = sent[own] else { return ["a server does not send \(own)"] }
      let keys = Set(message.members?.map(\.key) ?? [])
      let fits =
        keys.isSubset(of: ["jsonrpc", "id", "method", "params"])
        && (own.hasPrefix("window/showDocument") || own.hasSuffix("refresh")) == keys.contains("id")
      return (fits ? [] : ["\(own): \(keys.sorted())"]) + form.faults(message["params"] ?? nil, own)
    }
    if let error = message["error"] {
      return ProtocolForm.object(["code": .whole, "message": .text]).faults(error, "error")
        + (message["result"] == nil ? [] : ["an error and a result"])
    }
    guard let result = message["result"] else { return ["neither an error nor a result"] }
    guard let method, let form = answered[method] else { return ["an answer to \(method ?? "nothing")"] }
    return form.faults(result, method)
  }
}

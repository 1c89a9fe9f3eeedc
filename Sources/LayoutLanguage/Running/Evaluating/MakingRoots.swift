import Diagnostics

/// Makes the root view from a request's arguments.
extension Run {
  /// A value of a view type, with arguments by label.
  package func make(_ nominal: Nominal, arguments: [JSON.Member]) throws(Stop) -> Value {
    let initializers = nominal.lookUp("init", isStatic: true).filter { !$0.isNative }
    if arguments.isEmpty, needsArguments(nominal, initializers), let view = try sampleView(nominal) { return view }
    if !initializers.isEmpty { return try make(nominal, through: initializers, arguments) }
    try refuseUnknown(arguments, labels: nominal.fields.map(\.name), of: nominal)
    var fields: [Value] = []
    for member in nominal.fields {
      guard case .known(let type) = member.typeState else { continue }
      if let argument = arguments.first(where: { $0.key == member.name }), member.isMutable || !member.hasInitialValue {
        let value = try decode(argument.value, as: type, from: .argument(member.name), blaming: member)
        fields.append(wrap(value, for: member))
      } else if member.hasInitialValue || type.wrapped != nil || member.isGiven {
        fields.append(try startValue(of: member, in: nominal))
      } else if arguments.isEmpty, request.makesSamples {
        throw needsArguments(nominal, labels: labelsNeeded(by: nominal))
      } else {
        throw missing(member.name, of: nominal, at: member.range)
      }
    }
    return .instance(Instance(nominal: nominal, fields: fields, range: nominal.range))
  }

  /// Decodes a request's value for a property or initializer. An error names the property's position, because the
  /// request's own text is not part of the program.
  func decode(
    _ json: JSON, as type: Type, from origin: SceneMessage.JSONSource, blaming member: Member
  ) throws(Stop) -> Value {
    do throws(Stop) {
      return try decode(json, as: type, from: origin)
    } catch {
      var stop = error
      if error.problem.message is SceneMessage { stop.problem.range = member.range }
      throw stop
    }
  }

  /// Whether a view requires arguments.
  private func needsArguments(_ nominal: Nominal, _ initializers: [Member]) -> Bool {
    if !request.makesSamples { return false }
    if !initializers.isEmpty {
      return initializers.allSatisfy {
        guard case .known(let signature) = $0.signatureState else { return true }
        return signature.parameters.contains { !$0.hasDefault }
      }
    }
    return !labelsNeeded(by: nominal).isEmpty
  }

  /// The properties that the memberwise initializer requires.
  private func labelsNeeded(by nominal: Nominal) -> [String] {
    nominal.fields.filter { member in
      guard case .known(let type) = member.typeState else { return true }
      return !member.hasInitialValue && type.wrapped == nil && !member.isGiven
    }.map(\.name)
  }

  private func make(_ nominal: Nominal, through initializers: [Member], _ arguments: [JSON.Member]) throws(Stop)
    -> Value
  {
    let labels = Set(arguments.map(\.key))
    for member in initializers {
      guard case .known(let signature) = member.signatureState else { continue }
      let own = signature.parameters.compactMap(\.label)
      let needed = signature.parameters.filter { !$0.hasDefault }.compactMap(\.label)
      guard labels.isSubset(of: own), labels.isSuperset(of: needed) else { continue }
      let holder = Frame(count: signature.parameters.count, parent: nil)
      var passed: [Argument] = []
      for (index, parameter) in signature.parameters.enumerated() {
        guard let argument = arguments.first(where: { $0.key == parameter.label }) else {
          passed.append(.omitted)
          continue
        }
        holder.slots[index] = try decode(
          argument.value, as: parameter.type, from: .argument(argument.key), blaming: member)
        passed.append(.value(.local(depth: 0, slot: index)))
      }
      return try call(
        member, receiver: nil, arguments: passed, holder, at: nominal.range)
    }
    if labels.isEmpty, case .known(let signature)? = initializers.first?.signatureState {
      throw needsArguments(nominal, labels: signature.parameters.filter { !$0.hasDefault }.map { $0.label ?? "" })
    }
    throw Stop(
      .input, SceneMessage.noInitializer(type: nominal.name, labels: labels.sorted()),
      at: nominal.range)
  }

  /// The error for a view whose arguments cannot be invented, with a line of code that would show it.
  private func needsArguments(_ nominal: Nominal, labels: [String]) -> Stop {
    let arguments = labels.map { $0.isEmpty ? "…" : "\($0): …" }.joined(separator: ", ")
    return Stop(
      .input, SceneMessage.needsArguments(type: nominal.name), at: nominal.range,
      notes: [Note(SceneMessage.addPreview("\(nominal.name)(\(arguments))"))])
  }

  private func refuseUnknown(_ arguments: [JSON.Member], labels: [String], of nominal: Nominal) throws(Stop) {
    for argument in arguments where !labels.contains(argument.key) {
      var notes: [Note] = []
      if let near = nearest(to: argument.key, in: labels) { notes = [Note(NameNote.wasItRenamed(near))] }
      throw Stop(
        .input, SceneMessage.noArgument(type: nominal.name, label: argument.key), at: nominal.range, notes: notes)
    }
  }

  private func missing(_ name: String, of nominal: Nominal, at range: SourceRange?) -> Stop {
    Stop(
      .input, SceneMessage.needsValue(type: nominal.name, name: name), at: range ?? nominal.range,
      notes: [Note(SceneMessage.giveStartValue)])
  }
}

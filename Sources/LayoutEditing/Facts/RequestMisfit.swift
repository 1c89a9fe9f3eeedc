import Diagnostics
import LayoutLanguage
import LayoutProgram
import LayoutRunning

/// A part of a request that does not fit the program. All of them are found before the program runs.
///
///     {"state": {"Shop.isOpne": true}}   → there is no @State called 'Shop.isOpne'; did you mean 'Shop.isOpen'?
public struct RequestMisfit: Sendable {
  /// A part of a request.
  public enum Part: Hashable, Sendable {
    /// The name of the view to show.
    case view
    /// The arguments, as a whole or one of them.
    case arguments
    /// An initial value of a state property.
    case state
  }

  /// The part of the request.
  public var part: Part
  /// The error.
  public var message: any Message
  /// Suggestions, in reading order.
  public var notes: [Note]
  /// The place in the text of the request's values; nil for the view, and for anything missing.
  public var range: Diagnostics.SourceRange?
}

extension Program {
  /// Everything in a request that does not fit the program; nothing is laid out.
  ///
  /// Call it through `Deadline.answer`: one of the program's own initializers may run.
  public func misfits(of request: SceneRequest) -> [RequestMisfit] {
    let run = code.run(for: request, sourceCount: sources.count)
    let states = request.state.compactMap { run.misfit(ofState: $0, in: code.declaredTypes) }
    guard let name = request.view else { return states }
    guard let view = code.declaredTypes.first(where: { $0.name == name && $0.isView }) else {
      let near = nearest(to: name, in: viewNames).map { [Note(NameNote.didYouMean($0))] } ?? []
      return [RequestMisfit(part: .view, message: SceneMessage.noViewCalled(name), notes: near)] + states
    }
    return run.misfits(ofArguments: request.arguments, for: view) + states
  }
}

extension Run {
  /// An initial value needs a `@State` property of its type.
  fileprivate func misfit(ofState wanted: JSON.Member, in types: [Nominal]) -> RequestMisfit? {
    let states = types.flatMap { type in
      type.fields.filter { $0.wrapper == .state }.map { (name: "\(type.name).\($0.name)", member: $0) }
    }
    guard let state = states.first(where: { $0.name == wanted.key }) else {
      let near = nearest(to: wanted.key, in: states.map(\.name)).map { [Note(NameNote.didYouMean($0))] } ?? []
      return RequestMisfit(
        part: .state, message: SceneMessage.noStateCalled(wanted.key), notes: near, range: wanted.keyRange)
    }
    guard case .known(let type) = state.member.typeState else { return nil }
    return misfit(.state, at: wanted) { () throws(Stop) in
      _ = try decode(wanted.value, as: type, from: .state(wanted.key))
    }
  }

  /// Each argument needs a parameter of its type, and none may be missing.
  fileprivate func misfits(ofArguments arguments: [JSON.Member], for view: Nominal) -> [RequestMisfit] {
    let takers = takers(of: view)
    let found = arguments.compactMap { argument -> RequestMisfit? in
      let fitting = takers.filter { $0.name == argument.key }
      guard let taker = fitting.first else {
        let near = nearest(to: argument.key, in: takers.map(\.name)).map { [Note(NameNote.didYouMean($0))] } ?? []
        let message = SceneMessage.noArgument(type: view.name, label: argument.key)
        return RequestMisfit(part: .arguments, message: message, notes: near, range: argument.keyRange)
      }
      if taker.isConstant {
        let message = SceneMessage.isConstant(type: view.name, label: argument.key)
        return RequestMisfit(part: .arguments, message: message, notes: [], range: argument.keyRange)
      }
      // One of several initializers may accept the arguments.
      let misfits = fitting.map { taker in
        misfit(.arguments, at: argument) { () throws(Stop) in
          _ = try decode(argument.value, as: taker.type, from: .argument(argument.key))
        }
      }
      return misfits.contains { $0 == nil } ? nil : misfits.first ?? nil
    }
    if !found.isEmpty { return found }
    return misfit(.arguments, at: nil) { () throws(Stop) in _ = try make(view, arguments: arguments) }.map { [$0] }
      ?? []
  }

  /// The misfit that an attempt reports; other errors are the program's own.
  private func misfit(
    _ part: RequestMisfit.Part, at member: JSON.Member?, _ deed: () throws(Stop) -> Void
  ) -> RequestMisfit? {
    do throws(Stop) {
      try deed()
      return nil
    } catch {
      guard error.problem.message is SceneMessage else { return nil }
      let range = member.map { error.problem.range ?? $0.value.range } ?? nil
      return RequestMisfit(
        part: part, message: error.problem.message, notes: member == nil ? error.problem.notes : [], range: range)
    }
  }

  private typealias Taker = (name: String, type: Type, isConstant: Bool)

  /// The parameter lists of the view's own initializers, or else its properties.
  private func takers(of view: Nominal) -> [Taker] {
    let initializers = view.lookUp("init", isStatic: true).filter { !$0.isNative }
    if initializers.isEmpty {
      return view.fields.compactMap { member in
        guard case .known(let type) = member.typeState else { return nil }
        return (member.name, type, !member.isMutable && member.hasInitialValue)
      }
    }
    return initializers.flatMap { member -> [Taker] in
      guard case .known(let signature) = member.signatureState else { return [] }
      return signature.parameters.compactMap { parameter in parameter.label.map { ($0, parameter.type, false) } }
    }
  }
}

import LayoutProgram

extension Natives {
  /// Key-value storage of programs.
  static let keyedStorage: [Native] =
    ["AppStorage", "SceneStorage"].flatMap { type -> [Native] in
      let prefix = type == "SceneStorage" ? "scene " : ""
      return [
        .native("\(type).init(wrappedValue: Value, _: String)") { (run: Run, wrappedValue: Value, key: String) in
          .box(run.storage.box(prefix + key, start: wrappedValue))
        },
        .native("\(type).init(_: String)") { (run: Run, key: String) in
          .box(run.storage.box(prefix + key, start: .none))
        },
        .native("\(type).projectedValue") { (receiver: Value) in receiver },
        .native("\(type).wrappedValue") { (run: Run, call: Arguments) throws(Stop) in
          try run.read(try call.binding(0))
        },
      ]
    }

}

import Diagnostics
import Foundation
import LayoutEngine
import LayoutLanguage
import LayoutProgram

/// One line of a case file: a SwiftUI source, a stage, and the expected frames of its named views.
struct ConformanceCase: Sendable {
  let id: String
  let source: String
  let stage: Size
  let scale: Double
  let assets: [String: Size]
  let frames: [String: Rect]

  /// The cases of `Cases/NAME.jsonl`; an unreadable line is an error, never a missing case.
  static func all(in name: String) throws -> [ConformanceCase] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases").appendingPathComponent("\(name).jsonl")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return try text.split(separator: "\n").enumerated().map { number, line in
      let source = SourceText(name: "\(name).jsonl:\(number + 1)", text: String(line))
      guard let read = ConformanceCase(try JSON.read(source, file: 0)) else { throw Unreadable(line: source.name) }
      return read
    }
  }

  struct Unreadable: Error {
    let line: String
  }

  private init?(_ json: JSON) {
    guard let id = json["id"]?.string, let source = json["source"]?.string, let size = json["size"]?.numbers,
      size.count == 2, let members = json["frames"]?.members, !members.isEmpty
    else { return nil }
    self.id = id
    self.source = source
    stage = Size(width: size[0], height: size[1])
    scale = json["scale"]?.number ?? 2
    var assets: [String: Size] = [:]
    for member in json["assets"]?.members ?? [] {
      guard let size = member.value.numbers, size.count == 2 else { return nil }
      assets[member.key] = Size(width: size[0], height: size[1])
    }
    self.assets = assets
    var frames: [String: Rect] = [:]
    for member in members {
      guard let frame = member.value.numbers, frame.count == 4 else { return nil }
      frames[member.key] = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    self.frames = frames
  }

  /// The differences from the expected frames of more than 0.01 points; empty if the case passes.
  func differences() -> [String] {
    let answer = withDeadline(seconds: 20) { () -> Result<Scene, Problems> in
      do throws(Problems) {
        let program = try Program.compile([SourceText(name: id, text: source)])
        return .success(try program.scene(for: SceneRequest(stage: stage, scale: scale, assets: assets)))
      } catch {
        return .failure(error)
      }
    }
    switch answer {
    case nil: return ["no answer in time"]
    case .failure(let problems): return problems.all.map { "\($0.kind.rawValue): \($0.message.english)" }
    case .success(let scene): return differences(in: scene)
    }
  }

  private func differences(in scene: Scene) -> [String] {
    var found: [String: Rect] = [:]
    for view in scene.views where view.naming == .id { found[view.name] = view.frame }
    return frames.sorted { $0.key < $1.key }.compactMap { name, expected in
      guard let frame = found[name] else { return "\(name) is missing" }
      return frame.isWithin(0.01, of: expected) ? nil : "\(name) is \(frame.inWords), not \(expected.inWords)"
    }
  }
}

extension JSON {
  /// The elements of an array of numbers; nil for anything else.
  fileprivate var numbers: [Double]? {
    guard let elements else { return nil }
    let numbers = elements.compactMap(\.number)
    return numbers.count == elements.count ? numbers : nil
  }
}

extension Rect {
  fileprivate func isWithin(_ tolerance: Double, of other: Rect) -> Bool {
    // A frame with NaN is never close to anything.
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance && abs(width - other.width) <= tolerance
      && abs(height - other.height) <= tolerance
  }

  fileprivate var inWords: String { "(\(x), \(y), \(width), \(height))" }
}

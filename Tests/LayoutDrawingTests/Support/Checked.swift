import DrawingCheck
import LayoutDrawing
import Testing

// Every drawing that a test makes goes through here, so that none is looked at that others could not read.

extension Picture {
  func drawn(_ options: SVGOptions = SVGOptions(), images: @escaping ImageSource = { _ in nil }) -> String {
    checked(svg(options, images: images))
  }
}

extension Filmstrip {
  func drawn(
    _ options: SVGOptions = SVGOptions(), width: Double = 1200, images: @escaping ImageSource = { _ in nil }
  ) -> String {
    checked(svg(options, width: width, images: images))
  }
}

extension AlignmentPhases {
  func drawn(_ options: SVGOptions = SVGOptions()) -> String { checked(svg(options)) }
}

private func checked(_ drawing: String) -> String {
  let found = fault(inDrawing: drawing)
  #expect(found == nil, "\(found ?? "")")
  return drawing
}

/// Random numbers that are the same every time.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}

// swift-tools-version: 6.2

import Foundation
import PackageDescription

// A package of its own, so that nobody builds it by accident: `Benchmarks/run` builds and runs it.

// The parser's modules lie beside the manifest's own library in the toolchain, as in the course's manifest.
let maps = (try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()) ?? Data()
let mapped = String(decoding: maps, as: UTF8.self).split(separator: "\n")
  .first { $0.hasSuffix("libPackageDescription.so") }
let library = URL(
  fileURLWithPath: mapped.flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } } ?? "/")
let host = library.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("host").path

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "course", path: "..")],
  targets: [
    .executableTarget(name: "Benchmarks", dependencies: [.product(name: "LayoutEngine", package: "course")]),
    .executableTarget(
      name: "LanguageBenchmarks", dependencies: [.product(name: "LayoutLanguage", package: "course")],
      swiftSettings: [.unsafeFlags(["-I", host])]),
  ],
  swiftLanguageModes: [.v6]
)

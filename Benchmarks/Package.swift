// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody builds it by accident: `Benchmarks/run` builds and runs it.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "course", path: "..")],
  targets: [
    .executableTarget(name: "Benchmarks", dependencies: [.product(name: "LayoutEngine", package: "course")])
  ],
  swiftLanguageModes: [.v6]
)

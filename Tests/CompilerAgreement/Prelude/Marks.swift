/// What the course carries out itself.
func native() -> Never { fatalError() }
/// A value that has nothing but its name.
func token() -> Never { fatalError() }

// What the catalogue says to the course alone. To the compiler these are macros that add nothing.

public enum Taken { case anything }
@attached(peer) macro inert() = #externalMacro(module: "SwiftUIMacros", type: "MarkMacro")
@attached(peer) macro inert(takes: Taken) = #externalMacro(module: "SwiftUIMacros", type: "MarkMacro")
@attached(peer) macro inert(skips: String) = #externalMacro(module: "SwiftUIMacros", type: "MarkMacro")
@attached(peer) macro passedOver() = #externalMacro(module: "SwiftUIMacros", type: "MarkMacro")
@attached(peer) macro passedOver(takes: Taken) = #externalMacro(module: "SwiftUIMacros", type: "MarkMacro")
@attached(peer) macro passedOver(skips: String) = #externalMacro(module: "SwiftUIMacros", type: "MarkMacro")
@attached(peer) macro carriedOut() = #externalMacro(module: "SwiftUIMacros", type: "MarkMacro")
@attached(peer) macro compilerOnly() = #externalMacro(module: "SwiftUIMacros", type: "MarkMacro")
@attached(peer) macro approximated(_ how: String) = #externalMacro(module: "SwiftUIMacros", type: "MarkMacro")

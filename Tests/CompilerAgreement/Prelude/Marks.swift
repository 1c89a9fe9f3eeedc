/// The body of a declaration that a closure of the course implements.
func native() -> Never { fatalError() }
/// The body of a value that is nothing but a name: its own, or a given one.
func token(_ name: String = "") -> Never { fatalError() }

// The catalog's attributes for the course. For the compiler they are macros that expand to nothing.

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

import Diagnostics

/// Ours; SwiftSyntax has a type of this name, too.
typealias SourceRange = Diagnostics.SourceRange

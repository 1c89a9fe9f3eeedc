public struct URL: Hashable, Codable, CustomStringConvertible { public init?(string: String) { native() } }

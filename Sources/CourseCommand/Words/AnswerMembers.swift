import Diagnostics

/// The members of an answer in JSON, in their order.
typealias Members = [(key: String, value: JSON)]

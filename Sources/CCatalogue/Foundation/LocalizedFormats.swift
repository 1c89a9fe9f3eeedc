extension IntegerFormatStyle {
  public func locale(_ locale: Locale) -> IntegerFormatStyle { native() }
}

extension FloatingPointFormatStyle {
  public func locale(_ locale: Locale) -> FloatingPointFormatStyle { native() }
}

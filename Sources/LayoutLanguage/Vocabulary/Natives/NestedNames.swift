extension Vocabulary {
  /// SwiftUI's names of types that lie inside others; the vocabulary has one flat list, so there they are one word.
  static let nestedNames: [String: String] = [
    "AlertButton": "Alert.Button", "AxisSet": "Axis.Set", "CalendarComponent": "Calendar.Component",
    "CalendarIdentifier": "Calendar.Identifier", "ColorRGBColorSpace": "Color.RGBColorSpace",
    "DateFormatStyle": "Date.FormatStyle", "DateFormatterStyle": "DateFormatter.Style",
    "DateLength": "Date.FormatStyle.DateStyle",
    "DateStyle": "Text.DateStyle", "TimeLength": "Date.FormatStyle.TimeStyle",
    "DispatchQoSQoSClass": "DispatchQoS.QoSClass", "EdgeSet": "Edge.Set",
    "FontDesign": "Font.Design", "FontTextStyle": "Font.TextStyle", "FontWeight": "Font.Weight",
    "JSONEncoderOutputFormatting": "JSONEncoder.OutputFormatting", "GradientStop": "Gradient.Stop",
    "GridItemSize": "GridItem.Size", "ImageResizingMode": "Image.ResizingMode",
    "ImageScale": "Image.Scale", "NavigationBarItemTitleDisplayMode": "NavigationBarItem.TitleDisplayMode",
    "NumberFormatterStyle": "NumberFormatter.Style",
    "PageIndexViewStyleBackgroundDisplayMode": "PageIndexViewStyle.BackgroundDisplayMode",
    "RunLoopMode": "RunLoop.Mode",
    "CompareOptions": "String.CompareOptions", "StringEncoding": "String.Encoding", "StringIndex": "String.Index",
    "UIImpactFeedbackGeneratorFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UINotificationFeedbackGeneratorFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
    "GraphicsContextResolvedSymbol": "GraphicsContext.ResolvedSymbol",
    "GraphicsContextResolvedText": "GraphicsContext.ResolvedText",
    "GraphicsContextResolvedImage": "GraphicsContext.ResolvedImage",
    "GraphicsContextClipOptions": "GraphicsContext.ClipOptions",
    "UnicodeScalar": "Unicode.Scalar",
    "TextCase": "Text.Case", "TextLineStylePattern": "Text.LineStyle.Pattern",
    "TextTruncationMode": "Text.TruncationMode",
  ]
}

import Diagnostics
import LayoutEngine

/// A view as a program creates it, before layout.
package struct View {
  package indirect enum Content {
    /// One of SwiftUI's views with content of its own.
    case leaf(LayoutRule, shows: String?)
    case text(TextContent)
    case symbol(String, isResizable: Bool)
    case image(String, isResizable: Bool)
    /// A stack of either axis.
    case stack(Axis, alignment: AlignmentValue, spacing: Double?, content: View)
    case zStack(horizontal: AlignmentValue, vertical: AlignmentValue, content: View)
    /// A lazy container, a scroll view or a choice of views.
    case arranged(Arrangement, content: View)
    /// A `GeometryReader`, whose closure runs once its frame is known.
    case reader(FunctionValue)
    /// A `Section`; its parts become consecutive views of the surrounding container.
    case section(header: View, content: View, footer: View)
    /// Any container whose layout is a value, and `Grid`.
    case container(LayoutChoice, content: View)
    /// The cells of one row of a grid.
    case gridRow(AlignmentValue?, content: View)
    case modified(View, Modifier)
    /// Several views without a container: a builder's block, or a `Group`.
    case group([View])
    /// A branch of an `if` or `switch`, which is part of its identity.
    case branch(Int, View)
    /// The views of a `ForEach` with their elements' ids.
    case each([(id: String, view: View)])
    /// One of SwiftUI's controls; the environment determines its views.
    case control(Control)
    /// An already flattened view, inside of new modifiers.
    case prepared(FlatView)
    /// Views that a transform makes of flattened content; and one subview, by its index.
    case subviews(View, SubviewTransform)
    case subview(SubviewSource, Int)
    /// A view that animates its content by itself.
    case moving(Animator)
    /// A view type of the program, before its `body` runs.
    case custom(Instance)
    /// A `ViewModifier` of the program, before its `body(content:)` runs.
    case modifier(Value, content: View)
    case empty
  }

  package var content: Content
  /// The look of a view that draws a shape.
  package var look: Look?
  /// The call that created it.
  package var range: SourceRange?
  /// The call of its outermost modifier, if it is in the source.
  package var calledAt: SourceRange?
  /// Whether a control created it; its source range is the control's.
  package var isImplied = false

  package init(_ content: Content, at range: SourceRange? = nil) {
    self.content = content
    self.range = range
  }
}

/// A text before the environment supplies its font.
package struct TextContent: Equatable {
  package struct Run: Equatable {
    package var string: String
    package var font: Font?
    package var weight: FontWeight?
    package var design: FontDesign?
    package var fill: Fill?
    package var isBold = false
    package var isItalic = false
    package var isMonospacedDigit = false
    package var tracking: Double?
    package var baselineOffset: Double?

    package init(
      string: String, font: Font? = nil, weight: FontWeight? = nil, design: FontDesign? = nil, fill: Fill? = nil,
      isBold: Bool = false, isItalic: Bool = false, isMonospacedDigit: Bool = false, tracking: Double? = nil,
      baselineOffset: Double? = nil
    ) {
      self.string = string
      self.font = font
      self.weight = weight
      self.design = design
      self.fill = fill
      self.isBold = isBold
      self.isItalic = isItalic
      self.isMonospacedDigit = isMonospacedDigit
      self.tracking = tracking
      self.baselineOffset = baselineOffset
    }
  }
  package var runs: [Run]

  package init(runs: [Run]) {
    self.runs = runs
  }
}

/// A modifier's effect on the view before it.
package indirect enum Modifier {
  /// Wraps it in a layout rule with one child.
  case rule(LayoutRule)
  case frame(width: Double?, height: Double?, alignment: (AlignmentValue, AlignmentValue))
  case flexibleFrame(FlexibleFrame, alignment: (AlignmentValue, AlignmentValue))
  /// A frame relative to the window or scroll view around it.
  case containerFrame(ContainerFrame, alignment: (AlignmentValue, AlignmentValue))
  case alignmentGuide(Axis, AlignmentValue, FunctionValue)
  case overlay(View, alignment: (AlignmentValue, AlignmentValue))
  case background(View, alignment: (AlignmentValue, AlignmentValue))
  /// A bar at an edge, with an alignment along the edge.
  case safeAreaInset(Edge, alignment: AlignmentValue, spacing: Double?, View)
  case safeAreaPadding(EdgeInsets)
  case matchedGeometry(MatchedGeometry)
  case coordinateSpace(SpaceName)
  case identifier(String)
  /// `.id(…)`; a string is also a name. The key is the text of any id.
  case id(String?, key: String)
  /// A handler.
  case handler(Handler)
  case environment((inout ViewEnvironment) -> Void)
  /// `.environment(\.lineLimit, 1)`, also for the program's own values.
  case environmentValue([KeyPathStep], Value)
  case transformEnvironment([KeyPathStep], FunctionValue)
  /// The stage size that a preview requests.
  case previewSize(Size)
  /// Changes only the look.
  case paint(PaintModifier)
  case resizable
  /// The tag of a `Picker`'s choice.
  case tag(Value)
  case listRowInsets(EdgeInsets)
  /// The distances of a section's card from the edges of its list.
  case listSectionMargins(EdgeSet, Double)
  case navigationBar(NavigationBar)
  case preference(Nominal, Value)
  /// The same with a value that is known once the view has a frame.
  case anchorPreference(Nominal, AnchorValue, FunctionValue)
  /// Changes the preference values inside; the anchor is an argument of the change.
  case transformPreference(Nominal, AnchorValue?, FunctionValue)
  case onPreferenceChange(Nominal, FunctionValue?)
  /// An overlay or background built from the preference value inside.
  case preferenceValue(Nominal, FunctionValue, alignment: (AlignmentValue, AlignmentValue), isOverlay: Bool)
  /// A trait for the grid around it.
  case gridCell(GridCellTrait)
  /// A value for one of the program's own layouts around it.
  case layoutValue(Nominal, Value)
  /// A value for a container that flattens its content.
  case containerValue([KeyPathStep], Value)
}

/// The environment that a view passes to those inside.
package struct ViewEnvironment {
  package var font: Font?
  /// The style of texts, symbols and shapes.
  package var foreground: Fill?
  /// The tint of controls.
  package var tint: Fill?
  package var weight: FontWeight?
  package var design: FontDesign?
  package var isBold = false
  package var isItalic = false
  package var isMonospacedDigit = false
  package var tracking = 0.0
  package var baselineOffset = 0.0
  package var lineLimit: Int?
  package var reservedLines = 0
  package var lineSpacing = 0.0
  package var minimumScaleFactor = 1.0
  package var textSize = DynamicTypeSize.large
  package var layoutDirection = LayoutDirection.leftToRight
  package var imageScale = 1.0
  package var symbolVariants = SymbolVariants()
  /// The content margins of scroll views inside.
  package var contentMargins = EdgeInsets()
  package var textCase: TextCase?
  package var truncation = Truncation.tail
  /// The alignment of a text's lines; it affects drawings, but no frame.
  package var textAlignment = TextAlignment.leading
  package var controls = ControlEnvironment()
  /// Values that the program's views read and SwiftUI's do not.
  package var values: [EnvironmentSlot: Value] = [:]
  /// The anchors of scroll views inside.
  package var scrollAnchors = ScrollAnchors()
  /// The window or scroll view that relative frames inside refer to.
  package var container = ContainerRoom()
  /// Identifies environments that differ.
  package var surroundings = 0
  /// The number of the program's view types around this place.
  package var viewDepth = 0

  package init() {}
}

extension View {
  /// Whether it is an image or symbol, which a text may contain.
  var isImage: Bool {
    switch content {
    case .symbol, .image: true
    case .modified(let inner, _): inner.isImage
    default: false
    }
  }
}

extension View {
  /// The view inside of a modifier; it keeps its own source range.
  ///
  /// - Parameter call: the call of the modifier, if it is in the source.
  package func modified(by modifier: Modifier, at call: SourceRange? = nil) -> View {
    var view = View(.modified(self, modifier), at: range)
    view.calledAt = call
    return view
  }
}

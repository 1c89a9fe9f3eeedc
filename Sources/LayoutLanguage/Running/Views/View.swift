import Diagnostics
import LayoutEngine

/// A view as a program makes it, before it has a place.
struct View {
  indirect enum Content {
    /// One of SwiftUI's views that shows something by itself.
    case leaf(LayoutRule, shows: String?)
    case text(TextContent)
    case symbol(String, isResizable: Bool)
    case image(String, isResizable: Bool)
    /// A stack of either axis.
    case stack(Axis, alignment: AlignmentValue, spacing: Double?, content: View)
    case zStack(horizontal: AlignmentValue, vertical: AlignmentValue, content: View)
    /// A lazy container, a scroll view or a choice of views.
    case arranged(Arrangement, content: View)
    /// A `GeometryReader`, whose closure is asked once its frame is known.
    case reader(FunctionValue)
    /// A `Section`; its parts stand one after another in whatever is around.
    case section(header: View, content: View, footer: View)
    /// Any container whose rule is a value, and `Grid`.
    case container(LayoutChoice, content: View)
    /// The cells of one row of a grid.
    case gridRow(AlignmentValue?, content: View)
    case modified(View, Modifier)
    /// Several views without a container: a builder's block, or a `Group`.
    case group([View])
    /// One side of an `if` or `switch`; which side is part of its identity.
    case branch(Int, View)
    /// The views of a `ForEach`, each with its element's id.
    case each([(id: String, view: View)])
    /// One of SwiftUI's controls; what it is made of depends on the environment.
    case control(Control)
    /// A view that was taken apart already, inside something that was put around it.
    case prepared(FlatView)
    /// What is made of the views that some content comes apart into; and one of these, by its number.
    case subviews(View, SubviewTransform)
    case subview(SubviewSource, Int)
    /// What shows one thing after another by itself.
    case moving(Animator)
    /// A view type of the program, whose `body` is still to be asked for.
    case custom(Instance)
    /// What a `ViewModifier` of the program, whose `body(content:)` is still to be asked for, does to a view.
    case modifier(Value, content: View)
    case empty
  }

  var content: Content
  /// How a view that draws a shape looks.
  var look: Look?
  /// The call that made it.
  var range: SourceRange?
  /// The call of its outermost modifier, if that stands in the source.
  var calledAt: SourceRange?
  /// Put together by a control; the call is the control's.
  var isImplied = false

  init(_ content: Content, at range: SourceRange? = nil) {
    self.content = content
    self.range = range
  }
}

/// A text before the environment has given it its font.
struct TextContent: Equatable {
  struct Run: Equatable {
    var string: String
    var font: Font?
    var weight: FontWeight?
    var design: FontDesign?
    var fill: Fill?
    var isBold = false
    var isItalic = false
    var isMonospacedDigit = false
    var tracking: Double?
    var baselineOffset: Double?
  }
  var runs: [Run]
}

/// What a modifier does to the view before it.
indirect enum Modifier {
  /// Wraps it in a layout rule of one child.
  case rule(LayoutRule)
  case frame(width: Double?, height: Double?, alignment: (AlignmentValue, AlignmentValue))
  case flexibleFrame(FlexibleFrame, alignment: (AlignmentValue, AlignmentValue))
  /// A frame with lengths that come from the window or scroll view around.
  case containerFrame(ContainerFrame, alignment: (AlignmentValue, AlignmentValue))
  case alignmentGuide(Axis, AlignmentValue, FunctionValue)
  case overlay(View, alignment: (AlignmentValue, AlignmentValue))
  case background(View, alignment: (AlignmentValue, AlignmentValue))
  /// A bar at an edge, aligned across.
  case safeAreaInset(Edge, alignment: AlignmentValue, spacing: Double?, View)
  case safeAreaPadding(EdgeInsets)
  case coordinateSpace(SpaceName)
  case identifier(String)
  /// `.id(…)`; a string is also a name. The key is the text of any id.
  case id(String?, key: String)
  /// Something that happens to the view, or that it does.
  case handler(Handler)
  case environment((inout ViewEnvironment) -> Void)
  /// `.environment(\.lineLimit, 1)`, also with a program's own values.
  case environmentValue([KeyPathStep], Value)
  case transformEnvironment([KeyPathStep], FunctionValue)
  /// The stage that a preview asks for.
  case previewSize(Size)
  /// Changes the look alone.
  case paint(PaintModifier)
  case resizable
  /// The value that a `Picker` knows a choice by.
  case tag(Value)
  case listRowInsets(EdgeInsets)
  case preference(Nominal, Value)
  /// The same with a value that is known once the view has a frame.
  case anchorPreference(Nominal, AnchorValue, FunctionValue)
  /// Changes what is said inside; the place in the view is an anchor that the change is given.
  case transformPreference(Nominal, AnchorValue?, FunctionValue)
  case onPreferenceChange(Nominal, FunctionValue?)
  /// An overlay or background made of what was said inside.
  case preferenceValue(Nominal, FunctionValue, alignment: (AlignmentValue, AlignmentValue), isOverlay: Bool)
  /// Something that a grid around it wants to know.
  case gridCell(GridCellTrait)
  /// Something that a program's own layout around it wants to know.
  case layoutValue(Nominal, Value)
  /// Something that a container that takes its content apart wants to know.
  case containerValue([KeyPathStep], Value)
}

/// What flows down from a view to those inside it.
struct ViewEnvironment {
  var font: Font?
  /// What texts, symbols and shapes are drawn in.
  var foreground: Fill?
  /// What controls are drawn in.
  var tint: Fill?
  var weight: FontWeight?
  var design: FontDesign?
  var isBold = false
  var isItalic = false
  var isMonospacedDigit = false
  var tracking = 0.0
  var baselineOffset = 0.0
  var lineLimit: Int?
  var reservedLines = 0
  var lineSpacing = 0.0
  var minimumScaleFactor = 1.0
  var textSize = DynamicTypeSize.large
  var layoutDirection = LayoutDirection.leftToRight
  var imageScale = 1.0
  /// What scroll views inside keep their content off their edges.
  var contentMargins = EdgeInsets()
  var textCase: TextCase?
  var truncation = Truncation.tail
  /// How the lines of a text stand to each other; no frame depends on it, drawings do.
  var textAlignment = TextAlignment.leading
  var controls = ControlEnvironment()
  /// What programs' views read and SwiftUI's do not.
  var values: [EnvironmentSlot: Value] = [:]
  /// Where scroll views inside start and stay.
  var scrollAnchors = ScrollAnchors()
  /// The window or scroll view that frames inside are relative to.
  var container = ContainerRoom()
  /// Tells surroundings apart in which something else flows down.
  var surroundings = 0
  /// How many of the program's view types are around this place.
  var viewDepth = 0
}

extension View {
  /// Whether it is a picture or a symbol, which a text may contain.
  var isImage: Bool {
    switch content {
    case .symbol, .image: true
    case .modified(let inner, _): inner.isImage
    default: false
    }
  }
}

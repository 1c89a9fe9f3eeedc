import Diagnostics
import LayoutEngine

/// One of SwiftUI's controls before the environment supplies its style.
///
/// Sizes are measured on an iPhone with iOS 26:
///
///     Button                 its label; bordered 12 more on each side, 7 above and below
///     Label                  icon, 8, title; the icon's middle half a capital's height above the title's baseline
///     Toggle                 as wide as offered, the switch 66 × 30 at the end
///     Slider                 as wide as offered, 31 high
///     Stepper                as wide as offered, the buttons 94 × 32 at the end
///     TextField              as wide as offered, a line and 1.5 high; with a border 34
///     Picker                 a menu: the value, 13.5 on each side, arrows 9 wide, 8 above and below; segmented 31 high
///     DatePicker             the width offered, pills 38.5 high (40 with a time) at the end; a wheel 320 × 216
///     ProgressView           a bar 4 high, or a spinner 20 × 20
///
/// If a height includes text, the number assumes the line height of an English phone (body 20.5).
package enum Control {
  case button(label: View, isDestructive: Bool)
  case label(title: View, icon: View)
  case toggle(label: View, isOn: Value)
  case slider(minimum: View?, maximum: View?)
  case stepper(label: View)
  /// A field; one with a vertical axis grows with its text.
  case textField(text: View, grows: Bool)
  case textEditor
  case picker(label: View, selection: Value, content: View)
  case datePicker(label: View, date: Value, parts: [String])
  case progressBar(label: View?, currentValue: View?, fraction: Double?)
  case spinner(label: View?)
  case link(label: View)
  case groupBox(label: View?, content: View)
  case list(content: View, isForm: Bool)
  case tabs(content: View)
  case screen(content: View)
}

extension Run {
  /// The views that a control consists of in its environment.
  package func compose(_ control: Control, in environment: ViewEnvironment, at range: SourceRange?) throws(Stop) -> View
  {
    var controls = environment.controls
    // One of the program's own styles may read the control's environment.
    for kind in ControlEnvironment.Kind.allCases {
      if case .custom(let style) = controls[kind] {
        controls[kind] = .custom(try surrounded(style, by: environment))
      }
    }
    let tint = environment.tint ?? .color(.accent)
    switch control {
    case .button(let label, _): return try button(label, environment, controls, tint, at: range)
    case .label(let title, let icon): return try self.label(title, icon, controls, at: range)
    case .toggle(let label, let isOn): return try toggle(label, isOn, environment, at: range)
    case .slider(let minimum, let maximum): return slider(minimum, maximum, tint)
    case .stepper(let label): return labelled(label.asOne, .room(width: 94, height: 32).asField, controls)
    case .textField(let text, let grows): return textField(text, grows: grows, environment)
    case .textEditor: return View(.leaf(.shape, shows: nil))
    case .picker(let label, let selection, let content): return picker(label, selection, content, controls)
    case .datePicker(let label, let date, let parts): return datePicker(label, date, parts, controls)
    case .progressBar(let label, let currentValue, let fraction):
      if case .custom(let style) = controls[.progressView] {
        let configuration = Configuration(label: label?.asOne, currentValue: currentValue?.asOne, fraction: fraction)
        return try makeBody(.progressView, style, configuration, at: range)
      }
      return controls[.progressView].name == "circular"
        ? spinner(label, environment) : bar(label, currentValue, controls, tint)
    case .spinner(let label):
      if case .custom(let style) = controls[.progressView] {
        return try makeBody(.progressView, style, Configuration(label: label?.asOne), at: range)
      }
      return controls[.progressView].name == "linear" ? bar(label, nil, controls, tint) : spinner(label, environment)
    case .groupBox(let label, let content): return try groupBox(label, content, controls, at: range)
    case .link(let label): return controls.isListRow ? link(label) : label.asOne
    // The flattener builds these, because it has to flatten their content first.
    case .list, .tabs, .screen: return View(.empty, at: range)
    }
  }

  // MARK: Buttons and labels

  private func button(
    _ label: View, _ environment: ViewEnvironment, _ controls: ControlEnvironment, _ tint: Fill,
    at range: SourceRange?
  ) throws(Stop) -> View {
    if case .custom(let style) = controls[.button] {
      return try makeBody(.button, style, Configuration(label: label.asOne), at: range)
    }
    switch controls[.button].name {
    case "bordered", "borderedProminent", "glass", "glassProminent":
      return sized(label.asOne, environment).asButton(controls[.button].name, tint: tint)
    default:
      return label.asOne.modified(by: .rule(.ordinarySpacing(top: false, bottom: true)))
        .asButton(controls[.button].name, tint: tint)
    }
  }

  /// A bordered button's label with the room that the control size gives it.
  private func sized(_ label: View, _ environment: ViewEnvironment) -> View {
    switch environment.controlSize {
    case "mini", "small":
      return label.changing { $0.font = $0.font ?? .style(.subheadline) }.padded(horizontal: 10, vertical: 5)
    case "large", "extraLarge": return label.padded(horizontal: 20, vertical: 15)
    default: return label.padded(horizontal: 12, vertical: 7)
    }
  }

  private func label(_ title: View, _ icon: View, _ controls: ControlEnvironment, at range: SourceRange?) throws(Stop)
    -> View
  {
    if case .custom(let style) = controls[.label] {
      return try makeBody(
        .label, style, Configuration(label: title.asOne, title: title.asOne, icon: icon.asOne), at: range)
    }
    switch controls[.label].name {
    case "titleOnly": return title.asOne
    case "iconOnly": return icon.asOne
    default:
      if controls.isListRow {
        // In a list, icons share a column, so that titles line up.
        let column = icon.asOne.changing { $0.imageScale = 1.28 }
          .fixed(width: controls.labelIconWidth ?? 24, height: nil)
        return .row(.firstTextLineCenter, spacing: controls.labelSpacing ?? 16, [column, title.asOne])
      }
      let icon = controls.labelIconWidth.map { icon.asOne.fixed(width: $0, height: nil) } ?? icon.asOne
      return .row(.firstTextLineCenter, spacing: controls.labelSpacing ?? 8, [icon, title.asOne])
    }
  }

  private func groupBox(
    _ label: View?, _ content: View, _ controls: ControlEnvironment, at range: SourceRange?
  ) throws(Stop) -> View {
    if case .custom(let style) = controls[.groupBox] {
      return try makeBody(.groupBox, style, Configuration(label: label?.asOne, content: content.asOne), at: range)
    }
    let inside = View.column(spacing: nil, [content])
    guard let label else { return inside.padded(horizontal: 16, vertical: 16) }
    // A `GroupBox` without a label has an empty label in its configuration.
    if case .empty = label.content { return inside.padded(horizontal: 16, vertical: 16) }
    return View.column(.leading, spacing: 8, [label.asOne, inside]).padded(horizontal: 16, vertical: 16)
  }

  // MARK: Controls after a label

  private func toggle(
    _ label: View, _ isOn: Value, _ environment: ViewEnvironment, at range: SourceRange?
  ) throws(Stop) -> View {
    let controls = environment.controls
    if case .custom(let style) = controls[.toggle] {
      return try makeBody(.toggle, style, Configuration(label: label.asOne, isOn: isOn), at: range)
    }
    if controls[.toggle].name == "button" {
      return try button(label, environment, controls, environment.tint ?? .color(.accent), at: range)
    }
    var isSet = false
    if case .bool(true) = isOn.unboxed { isSet = true }
    let control = View.room(width: 66, height: 30).asSwitch(isOn: isSet, tint: environment.tint)
    return labelled(label.asOne, control, controls)
  }

  /// A label, flexible space, and a control of a fixed size at the end. In a list the label determines the row's
  /// height, and the control is an overlay.
  private func labelled(_ label: View, _ control: View, _ controls: ControlEnvironment) -> View {
    if controls.labelsAreHidden { return control.withBaselineOnTop }
    if controls.isListRow { return label.fillingWidth().overlaid(by: control, .trailing) }
    return .row(spacing: 0, [label, .spacer(minLength: 8), control]).keepingOrdinaryDistance.withBaselineOnTop
  }

  private func slider(_ minimum: View?, _ maximum: View?, _ tint: Fill) -> View {
    let track = View.room(width: nil, height: 31).asSlider(tint: tint)
    if minimum == nil, maximum == nil { return track }
    return .row(spacing: 8, [minimum?.asOne, track, maximum?.asOne].compactMap { $0 }).keepingOrdinaryDistance
  }

  /// One line of text and a little more; with a border 34 high, with the text inset by 7.
  private func textField(_ text: View, grows: Bool, _ environment: ViewEnvironment) -> View {
    let font = environment.font ?? .style(.body)
    let pixel = 1 / (request.scale > 0 ? request.scale : 2)
    let line = (font.pointSize(at: environment.textSize) * 2444 / 2048 / pixel).rounded(.up) * pixel
    let oneLine = text.changing { $0.lineLimit = 1 }
    if grows {
      let isBordered = environment.controls[.textField].name == "roundedBorder"
      let room = isBordered ? 34 - line : 1.5
      let field = text.padded(horizontal: isBordered ? 7 : 0, vertical: room / 2)
        .flexible(FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: line + room), .leading)
      return isBordered ? field.asField : field
    }
    if environment.controls[.textField].name == "roundedBorder" {
      return oneLine.padded(horizontal: 7).fillingWidth().fixed(width: nil, height: 34, .leading).asField
    }
    return oneLine.fillingWidth().fixed(width: nil, height: line + 1.5, .leading)
  }

  // MARK: Choices

  private func picker(_ label: View, _ selection: Value, _ content: View, _ controls: ControlEnvironment) -> View {
    switch controls[.picker].name {
    case "segmented": return View.room(width: nil, height: 31).asField
    case "wheel": return View.room(width: nil, height: 216).asField
    default: break
    }
    let value = (content.choice(for: selection) ?? View(.empty)).asOne
    let arrows = View.room(width: 9, height: 13)
    if controls.isListRow {
      return .row(spacing: 0, [label.asOne, .spacer(minLength: 8), value, .room(width: 4, height: 0), arrows])
    }
    return .row(spacing: 4, [value, arrows]).padded(horizontal: 13.5, vertical: 8)
  }

  private func datePicker(_ label: View, _ date: Value, _ parts: [String], _ controls: ControlEnvironment) -> View {
    switch controls[.datePicker].name {
    case "wheel": return labelled(label.asOne, View.room(width: 320, height: 216).asField, controls)
    case "graphical": return View.room(width: 320, height: 330).asField
    default: break
    }
    let shown = CivilDate(date.unboxed.number)
    let height = parts.contains("hourAndMinute") ? 40 : 38.5
    let pills = parts.map { part in
      let text = DatePattern(pattern: part == "date" ? "MMM d, y" : "h:mm a").text(shown) ?? ""
      return View.text(text, at: nil).padded(horizontal: 13.5).fixed(width: nil, height: height).asField
    }
    return labelled(label.asOne, .row(spacing: 5, pills), controls)
  }

  // MARK: Progress

  private func bar(_ label: View?, _ currentValue: View?, _ controls: ControlEnvironment, _ tint: Fill) -> View {
    let bar = View.room(width: nil, height: 4).asBar(tint: tint)
    var parts = [bar]
    if let label, !controls.labelsAreHidden { parts.insert(label.asOne, at: 0) }
    if let currentValue { parts.append(currentValue.asOne.changing { $0.font = .style(.footnote) }) }
    return parts.count == 1 ? bar : View.column(.leading, spacing: 4, parts).keepingOrdinaryDistance
  }

  private func spinner(_ label: View?, _ environment: ViewEnvironment) -> View {
    let side = ["large", "extraLarge"].contains(environment.controlSize) ? 37.0 : 20
    let spinner = View(.leaf(.shape, shows: nil)).asSpinner.fixed(width: side, height: side)
    guard let label else { return spinner }
    return .column(spacing: nil, [spinner, label.asOne])
  }

  /// In a list a link fills its row and ends with a chevron.
  private func link(_ label: View) -> View {
    .row(spacing: 0, [label.asOne, .spacer(minLength: 8), .room(width: 7, height: 12)])
  }

  // MARK: The program's own styles

  /// The configuration for a style's `makeBody`.
  struct Configuration {
    var label: View?
    var title = View(.empty)
    var icon = View(.empty)
    var isOn = Value.bool(false)

    var currentValue: View?
    var fraction: Double?
    var content = View(.empty)

    var value: Value {
      let parts: [Value] = [
        .view(label ?? View(.empty)), .view(title), .view(icon), isOn,
        fraction.map { .some(.double($0)) } ?? .none, currentValue.map { .some(.view($0)) } ?? .none,
        .view(content),
      ]
      return .tuple(parts)
    }
  }

  /// Runs a style's `makeBody`. Inside of it the control has its default style again: `Toggle(configuration)`.
  private func makeBody(
    _ kind: ControlEnvironment.Kind, _ style: Instance, _ configuration: Configuration, at range: SourceRange?
  ) throws(Stop) -> View {
    guard let member = style.nominal.lookUp("makeBody", isStatic: false).first(where: { !$0.isNative }) else {
      return configuration.label ?? View(.empty)
    }
    let place = range ?? member.range
    let body = try call(.member(member, receiver: .instance(style)), [configuration.value], at: place)
    return view(from: body, at: place).modified(by: .environment { $0.controls[kind] = .named("automatic") })
  }
}

extension ViewEnvironment {
  /// `mini` to `extraLarge`.
  fileprivate var controlSize: String { values[.named("controlSize")]?.unboxed.text ?? "regular" }
}

extension View {
  /// The view with a tag or `ForEach` id equal to a value; the first one if there is none.
  fileprivate func choice(for selection: Value) -> View? {
    let wanted = selection.unboxed
    return tagged(wanted) ?? firstView
  }

  private func tagged(_ wanted: Value) -> View? {
    switch content {
    case .modified(let inner, .tag(let tag)): return tag.equals(wanted) ? self : inner.tagged(wanted)
    case .modified(let inner, _): return inner.tagged(wanted).map { _ in self }
    case .group(let views):
      for view in views { if let found = view.tagged(wanted) { return found } }
      return nil
    case .branch(_, let view): return view.tagged(wanted)
    case .each(let views):
      for (id, view) in views where id == wanted.identity || view.tagged(wanted) != nil {
        return view.tagged(wanted) ?? view
      }
      return nil
    default: return nil
    }
  }

  private var firstView: View? {
    switch content {
    case .group(let views): return views.first?.firstView
    case .each(let views): return views.first?.view.firstView
    case .branch(_, let view): return view.firstView
    case .empty: return nil
    default: return self
    }
  }
}

extension Value {
  /// The value in the box, without optionals.
  package var unboxed: Value {
    switch self {
    case .box(let box): return box.value.unboxed
    case .some(let inner): return inner.unboxed
    default: return self
    }
  }
}

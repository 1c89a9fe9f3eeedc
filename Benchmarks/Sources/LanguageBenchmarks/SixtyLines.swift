/// A view of sixty lines as people write them.
let sixtyLines = """
  import SwiftUI

  extension VerticalAlignment {
    private enum EyeLevel: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
    }
    static let eyeLevel = VerticalAlignment(EyeLevel.self)
  }

  struct Creature: Identifiable {
    let id: Int
    let name: String
    let height: CGFloat
    var eye: CGFloat { height * 0.3 }
  }

  struct Row: View {
    let creature: Creature
    var spacing: CGFloat = 12
    @State private var isOpen = true

    var body: some View {
      HStack(alignment: .eyeLevel, spacing: spacing) {
        RoundedRectangle(cornerRadius: 8)
          .fill(.orange)
          .frame(width: 60, height: creature.height)
          .alignmentGuide(.eyeLevel) { d in d[.top] + creature.eye }
        VStack(alignment: .leading, spacing: 4) {
          Text(creature.name)
            .font(.headline)
            .alignmentGuide(.eyeLevel) { d in d[.firstTextBaseline] }
          if isOpen {
            Text("Lives in the reeds and looks at you.")
              .font(.subheadline)
              .foregroundStyle(.secondary)
          }
        }
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 16)
      .accessibilityIdentifier("row")
    }
  }

  struct ContentView: View {
    let creatures = [
      Creature(id: 1, name: "Razémon", height: 80),
      Creature(id: 2, name: "Moptopus", height: 64),
    ]

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(creatures) { creature in
          Row(creature: creature)
          Divider()
        }
      }
      .frame(maxWidth: .infinity, alignment: .topLeading)
    }
  }

  """

@approximated("A button with its label; nothing is handed to other apps.")
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: Primitive {
  @compilerOnly public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    native()
  }
  @compilerOnly public init(_ title: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    native()
  }
  @compilerOnly public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    native()
  }
  @compilerOnly public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    native()
  }
  @compilerOnly public init(_ title: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    native()
  }
  @compilerOnly public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never { native() }
  @compilerOnly public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data == [String], PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel { native() }
  @compilerOnly public init(_ title: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data == [String], PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel { native() }
  @compilerOnly public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == [String], PreviewImage == Never, PreviewIcon == Never {
    native()
  }
  @compilerOnly public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data == [URL], PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel { native() }
  @compilerOnly public init(_ title: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data == [URL], PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel { native() }
  @compilerOnly public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == [URL], PreviewImage == Never, PreviewIcon == Never {
    native()
  }
  @compilerOnly public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  )
  where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel { native() }
  @compilerOnly public init<I>(
    _ title: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    native()
  }
  @compilerOnly public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { native() }
}

@inert public struct SharePreview<PreviewImage, PreviewIcon>: Hashable {
  @compilerOnly public init(_ title: LocalizedStringKey) where PreviewImage == Never, PreviewIcon == Never {
    token("preview")
  }
  @compilerOnly public init(_ title: LocalizedStringKey, image: PreviewImage) where PreviewIcon == Never { native() }
  @compilerOnly public init(_ title: LocalizedStringKey, icon: PreviewIcon) where PreviewImage == Never { native() }
  @compilerOnly public init(_ title: LocalizedStringKey, image: PreviewImage, icon: PreviewIcon) { native() }
}

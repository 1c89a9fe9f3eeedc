extension ArchiveSentence {
  /// In English.
  var english: Phrase {
    switch self {
    case .needsASource: "“add” needs a folder or an archive."
    case .isNoPack(let name): "\(name) is no pack: it has no Exercises/course.json."
    case .whatPacksAre: "What a pack is made of: Docs/Exercises.md"
    case .hasTwice(let name, let file): "\(name) has \(file) twice."
    case .hasInside(let name, let file): "\(name) has something inside \(file), which is a file."
    case .hasSeveral(let name, let folders):
      "\(name) has \("\(folders.count)") packs: \(folders.joined(separator: ", "))."
    case .addEach: "An archive has one. Unpack it, then add each folder by itself."
    case .isNoName(let name): "\(name) is no name that a file of a pack may have."
    case .tooManyFiles(let name, let most): "\(name) has more than \("\(most)") files."
    case .isNoFile(let name): "\(name) is a link or no file, and a pack has neither."
    case .tooLarge(let name, let megabytes): "\(name) is larger than it may be: more than \("\(megabytes)") MB."
    case .hasAFault: "The pack has a fault, so it was not added."
    case .notUnpacked(let name, let fault): "\(name) cannot be unpacked: \(fault.english)."
    case .getItAgain: "Get it once more."
    case .packItAgain: "Pack it again: tar -czf pack.tar.gz Exercises Data"
    case .unpackItYourself: "Unpack it with another program, then add the folder."
    case .tooLargeUnpacked(let name, let megabytes):
      "\(name) is larger than a pack may be when it is unpacked: more than \("\(megabytes)") MB."
    }
  }
}

extension ArchiveFault {
  /// The second half of a sentence in English.
  fileprivate var english: String {
    switch self {
    case .isEmpty: "it is empty"
    case .isForeign(let kind): "it is a \(kind) archive, and packs are .tar or .tar.gz"
    case .breaksOff: "it ends in the middle, as when a download broke off"
    case .hasWrongSum: "it is damaged, its check sum is not that of its content"
    case .hasMore: "something that is not packed follows the archive"
    case .isNoTar: "it is no tar archive, or it is damaged"
    case .endsInAFile: "it ends in the middle of a file"
    case .hasALink(let name): "“\(name)” is a link, and a pack has no links"
    case .hasNoFile(let name): "“\(name)” is neither a file nor a folder"
    case .hasTooMany(let most): "it has more than \(most) files"
    case .hasNothing: "it has no files"
    case .leadsOut(let path): "“\(path)” would leave the pack's folder, or is no name for a file"
    }
  }
}

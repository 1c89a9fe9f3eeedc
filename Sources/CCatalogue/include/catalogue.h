// SwiftUI, Swift's standard library and Foundation as far as the course has them, declared in Swift.
//
// The text of all files, one after another; each folder ends with a form feed.

const unsigned char *catalogue_text(void);
long catalogue_length(void);

// The text of all files, as the compiler takes it in. A new file needs a line in `files.h`.

#include "catalogue.h"

// The compiler knows the directive in every mode, and says that it is newer than the others.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char text[] = {
#include "files.h"
};

const unsigned char *catalogue_text(void) { return text; }

long catalogue_length(void) { return sizeof text; }

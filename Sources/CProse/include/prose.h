// The course's pages of prose, compiled in so that the installed program needs no files for them.
//
// Each is the text of all pages one after another, every page ended with a form feed; NULL in a language without them.

const char *prose_help(const char *language);
const char *prose_glossary(const char *language);

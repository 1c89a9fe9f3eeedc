// A page is a line in `help.h` or `glossary.h` and a file for each language: `sign-flipped.md`, `sign-flipped.de.md`.
// The lists are gone through once for each language, so that the pages of all languages are in the same order.

#include "prose.h"

// The compiler knows the directive in every mode, and says that it is newer than the others.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define NAME(path) QUOTED(path)
#define QUOTED(path) #path

#define PAGE(path) NAME(path.md)
static const char help_en[] = {
#include "help.h"
  0};
static const char glossary_en[] = {
#include "glossary.h"
  0};
#undef PAGE

#define PAGE(path) NAME(path.de.md)
static const char help_de[] = {
#include "help.h"
  0};
static const char glossary_de[] = {
#include "glossary.h"
  0};
#undef PAGE

static const struct prose {
  char language[4];
  const char *help, *glossary;
} languages[] = {{"en", help_en, glossary_en}, {"de", help_de, glossary_de}};

static const struct prose *in(const char *language) {
  for (unsigned i = 0; i < sizeof languages / sizeof *languages; i++) {
    const char *a = languages[i].language, *b = language;
    while (*a && *a == *b) a++, b++;
    if (*a == *b) return &languages[i];
  }
  return 0;
}

const char *prose_help(const char *language) {
  const struct prose *prose = in(language);
  return prose ? prose->help : 0;
}

const char *prose_glossary(const char *language) {
  const struct prose *prose = in(language);
  return prose ? prose->glossary : 0;
}

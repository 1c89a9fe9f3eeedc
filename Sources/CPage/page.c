// A file of the page is an array here and a line in the table below.

#include "page.h"

// The compiler knows the directive in every mode, and says that it is newer than the others.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char index_html[] = {
#embed "index.html"
};

#define HTML "text/html; charset=utf-8"
#define CSS "text/css; charset=utf-8"
#define SCRIPT "text/javascript; charset=utf-8"
#define SVG "image/svg+xml"
#define PAGE_FILE(address, type, array) {address, type, array, sizeof array}

static const struct page_file page_files[] = {
  PAGE_FILE("/", HTML, index_html),
};

const size_t page_file_count = sizeof page_files / sizeof *page_files;

const struct page_file *page_files_start(void) { return page_files; }

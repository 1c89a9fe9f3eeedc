#pragma once
#include <stddef.h>

// The files of the live page, compiled in so that the installed program needs none of them.

struct page_file {
  /// The address, such as `/page/stage.js`.
  const char *address;
  /// The media type.
  const char *type;
  const unsigned char *bytes;
  size_t count;
};

/// All files, and how many they are.
const struct page_file *page_files_start(void);
extern const size_t page_file_count;

#include <fcntl.h>
#include <malloc.h>
#include <sys/signalfd.h>
#include <sys/xattr.h>

// Calls of the C library that its headers show only to programs that ask for GNU's, which Swift does not.

/// Renames, and with one of `RenameFlag` does it only where nothing is, or lets two names change places.
int renameat2(int from, const char *old, int to, const char *new, unsigned int flags);

/// Waits until everything that was written to a file system is on its disk.
int syncfs(int file);

/// A pipe whose ends no other process inherits by accident.
int pipe2(int ends[2], int flags);

enum RenameFlag {
  /// `RENAME_NOREPLACE`.
  renameNoReplace = 1,
  /// `RENAME_EXCHANGE`.
  renameExchange = 2,
};

/// `O_PATH`: a folder as a place only, for which no right to list it is needed.
static const int openPlace = __O_PATH;

#include <sqlite3.h>

/// Leaves the write-ahead log where it is when the connection closes.
///
/// SQLite sets this through a variadic function, which Swift cannot call. It is what keeps a file that turned out to be
/// damaged, or another program's, byte for byte as it was found.
static inline int sqlite3_keep_log_on_close(sqlite3 *connection, int keep) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep, (int *)0);
}

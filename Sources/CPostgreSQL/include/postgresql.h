#pragma once

// libpq, PostgreSQL's own client library, opened only when progress is kept on a server. What is used of it has been the
// same since its fifth form came out in 2006, so that nobody needs its header to build the course.

struct pg_conn;
struct pg_result;

/// Opens the library; NULL when it is there, else why not.
const char *postgresql_open(void);

/// Begins to connect to an address, `postgresql://…`; NULL only without memory.
struct pg_conn *postgresql_start(const char *address);

/// Goes on connecting without waiting. What it says is what to wait for.
enum postgresql_step { stepFailed, stepToRead, stepToWrite, stepConnected };
enum postgresql_step postgresql_continue(struct pg_conn *connection);

/// Whether the connection is still there.
int postgresql_is_connected(const struct pg_conn *connection);

/// Whether the server asked for a password and neither the address nor ~/.pgpass has one.
int postgresql_needs_password(const struct pg_conn *connection);

/// The file of a connection that is being made; -1 without one.
int postgresql_socket(const struct pg_conn *connection);

/// Twelve is 120000.
int postgresql_version(const struct pg_conn *connection);

/// What went wrong last, with its code: `FATAL:  28P01: password authentication failed …`.
const char *postgresql_message(const struct pg_conn *connection);

void postgresql_close(struct pg_conn *connection);

/// Runs one statement. Values and results are in their binary form; a value of NULL is NULL.
struct pg_result *postgresql_run(
  struct pg_conn *connection, const char *statement, int count, const unsigned *types, const char *const *values,
  const int *lengths, const int *formats);

/// Runs several statements without values; the answer is the last one's, or that of the first that failed.
struct pg_result *postgresql_run_script(struct pg_conn *connection, const char *statements);

/// Whether the statement was carried out.
int postgresql_is_good(const struct pg_result *result);

/// What was carried out: `COMMIT`, `INSERT 0 1`.
const char *postgresql_tag(struct pg_result *result);

/// The five letters and digits that say what went wrong, and the server's sentence; NULL if there is none.
const char *postgresql_state(const struct pg_result *result);
const char *postgresql_sentence(const struct pg_result *result);

int postgresql_rows(const struct pg_result *result);
int postgresql_is_null(const struct pg_result *result, int row, int column);
int postgresql_length(const struct pg_result *result, int row, int column);
const char *postgresql_value(const struct pg_result *result, int row, int column);
void postgresql_forget(struct pg_result *result);

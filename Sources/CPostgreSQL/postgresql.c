#include "postgresql.h"

#include <dlfcn.h>
#include <stddef.h>

// What libpq-fe.h says of the functions and numbers used here.

#define FUNCTIONS(F) \
  F(struct pg_conn *, PQconnectStartParams, (const char *const *, const char *const *, int)) \
  F(int, PQconnectPoll, (struct pg_conn *)) \
  F(int, PQstatus, (const struct pg_conn *)) \
  F(int, PQconnectionNeedsPassword, (const struct pg_conn *)) \
  F(int, PQsocket, (const struct pg_conn *)) \
  F(int, PQserverVersion, (const struct pg_conn *)) \
  F(char *, PQerrorMessage, (const struct pg_conn *)) \
  F(int, PQsetErrorVerbosity, (struct pg_conn *, int)) \
  F(void *, PQsetNoticeProcessor, (struct pg_conn *, void (*)(void *, const char *), void *)) \
  F(void, PQfinish, (struct pg_conn *)) \
  F(struct pg_result *, PQexecParams, \
    (struct pg_conn *, const char *, int, const unsigned *, const char *const *, const int *, const int *, int)) \
  F(struct pg_result *, PQexec, (struct pg_conn *, const char *)) \
  F(int, PQresultStatus, (const struct pg_result *)) \
  F(char *, PQcmdStatus, (struct pg_result *)) \
  F(char *, PQresultErrorField, (const struct pg_result *, int)) \
  F(int, PQntuples, (const struct pg_result *)) \
  F(int, PQgetisnull, (const struct pg_result *, int, int)) \
  F(int, PQgetlength, (const struct pg_result *, int, int)) \
  F(char *, PQgetvalue, (const struct pg_result *, int, int)) \
  F(void, PQclear, (struct pg_result *))

enum { CONNECTION_OK = 0, CONNECTION_BAD = 1 };
enum { PGRES_POLLING_FAILED, PGRES_POLLING_READING, PGRES_POLLING_WRITING, PGRES_POLLING_OK };
enum { PGRES_COMMAND_OK = 1, PGRES_TUPLES_OK = 2 };
enum { PQERRORS_VERBOSE = 2, BINARY = 1 };
enum { PG_DIAG_SQLSTATE = 'C', PG_DIAG_MESSAGE_PRIMARY = 'M' };

// Each function of the library, found once.
#define POINTER(result, name, parameters) static result(*the_##name) parameters;
FUNCTIONS(POINTER)

const char *postgresql_open(void) {
  void *library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
  if (!library) return dlerror();
#define FIND(result, name, parameters) \
  if (!(the_##name = (__typeof__(the_##name))dlsym(library, #name))) return dlerror();
  FUNCTIONS(FIND)
  return NULL;
}

// What a server says besides would stand in the middle of a page.
static void say_nothing(void *closure, const char *words) {}

struct pg_conn *postgresql_start(const char *address) {
  // Whatever the address itself says comes after these and wins.
  const char *const names[] = {
    "fallback_application_name", "client_encoding", "tcp_user_timeout", "keepalives_idle", "dbname", NULL};
  const char *const values[] = {"course", "UTF8", "10000", "30", address, NULL};
  struct pg_conn *connection = the_PQconnectStartParams(names, values, 1);
  if (!connection) return NULL;
  the_PQsetErrorVerbosity(connection, PQERRORS_VERBOSE);
  the_PQsetNoticeProcessor(connection, say_nothing, NULL);
  return connection;
}

enum postgresql_step postgresql_continue(struct pg_conn *connection) {
  if (the_PQstatus(connection) == CONNECTION_BAD) return stepFailed;
  switch (the_PQconnectPoll(connection)) {
    case PGRES_POLLING_OK: return stepConnected;
    case PGRES_POLLING_READING: return stepToRead;
    case PGRES_POLLING_WRITING: return stepToWrite;
    default: return stepFailed;
  }
}

int postgresql_is_connected(const struct pg_conn *connection) { return the_PQstatus(connection) == CONNECTION_OK; }
int postgresql_needs_password(const struct pg_conn *connection) {
  return the_PQconnectionNeedsPassword(connection);
}
int postgresql_socket(const struct pg_conn *connection) { return the_PQsocket(connection); }
int postgresql_version(const struct pg_conn *connection) { return the_PQserverVersion(connection); }
const char *postgresql_message(const struct pg_conn *connection) { return the_PQerrorMessage(connection); }
void postgresql_close(struct pg_conn *connection) { the_PQfinish(connection); }

struct pg_result *postgresql_run(
  struct pg_conn *connection, const char *statement, int count, const unsigned *types, const char *const *values,
  const int *lengths, const int *formats) {
  return the_PQexecParams(connection, statement, count, types, values, lengths, formats, BINARY);
}

struct pg_result *postgresql_run_script(struct pg_conn *connection, const char *statements) {
  return the_PQexec(connection, statements);
}

int postgresql_is_good(const struct pg_result *result) {
  int status = the_PQresultStatus(result);
  return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

const char *postgresql_tag(struct pg_result *result) { return the_PQcmdStatus(result); }
const char *postgresql_state(const struct pg_result *result) {
  return the_PQresultErrorField(result, PG_DIAG_SQLSTATE);
}
const char *postgresql_sentence(const struct pg_result *result) {
  return the_PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
}
int postgresql_rows(const struct pg_result *result) { return the_PQntuples(result); }
int postgresql_is_null(const struct pg_result *result, int row, int column) {
  return the_PQgetisnull(result, row, column);
}
int postgresql_length(const struct pg_result *result, int row, int column) {
  return the_PQgetlength(result, row, column);
}
const char *postgresql_value(const struct pg_result *result, int row, int column) {
  return the_PQgetvalue(result, row, column);
}
void postgresql_forget(struct pg_result *result) { the_PQclear(result); }

#pragma once
#include <microhttpd.h>

// GNU libmicrohttpd, opened only by the command that needs it: it brings nine libraries along, which every start of the
// program would pay for. And in the form that Swift can call, which knows no functions with open ends.

/// Opens the library; NULL when it is there, else why not.
const char *http_open(void);

/// What a server allows itself.
struct http_limits {
  unsigned connections;
  /// Seconds without a byte after which a connection is closed.
  unsigned idle;
  /// Bytes for a request's line and headers.
  size_t headers;
};

/// Begins to listen on a numeric address, such as 127.0.0.1 or ::1, or on a socket with an absolute path, with a thread for
/// each connection; NULL if that cannot be.
struct MHD_Daemon *http_start(
  const char *address, unsigned short port, struct http_limits limits, MHD_AccessHandlerCallback answer,
  MHD_RequestCompletedCallback completed, MHD_NotifyConnectionCallback connection, void *closure);

/// The port that it listens on.
unsigned short http_port(struct MHD_Daemon *server);

/// The file of a connection.
int http_socket(struct MHD_Connection *connection);

/// A header, or an argument behind the question mark; NULL if it is not there, or for a header that is there twice.
const char *http_header(struct MHD_Connection *connection, const char *name);
const char *http_argument(struct MHD_Connection *connection, const char *name);

/// An answer whose bytes are copied.
struct MHD_Response *http_response(size_t count, const void *bytes);

/// An answer whose bytes come bit by bit.
struct MHD_Response *http_stream(MHD_ContentReaderCallback reader, void *closure, MHD_ContentReaderFreeCallback ended);

int http_add_header(struct MHD_Response *response, const char *name, const char *value);

/// Sends an answer, and forgets it.
int http_send(struct MHD_Connection *connection, unsigned status, struct MHD_Response *response);

/// Of the two that a connection's notice tells, that it begins.
static const enum MHD_ConnectionNotificationCode startOfConnection = MHD_CONNECTION_NOTIFY_STARTED;

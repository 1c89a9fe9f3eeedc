#include "http.h"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <netinet/in.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

// Each function of the library, found once.
#define FUNCTIONS(F) \
  F(MHD_start_daemon) F(MHD_get_daemon_info) F(MHD_get_connection_info) \
  F(MHD_lookup_connection_value) F(MHD_get_connection_values) F(MHD_create_response_from_buffer) F(MHD_create_response_from_callback) \
  F(MHD_add_response_header) F(MHD_queue_response) F(MHD_destroy_response)

#define POINTER(name) static __typeof__(&name) the_##name;
FUNCTIONS(POINTER)

const char *http_open(void) {
  void *library = dlopen("libmicrohttpd.so.12", RTLD_NOW | RTLD_LOCAL);
  if (!library) return dlerror();
#define FIND(name) \
  if (!(the_##name = (__typeof__(&name))dlsym(library, #name))) return dlerror();
  FUNCTIONS(FIND)
  return NULL;
}

// A socket in the file system, for this user and group. One that a killed process left behind is replaced.
static int listen_in_file(const char *path) {
  struct sockaddr_un place = {.sun_family = AF_UNIX};
  if (strlen(path) >= sizeof place.sun_path) return -1;
  strcpy(place.sun_path, path);
  int file = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  int other = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  int isTaken = connect(other, (struct sockaddr *)&place, sizeof place) == 0;
  close(other);
  struct stat status;
  if (!isTaken && lstat(path, &status) == 0 && S_ISSOCK(status.st_mode)) unlink(path);
  if (!isTaken && bind(file, (struct sockaddr *)&place, sizeof place) == 0 && chmod(path, 0660) == 0 &&
      listen(file, SOMAXCONN) == 0)
    return file;
  close(file);
  return -1;
}

struct MHD_Daemon *http_start(
  const char *address, unsigned short port, struct http_limits limits, MHD_AccessHandlerCallback answer,
  MHD_RequestCompletedCallback completed, MHD_NotifyConnectionCallback connection, void *closure) {
  int isFile = address[0] == '/', isVersion6 = !isFile && strchr(address, ':') != NULL;
  int file = isFile ? listen_in_file(address) : -1;
  struct sockaddr_in6 six;
  struct sockaddr_in four;
  memset(&six, 0, sizeof six);
  memset(&four, 0, sizeof four);
  six.sin6_family = AF_INET6;
  six.sin6_port = htons(port);
  four.sin_family = AF_INET;
  four.sin_port = htons(port);
  void *place = isVersion6 ? (void *)&six.sin6_addr : (void *)&four.sin_addr;
  if (isFile ? file < 0 : inet_pton(isVersion6 ? AF_INET6 : AF_INET, address, place) != 1) return NULL;
  unsigned flags = MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_THREAD_PER_CONNECTION | MHD_USE_POLL
                   | (isVersion6 ? MHD_USE_IPv6 : 0);
  return the_MHD_start_daemon(
    flags, port, NULL, NULL, answer, closure,                                             //
    isFile ? MHD_OPTION_LISTEN_SOCKET : MHD_OPTION_SOCK_ADDR,                             //
    isFile ? (void *)(intptr_t)file : isVersion6 ? (void *)&six : (void *)&four,          //
    MHD_OPTION_CONNECTION_LIMIT, limits.connections,                                      //
    MHD_OPTION_CONNECTION_TIMEOUT, limits.idle,                                           //
    MHD_OPTION_CONNECTION_MEMORY_LIMIT, limits.headers,                                   //
    MHD_OPTION_NOTIFY_COMPLETED, completed, closure,                                      //
    MHD_OPTION_NOTIFY_CONNECTION, connection, closure,                                    //
    MHD_OPTION_END);
}

unsigned short http_port(struct MHD_Daemon *server) {
  const union MHD_DaemonInfo *info = the_MHD_get_daemon_info(server, MHD_DAEMON_INFO_BIND_PORT);
  return info ? info->port : 0;
}

int http_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = the_MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

struct header {
  const char *name, *value;
  int count;
};

static enum MHD_Result compare(void *closure, enum MHD_ValueKind kind, const char *name, const char *value) {
  struct header *wanted = closure;
  if (strcasecmp(name, wanted->name) == 0) {
    wanted->value = value;
    wanted->count++;
  }
  return MHD_YES;
}

const char *http_header(struct MHD_Connection *connection, const char *name) {
  struct header wanted = {.name = name};
  the_MHD_get_connection_values(connection, MHD_HEADER_KIND, compare, &wanted);
  return wanted.count == 1 ? wanted.value : NULL;
}

const char *http_argument(struct MHD_Connection *connection, const char *name) {
  return the_MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, name);
}

struct MHD_Response *http_response(size_t count, const void *bytes) {
  return the_MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

struct MHD_Response *http_stream(
  MHD_ContentReaderCallback reader, void *closure, MHD_ContentReaderFreeCallback ended) {
  return the_MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 1024, reader, closure, ended);
}

int http_add_header(struct MHD_Response *response, const char *name, const char *value) {
  return the_MHD_add_response_header(response, name, value) == MHD_YES;
}

int http_send(struct MHD_Connection *connection, unsigned status, struct MHD_Response *response) {
  int isSent = the_MHD_queue_response(connection, status, response) == MHD_YES;
  the_MHD_destroy_response(response);
  return isSent;
}

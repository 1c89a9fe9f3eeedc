#include "http.h"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <netinet/in.h>
#include <string.h>

// Each function of the library, found once.
#define FUNCTIONS(F) \
  F(MHD_start_daemon) F(MHD_get_daemon_info) F(MHD_get_connection_info) \
  F(MHD_lookup_connection_value) F(MHD_create_response_from_buffer) F(MHD_create_response_from_callback) \
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

struct MHD_Daemon *http_start(
  const char *address, unsigned short port, struct http_limits limits, MHD_AccessHandlerCallback answer,
  MHD_RequestCompletedCallback completed, MHD_NotifyConnectionCallback connection, void *closure) {
  int isVersion6 = strchr(address, ':') != NULL;
  struct sockaddr_in6 six;
  struct sockaddr_in four;
  memset(&six, 0, sizeof six);
  memset(&four, 0, sizeof four);
  six.sin6_family = AF_INET6;
  six.sin6_port = htons(port);
  four.sin_family = AF_INET;
  four.sin_port = htons(port);
  void *place = isVersion6 ? (void *)&six.sin6_addr : (void *)&four.sin_addr;
  if (inet_pton(isVersion6 ? AF_INET6 : AF_INET, address, place) != 1) return NULL;
  unsigned flags = MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_THREAD_PER_CONNECTION | MHD_USE_POLL
                   | (isVersion6 ? MHD_USE_IPv6 : 0);
  return the_MHD_start_daemon(
    flags, port, NULL, NULL, answer, closure,                                             //
    MHD_OPTION_SOCK_ADDR, isVersion6 ? (struct sockaddr *)&six : (struct sockaddr *)&four,  //
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

const char *http_header(struct MHD_Connection *connection, const char *name) {
  return the_MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
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

// The C library's allocator: Swift's own Glibc module leaves this header out.
#include <malloc.h>

// Preloaded into a program under proof, so that a different system call wakes its event loop than writes its files.
// Otherwise the writes of a file could not be counted, and a fault that hit a wake-up would end the program.
#define _GNU_SOURCE
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

// What libuv writes to its event descriptor
static const uint64_t wake_up = 1;

ssize_t write(int file, const void *bytes, size_t count) {
  if (count == sizeof wake_up && memcmp(bytes, &wake_up, count) == 0) {
    struct iovec part = {(void *)bytes, count};
    return syscall(SYS_pwritev2, file, &part, 1, -1L, -1L, 0);
  }
  return syscall(SYS_write, file, bytes, count);
}

// Preloaded into a program under proof: its event loop is woken by another system call than files are written with.
// Else the writes of a file could not be counted, and a fault that met a wake-up instead would end the program.
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

/* Copies a SQLite data file at every sync, as a power cut would leave it. A server preloads this library.

   SNAPSHOT_OF  the data file
   SNAPSHOT_TO  the folder for the copies. Copies are made while it contains a file named `on`.

   Copy N (N.db and N.db-wal) is made when a sync has succeeded, before its caller learns that, so it holds what is
   certainly on the disk until the next sync succeeds. N.at holds the monotonic time just before the next sync returns:
   whatever a client was told before that moment must be in copy N. Without a next sync there is no N.at. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
static int number;
static char pending[PATH_MAX]; /* the copy whose N.at is still to be written; "" if there is none */

static int is_data(int file, const char *data)
{
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    size_t stem = strlen(data);
    return strncmp(path, data, stem) == 0 && (path[stem] == 0 || strcmp(path + stem, "-wal") == 0);
}

static int copy(const char *from, const char *to)
{
    static char buffer[1 << 16];
    int in = open(from, O_RDONLY | O_CLOEXEC);
    if (in < 0)
        return errno == ENOENT ? 0 : -1; /* there is no write-ahead log yet */
    int out = open(to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    ssize_t size = out < 0 ? -1 : 0;
    while (out >= 0 && (size = read(in, buffer, sizeof buffer)) > 0)
        if (write(out, buffer, size) != size) {
            size = -1;
            break;
        }
    close(in);
    if (out >= 0)
        close(out);
    return size < 0 ? -1 : 0;
}

static void mark_pending(void)
{
    struct timespec now;
    char text[64], path[PATH_MAX + 8];
    if (!*pending)
        return;
    syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &now); /* libfaketime changes the function of the C library */
    int length = snprintf(text, sizeof text, "%lld.%09ld\n", (long long)now.tv_sec, now.tv_nsec);
    snprintf(path, sizeof path, "%s.at", pending);
    int out = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (out >= 0) {
        if (write(out, text, length) != length)
            unlink(path);
        close(out);
    }
    *pending = 0;
}

static void take(const char *data, const char *folder)
{
    char name[PATH_MAX], from[PATH_MAX], to[PATH_MAX + 16];
    snprintf(name, sizeof name, "%s/on", folder);
    if (access(name, F_OK) != 0)
        return;
    snprintf(name, sizeof name, "%s/%d-%06d", folder, (int)getpid(), number++);
    snprintf(to, sizeof to, "%s.db", name);
    int failed = copy(data, to);
    snprintf(from, sizeof from, "%s-wal", data);
    snprintf(to, sizeof to, "%s.db-wal", name);
    failed |= copy(from, to);
    if (!failed) /* an incomplete copy gets no N.at, so nobody opens it */
        strcpy(pending, name);
}

static int synced(const char *name, int file)
{
    int (*sync)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    const char *data = getenv("SNAPSHOT_OF"), *folder = getenv("SNAPSHOT_TO");
    if (!data || !folder || !is_data(file, data))
        return sync(file);
    pthread_mutex_lock(&one_at_a_time);
    int result = sync(file), error = errno;
    if (result == 0) {
        mark_pending();
        take(data, folder);
    }
    pthread_mutex_unlock(&one_at_a_time);
    errno = error;
    return result;
}

int fsync(int file) { return synced("fsync", file); }
int fdatasync(int file) { return synced("fdatasync", file); }

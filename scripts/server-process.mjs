/**
 * Settings of glibc's allocator, which other systems ignore. By default each thread keeps what it
 * freed in an arena of its own, so that the pictures and pages compressed by the pool's threads
 * stay resident for good. With fixed limits a large block is mapped apart, and goes back to the
 * system when it is freed.
 */
export const allocatorLimits = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/**
 * Node's arguments for the built server. On a large machine the young generation would grow to
 * 130 MB and never shrink, and the old one to four times what is in use before it is collected.
 */
export const serverArguments = [
  "--max-semi-space-size=8",
  "--heap-growing-percent=50",
  "build/site/server/index.js",
];

/** `112 MB` */
export const formatBytes = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1000)} KB`
    : `${Math.round(bytes / 1_000_000)} MB`;
};

/** `38 s`, `4 min`, `3 h` */
export const formatAge = (seconds: number): string => {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
};

const percentFormat = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

/** `95.8 %`; a dash before the first answer. */
export const formatShare = (part: number, all: number): string =>
  all === 0 ? "–" : `${percentFormat.format((part / all) * 100)} %`;

/** `4 ms`, `0.4 ms` */
export const formatMilliseconds = (milliseconds: number): string =>
  `${percentFormat.format(milliseconds < 10 ? milliseconds : Math.round(milliseconds))} ms`;

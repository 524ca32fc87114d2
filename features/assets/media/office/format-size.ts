/** `61 KB`, `4.2 MB` */
export const formatSize = (bytes: number): string =>
  bytes < 999_500
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(bytes < 99_500_000 ? 1 : 0)} MB`;

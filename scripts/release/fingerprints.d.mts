export const files: readonly string[];
export const readFingerprints: (root: string) => Readonly<{ sources: string; demo: string }>;

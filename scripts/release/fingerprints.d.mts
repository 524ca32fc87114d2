export const readFingerprints: (root: string) => Readonly<{ sources: string; demo: string }>;

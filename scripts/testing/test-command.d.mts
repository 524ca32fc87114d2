export const readWords: (words: readonly string[]) => Readonly<{
  unknown: readonly string[];
  isAll: boolean;
  onBothEngines: boolean;
  seed: number | null;
}>;

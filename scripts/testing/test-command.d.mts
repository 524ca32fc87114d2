export const readWords: (
  words: readonly string[],
  random?: () => number,
) => Readonly<{
  unknown: readonly string[];
  isAll: boolean;
  onBothEngines: boolean;
  seed: number;
}>;

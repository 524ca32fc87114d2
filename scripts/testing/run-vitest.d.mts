type Result = Readonly<{
  file: string;
  name: string;
  status: "passed" | "failed" | "skipped" | "unsteady";
  ms: number;
  why: string;
}>;

export const runVitest: (
  config: string,
  seed: number | null,
  args: readonly string[],
  stdio?: "inherit" | "ignore",
) => readonly Result[];

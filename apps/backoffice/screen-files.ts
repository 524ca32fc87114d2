import type { Screen } from "#platform/screens/screen.ts";
import type { ScreenProps } from "./load-session.ts";

type ScreenFile = Readonly<{ default: (props: ScreenProps) => React.ReactNode }>;

const files = import.meta.glob<ScreenFile>("../../features/**/*-screen.tsx");

/** Loads a screen's code. @throws Error for a file that is no screen */
export const loaderOf = ({ file }: Screen): (() => Promise<ScreenFile>) => {
  const load = files[`../../${file}`];
  if (!load) throw new Error(`There is no screen at ${file}.`);
  return load;
};

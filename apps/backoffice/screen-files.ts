import type { Screen } from "#features/staff/screens/screen.ts";
import type { ScreenProps } from "./load-session.ts";

type ScreenFile = Readonly<{ default: (props: ScreenProps) => React.ReactNode }>;

const files = import.meta.glob<ScreenFile>("../../features/*/**/*-screen.tsx");

/** Loads a screen's code; undefined while the screen is not built. */
export const loaderOf = ({ file }: Screen): (() => Promise<ScreenFile>) | undefined =>
  file === undefined ? undefined : files[`../../${file}`];

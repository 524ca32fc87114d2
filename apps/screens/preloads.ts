import type { FoundScreen } from "./screen-at.ts";

/** Paths of the API that every screen waits for. */
export const sessionPaths = ["me", "backoffice-config"] as const;

/** The screen's paths of the API for these parameters; a new record has none of its own. */
export const preloadsOf = ({ screen: { preloads = [] }, values }: FoundScreen): readonly string[] =>
  preloads
    .filter((path) => !/:\w+/.test(path) || !Object.values(values).includes("new"))
    .map((path) => path.replace(/:(\w+)/g, (_part, name: string) => values[name] ?? ""));

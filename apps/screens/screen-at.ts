import type { ParameterCheck } from "#platform/screens/screen.ts";
import { allScreens, type NamedScreen } from "./screens.ts";

/** A path as its segments, with and without those that may be absent. */
const patternsOf = (path: string): readonly (readonly string[])[] =>
  path.split("/").reduce<readonly (readonly string[])[]>(
    (patterns, part) =>
      patterns.flatMap((pattern) => {
        const name = part.replace(/\?$/, "");
        return name === part ? [[...pattern, part]] : [pattern, [...pattern, name]];
      }),
    [[]],
  );

const isAllowed = (check: ParameterCheck | undefined, value: string): boolean =>
  check instanceof RegExp ? check.test(value) : (check?.includes(value) ?? false);

export type FoundScreen = Readonly<{
  screen: NamedScreen;
  /** Values by parameter; one that the path leaves out is absent. */
  values: Readonly<Record<string, string>>;
}>;

const valuesOf = (
  { parameters = {} }: NamedScreen,
  pattern: readonly string[],
  segments: readonly string[],
): FoundScreen["values"] | null => {
  if (pattern.length !== segments.length) return null;
  const values: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (!part.startsWith(":")) {
      if (part !== segment) return null;
    } else if (isAllowed(parameters[part.slice(1)], segment)) values[part.slice(1)] = segment;
    else return null;
  }
  return values;
};

const patterns = allScreens.flatMap((screen) =>
  patternsOf(screen.path).map((pattern) => ({ screen, pattern })),
);

/**
 * The screen at a path, whatever country and role; null for a path that belongs to none, because it
 * is unknown or because a parameter fails its check.
 */
export const findScreen = (pathname: string): FoundScreen | null => {
  const segments = pathname.replace(/(?<=.)\/+$/, "").split("/");
  for (const { screen, pattern } of patterns) {
    const values = valuesOf(screen, pattern, segments);
    if (values) return { screen, values };
  }
  return null;
};

export const screenAt = (pathname: string): NamedScreen | null =>
  findScreen(pathname)?.screen ?? null;

/** True on exactly the routes on which the source has its tooling bar. */
export const hasToolingBar = (pathname: string): boolean => {
  const found = findScreen(pathname);
  if (found?.screen.toolingBar === undefined) return false;
  return found.screen.toolingBar === "all" || !Object.values(found.values).includes("new");
};

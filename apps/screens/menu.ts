import { accessTo, accessToScreen, type Visit } from "./access.ts";
import type { Entry, MenuGroup } from "#platform/screens/menu-entry.ts";
import type { Screen } from "#platform/screens/screen.ts";
import { screenAt } from "./screen-at.ts";
import { allScreens } from "./screens.ts";

const toLabel = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).replaceAll("-", " ");

/** A screen that is one word of a parameter has an entry for each, others have one or none. */
const entriesOf = ({ path, parameters = {}, label, group }: Screen): readonly Entry[] => {
  const start: readonly Entry[] = [{ path: "", label }];
  const entries = path.split("/").reduce((before, part) => {
    if (!part.startsWith(":"))
      return before.map((each) => ({ ...each, path: `${each.path}/${part}` }));
    const check = parameters[part.replace(/^:|\?$/g, "")];
    if (!Array.isArray(check)) return part.endsWith("?") ? before : [];
    return before.flatMap((each) =>
      check.map((word: string) => ({
        path: `${each.path}/${word}`,
        label: label === group ? toLabel(word) : `${label} ${word}`,
      })),
    );
  }, start);
  return entries.map((each) => ({ ...each, path: each.path.replace(/^\/+/, "/") }));
};

const namedEntries = allScreens.flatMap((screen) =>
  entriesOf(screen).map((entry) => ({ ...entry, screen })),
);

type NamedEntry = (typeof namedEntries)[number];

const groupsOf = (
  visit: Visit,
  isShown: (screen: NamedEntry["screen"]) => boolean,
): readonly MenuGroup[] => {
  const groups = new Map<string, Entry[]>();
  for (const { screen, path, label } of namedEntries) {
    if (!screen.isInMenu || !isShown(screen) || accessToScreen(screen, visit) !== "open") continue;
    groups.set(screen.group, [...(groups.get(screen.group) ?? []), { path, label }]);
  }
  return [...groups].map(([label, entries]) => ({ label, entries }));
};

/** Entries and their order come from the back-office specification. */
export const menuFor = (visit: Visit): readonly MenuGroup[] => groupsOf(visit, () => true);

/** The menu without home itself. */
export const groupsBesideHome = (visit: Visit): readonly MenuGroup[] =>
  groupsOf(visit, ({ name }) => name !== "index");

/** What the palette offers besides the menu: screens that are opened from elsewhere. */
export const hiddenEntries = (visit: Visit): readonly Entry[] =>
  namedEntries
    .filter(({ screen }) => !screen.isInMenu)
    .filter(({ screen }) => accessToScreen(screen, visit) === "open")
    .map(({ path, label }) => ({ path, label }));

/** Whether the path, which may have a query, leads to a screen that the visit may open. */
export const opensRecord = (path: string, visit: Visit): boolean => {
  const screen = screenAt(path.replace(/\?.*$/s, ""));
  return screen !== null && accessToScreen(screen, visit) === "open";
};

/** Commands that make a record. */
export const newEntries = (visit: Visit): readonly Entry[] =>
  allScreens.flatMap((screen) =>
    screen.newLabel !== undefined && accessToScreen(screen, visit) === "open"
      ? [{ path: screen.path.replace(/:\w+\??$/, "new"), label: screen.newLabel }]
      : [],
  );

/**
 * The path without a record that includes this path: `/custompages` for the editor of any page; null
 * where none does.
 */
export const sectionOf = (pathname: string): string | null => {
  const above = namedEntries.find(
    ({ path }) => pathname === path || (path !== "/" && pathname.startsWith(`${path}/`)),
  );
  const group = screenAt(pathname)?.group;
  return (above ?? namedEntries.find(({ screen }) => screen.group === group))?.path ?? null;
};

const screenTitle = (pathname: string): string => {
  const screen = screenAt(pathname);
  if (!screen) return "";
  const { group } = screen;
  const label = namedEntries.find(({ path }) => path === pathname)?.label ?? screen.label;
  return label === group ? label : `${label} · ${group}`;
};

/** The part of the menu to which the screen belongs; empty for a path without a screen. */
export const groupAt = (pathname: string): string => screenAt(pathname)?.group ?? "";

/** The screen's name and its part of the menu. A screen that the role may not open is not named. */
export const titleOf = (pathname: string, visit: Visit): string => {
  const access = accessTo(pathname, visit);
  if (access === "unknown") return "This page could not be found";
  return access === "forbidden" ? "No access" : screenTitle(pathname);
};

import { atLeast, type Role } from "#platform/roles.ts";

/** Screens of the specification, including those that are not built yet. */
export type Screen = Readonly<{
  /** Segments that begin with `:` are parameters; `parameterPatterns` restricts them. */
  path: string;
  role: Role;
  /** The only country that has the screen; null for all. */
  country: string | null;
}>;

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const storedId = new RegExp(`^${uuid}$`, "i");
const storedIdOrNew = new RegExp(`^(?:new|${uuid})$`, "i");
const keyPattern = /^[a-z0-9][a-z0-9_-]{0,99}$/;

/** The values that parameters may have; a path with another value belongs to no screen. */
const parameterPatterns: Readonly<Record<string, RegExp>> = {
  ":id": storedIdOrNew,
  ":page": storedId,
  ":travel": storedId,
  ":tour": storedId,
  ":block": keyPattern,
  ":content": keyPattern,
  ":type": keyPattern,
};

const screensFor = (role: Role, paths: readonly string[], country: string | null = null) =>
  paths.map((path): Screen => ({ path, role, country }));

const childPaths = (parent: string, names: readonly string[]) =>
  names.map((name) => `${parent}/${name}`);

const resources = [
  "badges",
  "cost-centers",
  "date-ranges",
  "durations",
  "travel-type",
  "travel-type/primary",
  "travel-type/secondary",
  "travel-categories",
  "travel-formats",
  "travel-styles",
];
const textTypes = ["fixed", "destination"];
const recordTypes = ["faqs", "coordinators", "reviews", "events"];
const travelScreens = [
  "custompage",
  "maps",
  "preview",
  "tours",
  "tours/:id",
  "tours/:tour/preview",
];

/** Routes and roles come from the back-office specification. */
const screens: readonly Screen[] = [
  ...screensFor("editor", ["/", "/media", "/cdn", "/faq", "/new-form-builder", "/preview"]),
  ...screensFor("editor", childPaths("/layout", ["header", "footer", "beans", "contacts"])),
  ...screensFor("editor", ["/custompages", "/custompages/:id", "/custompages/:page/preview"]),
  ...screensFor("editor", [
    "/travels",
    "/travels/:id",
    ...childPaths("/travels/:travel", travelScreens),
  ]),
  ...screensFor("editor", childPaths("/resources", resources)),
  ...screensFor("editor", ["/redirects", "/redirects/:id"]),
  ...screensFor("editor", childPaths("/page-contents", [...textTypes, ...recordTypes])),
  ...screensFor("editor", [
    ...textTypes.map((type) => `/page-contents/${type}/:content`),
    ...recordTypes.map((type) => `/page-contents/${type}/:id`),
  ]),
  ...screensFor(
    "super-editor",
    childPaths("/templates", ["lists", "lists/:id", "pages", "structure", "structure/:id"]),
  ),
  ...screensFor(
    "admin",
    childPaths("/settings", [
      "cache",
      "currencies",
      "maintenance",
      "installment-payments",
      "bulk-actions",
    ]),
  ),
  ...screensFor("admin", ["/audit", "/debug", "/staff"]),
  ...screensFor("admin", ["/blocks", "/blocks-new/:block", "/blocks-new/:type/:block"], "it"),
];

const matchesPath = (path: string, pathname: string): boolean => {
  const pattern = path.split("/");
  const segments = pathname.split("/");
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => {
      const segment = segments[index] ?? "";
      return parameterPatterns[part]?.test(segment) ?? part === segment;
    })
  );
};

/** Null for a path that belongs to no screen, whatever country and role. */
export const screenAt = (pathname: string): Screen | null => {
  const withoutEndSlash = pathname.replace(/(?<=.)\/+$/, "");
  return screens.find(({ path }) => matchesPath(path, withoutEndSlash)) ?? null;
};

export type ScreenAccess = "open" | "forbidden" | "unknown";

/** `unknown` also for a screen that the country does not have. */
export const accessTo = (pathname: string, role: Role, country: string): ScreenAccess => {
  const screen = screenAt(pathname);
  if (!screen || (screen.country !== null && screen.country !== country)) return "unknown";
  return atLeast({ role }, screen.role) ? "open" : "forbidden";
};

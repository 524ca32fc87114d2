import { atLeast, type Role } from "#platform/roles.ts";

/** A screen of the staff app, whether it is built yet or not. */
export type Screen = Readonly<{
  /** A segment that begins with `:` is a parameter; `validity` says what it may be. */
  path: string;
  /** The least role that may open it. */
  role: Role;
  /** The one country that has it; null where all do. */
  country: string | null;
}>;

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const stored = new RegExp(`^${uuid}$`, "i");
const storedOrNew = new RegExp(`^(?:new|${uuid})$`, "i");
const word = /^[a-z0-9][a-z0-9_-]{0,99}$/;

/** What a parameter may be; an address with anything else is one that no screen has. */
const validity: Readonly<Record<string, RegExp>> = {
  ":id": storedOrNew,
  ":page": stored,
  ":travel": stored,
  ":tour": stored,
  ":block": word,
  ":content": word,
  ":type": word,
};

const open = (role: Role, paths: readonly string[], country: string | null = null) =>
  paths.map((path): Screen => ({ path, role, country }));

const below = (parent: string, names: readonly string[]) =>
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
const texts = ["fixed", "destination"];
const records = ["faqs", "coordinators", "reviews", "events"];
const ofTravel = ["custompage", "maps", "preview", "tours", "tours/:id", "tours/:tour/preview"];

/** The source's routes, and who may open which. */
const screens: readonly Screen[] = [
  ...open("editor", ["/", "/media", "/cdn", "/faq", "/new-form-builder", "/preview"]),
  ...open("editor", below("/layout", ["header", "footer", "beans", "contacts"])),
  ...open("editor", ["/custompages", "/custompages/:id", "/custompages/:page/preview"]),
  ...open("editor", ["/travels", "/travels/:id", ...below("/travels/:travel", ofTravel)]),
  ...open("editor", below("/resources", resources)),
  ...open("editor", ["/redirects", "/redirects/:id"]),
  ...open("editor", below("/page-contents", [...texts, ...records])),
  ...open("editor", [
    ...texts.map((type) => `/page-contents/${type}/:content`),
    ...records.map((type) => `/page-contents/${type}/:id`),
  ]),
  ...open(
    "super-editor",
    below("/templates", ["lists", "lists/:id", "pages", "structure", "structure/:id"]),
  ),
  ...open(
    "admin",
    below("/settings", [
      "cache",
      "currencies",
      "maintenance",
      "installment-payments",
      "bulk-actions",
    ]),
  ),
  ...open("admin", ["/audit", "/debug", "/staff"]),
  ...open("admin", ["/blocks", "/blocks-new/:block", "/blocks-new/:type/:block"], "it"),
];

const isAt = (path: string, pathname: string): boolean => {
  const wanted = path.split("/");
  const segments = pathname.split("/");
  return (
    wanted.length === segments.length &&
    wanted.every((part, place) => {
      const segment = segments[place] ?? "";
      return validity[part]?.test(segment) ?? part === segment;
    })
  );
};

/** The screen of an address, null where there is none in any country or for any role. */
export const screenAt = (pathname: string): Screen | null => {
  const plain = pathname.replace(/(?<=.)\/+$/, "");
  return screens.find(({ path }) => isAt(path, plain)) ?? null;
};

export type ScreenAccess = "open" | "forbidden" | "unknown";

/** What somebody of a role finds at an address while working on a country. */
export const accessTo = (pathname: string, role: Role, country: string): ScreenAccess => {
  const screen = screenAt(pathname);
  if (!screen || (screen.country !== null && screen.country !== country)) return "unknown";
  return atLeast({ role }, screen.role) ? "open" : "forbidden";
};

import { atLeast, type Role } from "#platform/roles.ts";

/** A screen of the staff app, whether it is built yet or not. */
export type Screen = Readonly<{
  /** A segment that begins with `:` stands for any. */
  path: string;
  /** The least role that may open it. */
  role: Role;
  /** The one country that has it; null where all do. */
  country: string | null;
}>;

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
const contents = ["fixed", "destination", "faqs", "coordinators", "reviews", "events"];
const ofTravel = ["", "/custompage", "/maps", "/preview", "/tours", "/tours/:tour"];

/** The source's routes, and who may open which. */
const screens: readonly Screen[] = [
  ...open("editor", ["/", "/media", "/cdn", "/faq", "/new-form-builder", "/preview"]),
  ...open("editor", below("/layout", ["header", "footer", "beans", "contacts"])),
  ...open("editor", ["/custompages", "/custompages/:id", "/custompages/:id/preview"]),
  ...open("editor", ["/travels", ...ofTravel.map((rest) => `/travels/:travel${rest}`)]),
  ...open("editor", ["/travels/:travel/tours/:tour/preview"]),
  ...open("editor", below("/resources", resources)),
  ...open("editor", ["/redirects", "/redirects/:id"]),
  ...open(
    "editor",
    contents.flatMap((type) => [`/page-contents/${type}`, `/page-contents/${type}/:content`]),
  ),
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
  ...open("admin", ["/blocks", "/blocks-new/:id", "/blocks-new/:type/:id"], "it"),
];

const isAt = (path: string, pathname: string): boolean => {
  const wanted = path.split("/");
  const segments = pathname.split("/");
  return (
    wanted.length === segments.length &&
    wanted.every((part, place) =>
      part.startsWith(":") ? segments[place] !== "" : part === segments[place],
    )
  );
};

/** The screen of an address, null where there is none in any country or for any role. */
export const screenAt = (pathname: string): Screen | null => {
  const plain = pathname.replace(/(?<=.)\/+$/, "");
  return screens.find(({ path }) => isAt(path, plain)) ?? null;
};

/** What somebody of a role finds at an address while working on a country. */
export const accessTo = (
  pathname: string,
  role: Role,
  country: string,
): "open" | "forbidden" | "unknown" => {
  const screen = screenAt(pathname);
  if (!screen || (screen.country !== null && screen.country !== country)) return "unknown";
  return atLeast({ role }, screen.role) ? "open" : "forbidden";
};

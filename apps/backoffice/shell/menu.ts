import { accessTo } from "#features/staff/screens.ts";
import type { Me } from "../load-session.ts";

export type MenuGroup = Readonly<{ label: string; routes: readonly string[] }>;

const resources = [
  "badges",
  "cost-centers",
  "date-ranges",
  "durations",
  "travel-type/primary",
  "travel-type/secondary",
  "travel-categories",
  "travel-formats",
  "travel-styles",
];

/** Entries and their order come from the back-office specification. */
export const menuFor = (role: Me["role"], country: string): readonly MenuGroup[] => {
  const settings = ["cache", "currencies", "maintenance", "installment-payments", "bulk-actions"];
  const groups: readonly MenuGroup[] = [
    { label: "Home", routes: ["/"] },
    { label: "Library", routes: ["/media", "/cdn"] },
    {
      label: "Layout",
      routes: ["/layout/header", "/layout/footer", "/layout/beans", "/layout/contacts"],
    },
    { label: "Custom Pages", routes: ["/custompages"] },
    { label: "Travels", routes: ["/travels"] },
    { label: "Resources", routes: resources.map((name) => `/resources/${name}`) },
    { label: "Redirects", routes: ["/redirects"] },
    { label: "Page contents", routes: ["/page-contents/fixed", "/page-contents/destination"] },
    { label: "Template pages", routes: ["/templates/lists", "/templates/pages"] },
    { label: "Settings", routes: settings.map((name) => `/settings/${name}`) },
    { label: "Blocks", routes: ["/blocks"] },
    { label: "Faq", routes: ["/faq"] },
  ];
  return groups.filter(({ routes }) =>
    routes.every((route) => accessTo(route, role, country) === "open"),
  );
};

/** Screens of administrators that are opened from Home and the palette, not from the menu. */
export const hiddenScreens: readonly string[] = ["/audit"];

const allRoutes = [...menuFor("admin", "it").flatMap((group) => group.routes), ...hiddenScreens];

/**
 * The route of the menu entry whose screens include this path: `/custompages` for the editor of any
 * page; `/` when no entry includes the path.
 */
export const sectionOf = (pathname: string): string =>
  allRoutes.find((route) => pathname === route || pathname.startsWith(`${route}/`)) ?? "/";

const screenTitle = (pathname: string): string => {
  const route = sectionOf(pathname);
  if (route === "/" && pathname !== "/") return screenName(`/${pathname.split("/", 2).join("/")}`);
  const group = menuFor("admin", "it").find(({ routes }) => routes.includes(route));
  if (!group) return screenName(`/${route}`);
  const { label } = group;
  return group.routes.length > 1 ? `${screenName(route)} · ${label}` : label;
};

/**
 * The label of the path's menu entry, preceded by the screen's own name where the entry has several
 * screens. A screen that the role may not open is not named.
 */
export const titleOf = (pathname: string, role: Me["role"], country: string): string => {
  const access = accessTo(pathname, role, country);
  if (access === "unknown") return "This page could not be found";
  return access === "forbidden" ? "No access" : screenTitle(pathname);
};

/** `travel-type/primary` reads "Travel type primary". */
export const screenName = (route: string): string => {
  const name = route.split("/").slice(2).join(" ").replaceAll("-", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
};

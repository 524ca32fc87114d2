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

/** The source's menu, by role and country. */
export const menuFor = (role: Me["role"], country: string): readonly MenuGroup[] => {
  const groups: MenuGroup[] = [
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
  ];
  if (role !== "editor")
    groups.push({ label: "Template pages", routes: ["/templates/lists", "/templates/pages"] });
  if (role === "admin") {
    const settings = ["cache", "currencies", "maintenance", "installment-payments", "bulk-actions"];
    groups.push({ label: "Settings", routes: settings.map((name) => `/settings/${name}`) });
    if (country === "it") groups.push({ label: "Blocks", routes: ["/blocks"] });
  }
  return [...groups, { label: "Faq", routes: ["/faq"] }];
};

/** The screens that exist so far; the others of the menu say that they are still to come. */
export const builtRoutes: readonly string[] = ["/", "/custompages"];

/** Screens of administrators that the menu does not have: they are opened from Home. */
export const hiddenScreens: readonly string[] = ["/audit"];

const everyRoute = [...menuFor("admin", "it").flatMap((group) => group.routes), ...hiddenScreens];

/** The screen of the menu that a path belongs to: `/custompages` for any page's editor. */
export const sectionOf = (pathname: string): string =>
  everyRoute.find((route) => pathname === route || pathname.startsWith(`${route}/`)) ?? "/";

/** What the screen at a path is called: its group, and its own name where the group has several. */
export const titleOf = (pathname: string): string => {
  const route = sectionOf(pathname);
  const group = menuFor("admin", "it").find(({ routes }) => routes.includes(route));
  if (!group) return screenName(`/${route}`);
  const { label } = group;
  return group.routes.length > 1 ? `${screenName(route)} · ${label}` : label;
};

/** `travel-type/primary` reads "Travel type primary". */
export const screenName = (route: string): string => {
  const words = route.split("/").slice(2).join(" ").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

import { type NamedScreen, allScreens } from "#apps/screens/screens.ts";

const travels = new Set(["Travels", "Resources"]);
const writing = new Set([
  "Home",
  "Library",
  "Layout",
  "Custom Pages",
  "Redirects",
  "Template pages",
]);

/** The screens in three parts that take about as long. */
export const screenParts: Readonly<
  Record<"travels" | "writing" | "others", readonly NamedScreen[]>
> = {
  travels: allScreens.filter(({ group }) => travels.has(group)),
  writing: allScreens.filter(({ group }) => writing.has(group)),
  others: allScreens.filter(({ group }) => !travels.has(group) && !writing.has(group)),
};

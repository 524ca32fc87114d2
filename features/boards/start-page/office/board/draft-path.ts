/** Where the records of a list are opened; those that are absent have no draft that is found here. */
const listScreens: Readonly<Record<string, string>> = {
  redirects: "/redirects",
  coordinators: "/page-contents/coordinators",
  faqs: "/page-contents/faqs",
  events: "/page-contents/events",
  destinations: "/page-contents/destination",
};

/**
 * The screen that opens the record of a draft, which offers to go on; null for a record without one.
 * @param record without its country: `<page id>`, `travels/<id>`, `travels/<id>/tours`
 */
export const draftPath = (record: string): string | null => {
  const parts = record.split("/");
  const [first = "", id, ...rest] = parts;
  if (id === undefined) return `/custompages/${first}`;
  if (first === "travels") return `/${record}`;
  if (first === "resources" && rest[0] !== undefined)
    return `/resources/${id.replace(/^travel-type-/, "travel-type/")}?open=${rest[0]}`;
  const screen = Object.hasOwn(listScreens, first) ? listScreens[first] : undefined;
  return screen === undefined ? null : `${screen}?open=${id}`;
};

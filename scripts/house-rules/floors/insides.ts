/** Rooms of a feature that are about one thing, in the order of their imports. */
export type Wing = Readonly<{ about: string; rooms: readonly string[] }>;
export type Inside = Readonly<{ feature: string; wings: readonly Wing[] }>;

/**
 * The rooms inside the two largest features, by their folders, the lowest first. A room takes from
 * rooms that stand before it, and never from a later one: types, and what is loaded when it is asked
 * for, count like everything else. Files beside all rooms (contracts, rules, the store) are the
 * feature's own, take from no room and are everybody’s; its routes.ts alone puts rooms together.
 */
export const insides: readonly Inside[] = [
  {
    feature: "features/catalogue/tours",
    wings: [
      { about: "what visitors see", rooms: ["parts", "public", "site"] },
      {
        about: "what is known of a departure",
        rooms: ["handed-in", "consequences", "kept-decisions", "questions", "listing"],
      },
      { about: "the one save", rooms: ["save", "planning", "bulk"] },
      { about: "who leads it, and who is in it", rooms: ["answers", "passengers"] },
      { about: "whether it takes place", rooms: ["decision-mails", "moves"] },
      { about: "the start page's cards", rooms: ["free-coordinators", "board"] },
      { about: "the decision", rooms: ["decide", "pickers/decide"] },
      {
        about: "the sheet",
        rooms: [
          "office/grid",
          "office/consequences",
          "office/api",
          "office/draft",
          "office/filters",
          "office/presence",
          "office/leaders",
          "office/paste",
          "office/series",
          "office/many",
          "office/departure",
          "office/sheet-screen",
        ],
      },
      {
        about: "a departure's page",
        rooms: ["office/answers", "office/people", "office/history", "office/departure-page"],
      },
      { about: "lists of departures", rooms: ["office/list-cells", "pickers/departures"] },
      {
        about: "the calendar",
        rooms: [
          "office/calendar-days",
          "office/calendar-state",
          "office/calendar-months",
          "office/calendar",
          "office/coordinators",
        ],
      },
      { about: "screens, and what other features show", rooms: ["office", "pickers"] },
    ],
  },
  {
    feature: "features/content/page-editor",
    wings: [
      { about: "a page's blocks", rooms: ["errors", "page-blocks", "schedule"] },
      { about: "the open page", rooms: ["state", "own-page", "address", "journal", "selection"] },
      {
        about: "what can be done with it",
        rooms: ["templates", "block-picker", "clipboard", "findings", "editing"],
      },
      {
        about: "what is shown of it",
        rooms: [
          "panels",
          "block-list",
          "history",
          "json",
          "links",
          "plan",
          "presence",
          "preview",
          "seo",
          "slug",
          "notes",
          "consequences",
        ],
      },
      {
        about: "how it is saved",
        rooms: ["saving", "toolbar", "dialogs", "publication"],
      },
      { about: "its form", rooms: ["prose", "pickers", "form"] },
      { about: "the screen", rooms: ["editor"] },
      { about: "all pages", rooms: ["deleted", "bulk", "new-page", "list"] },
      {
        about: "templates and the catalogue of blocks",
        rooms: ["catalogue", "structure", "template-screens"],
      },
    ],
  },
];

/** The rooms of each such feature in their one order. */
export const innerOrders: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  insides.map(({ feature, wings }) => [feature, wings.flatMap(({ rooms }) => rooms)]),
);

/**
 * The room of a path in a feature: "own" for what stands beside all rooms, "routes" for what puts them
 * together; undefined for what lies in another feature.
 */
export const roomInside =
  (feature: string, rooms: readonly string[]) =>
  (path: string): string | undefined => {
    if (!path.startsWith(`${feature}/`) || path.endsWith(".css")) return undefined;
    const folder = path.slice(feature.length + 1).replace(/\/?[^/]*$/, "");
    if (folder === "") return path === `${feature}/routes.ts` ? "routes" : "own";
    const found = rooms
      .filter((room) => folder === room || folder.startsWith(`${room}/`))
      .toSorted((one, other) => other.length - one.length);
    return found[0] ?? folder;
  };

/** Rooms that stand side by side; each imports only from those before it and from lower floors. */
export type Floor = Readonly<{ name: string; rooms: readonly string[] }>;

export const maxFloors = 7;
export const maxRooms = 12;

/**
 * The floors of `features/`, the lowest first, and the rooms of each in the order of their imports.
 * A room takes from rooms that stand before it; what it needs of a later one is handed in from
 * `apps/`, or the contract of both moves to an earlier one.
 */
export const floors: readonly Floor[] = [
  {
    name: "records",
    rooms: [
      "statuses",
      "prices",
      "catalogue-tags",
      "kept-reads",
      "former-slugs",
      "links",
      "choices",
      "staff-accounts",
      "versions",
      "audit",
      "board",
      "records",
    ],
  },
  {
    name: "company",
    rooms: ["third-parties", "preview-links", "jobs", "debug", "settings", "staff"],
  },
  { name: "assets", rooms: ["media", "redirects", "layout"] },
  {
    name: "catalogue",
    rooms: [
      "content-tabs",
      "departure-filters",
      "resources",
      "faqs",
      "reviews",
      "trips",
      "coordinators",
      "bulk-actions",
      "publication",
      "tours",
      "travels",
      "events",
    ],
  },
  {
    name: "content",
    rooms: [
      "templates",
      "block-catalogue",
      "pages",
      "page-editor",
      "forms",
      "destinations",
      "search",
      "page-contents",
      "documents",
      "trip-pages",
      "home",
    ],
  },
  {
    name: "people",
    rooms: ["accounts", "wishlist", "alerts", "group", "requests", "assistant", "attendance"],
  },
  { name: "boards", rooms: ["start-page"] },
];

/** The rooms of all floors, in their one order. */
export const rooms: readonly string[] = floors.flatMap((floor) => floor.rooms);

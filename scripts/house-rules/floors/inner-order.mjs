import { dirname, join, normalize, relative } from "node:path";

const isPassedOver = /\.test\.tsx?$|\/testing\//;

/** Where a file of a feature stands: -1 for the feature's own, the number of rooms for what joins them. */
const standingOf = (path, feature, rooms) => {
  const inside = path.slice(feature.length + 1);
  if (inside === "routes.ts") return rooms.length;
  const folder = dirname(inside);
  if (folder === ".") return -1;
  const room = rooms
    .filter((each) => folder === each || folder.startsWith(`${each}/`))
    .toSorted((one, other) => other.length - one.length)[0];
  return room === undefined ? undefined : rooms.indexOf(room);
};

const later = (from, to) =>
  `${from} stands before ${to} (scripts/house-rules/floors/insides.ts): it is handed what it needs of it, or what both need stands before both.`;
const unplaced = (folder) =>
  `${folder} has no place among the rooms of its feature: name it in scripts/house-rules/floors/insides.ts.`;

/** Inside a large feature a room imports only rooms that stand before it in the stated order. */
export const innerOrder = {
  meta: { schema: false },
  create(context) {
    const [{ orders }] = context.options;
    const file = relative(context.cwd, context.filename);
    const feature = Object.keys(orders).find((each) => file.startsWith(`${each}/`));
    if (!feature || isPassedOver.test(file)) return {};
    const rooms = orders[feature];
    const own = standingOf(file, feature, rooms);
    const nameOf = (standing) => rooms[standing] ?? "what is the feature's own";
    const check = ({ source }) => {
      const path = source?.value;
      if (own === undefined || typeof path !== "string" || !/^[#.]/.test(path)) return;
      const imported = path.startsWith("#") ? path.slice(1) : normalize(join(dirname(file), path));
      // A sheet takes from nobody.
      if (!imported.startsWith(`${feature}/`) || imported.endsWith(".css")) return;
      const standing = standingOf(imported, feature, rooms);
      if (standing !== undefined && standing > own)
        context.report({ node: source, message: later(nameOf(own), nameOf(standing)) });
    };
    return {
      Program(node) {
        if (own === undefined) context.report({ node, message: unplaced(dirname(file)) });
      },
      ImportDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownersIn, readOwners } from "./owners.ts";
import { askLinter, foreignPlaces } from "./places.ts";

const root = join(import.meta.dirname, "../../..");
let tree = "";
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), "wayroam-own-tables-"));
  for (const name of [".oxlintrc.json", "scripts/house-rules"])
    cpSync(join(root, name), join(tree, name), { recursive: true });
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** @returns what the linter says of each text, where all stand in one file */
const lint = (file: string, texts: readonly string[]): readonly string[] => {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), `${texts.join("\n")}\n`);
  const places = askLinter(tree, ["-c", ".oxlintrc.json", file]);
  rmSync(join(tree, file));
  return texts.map((_text, index) =>
    places.flatMap(({ line, message }) => (line === index + 1 ? message : [])).join(" "),
  );
};

const isTable = "travel is a table of features/catalogue/travels";
const isView = "known_travel is a view";

const planted = [
  'db.selectFrom("travel").select("id");',
  'db.selectFrom("travel as other").select("id");',
  'db.selectFrom(["tour", "travel"]).select("id");',
  'db.selectFrom(isPage ? "custom_page" : "travel").select("id");',
  'query.innerJoin("travel", "travel.id", "tour.travel_id");',
  'query.leftJoin("travel", (join) => join.onRef("travel.id", "=", "tour.travel_id"));',
  'db.insertInto("travel").values(row);',
  'db.updateTable("travel").set(row);',
  'db.deleteFrom("travel").where("id", "=", id);',
  "sql`select name from travel where id = ${id}`;",
  "sql<Row>`select 1 from review, travel where true`;",
  "sql`select 1 from ${reviews} join travel on true`;",
  "sql`update travel set name = ${name}`;",
  "sql`insert into travel (id, name) values (${id}, ${name})`;",
  "sql`truncate table travel`;",
  'sql`select 1 from ${sql.table("travel")}`;',
  'sql.raw("delete from travel");',
  'const has = (table: "destination" | "travel") => db.selectFrom(table).select("id");',
];

test("a table that another feature declares is refused, in whichever way it is named", () => {
  for (const file of ["features/catalogue/reviews/store.ts", "apps/server/a.ts"])
    for (const said of lint(file, planted)) expect(said).toContain(isTable);
  for (const file of [
    "features/catalogue/travels/store.ts",
    "features/catalogue/reviews/a.test.ts",
  ])
    for (const said of lint(file, planted)) expect(said).not.toContain("travel is a table");
});

test("views, tables of nobody's and words that are no table are left alone", () => {
  const allowed = [
    'db.selectFrom("known_travel").select("id");',
    "sql`select name from known_travel where is_published`;",
    "sql`select travel.name, extract(year from travel.day) from known_travel as travel`;",
    'db.selectFrom("cache_version").select("tag");',
    'menu.join("travel");',
    "sql`select * from ${rows} where travel.id = 1 order by name, travel`;",
  ];
  expect(lint("features/content/home/store.ts", allowed).join("")).not.toContain("house");
});

test("a view that no feature declares is refused", () => {
  const [said] = lint("features/content/home/store.ts", ['db.selectFrom("known_nothing");']);
  expect(said).toContain("known_nothing is a view that no feature declares");
});

test("nobody writes through a view", () => {
  const writes = [
    'db.updateTable("known_travel").set(row);',
    "sql`update known_travel set name = 'a'`;",
  ];
  for (const said of lint("features/catalogue/travels/store.ts", writes))
    expect(said).toContain(isView);
});

const declares = (...tables: readonly string[]) =>
  `declare module "#platform/server/database/tables.ts" {\n  interface Tables {\n${tables.join("\n")}\n  }\n}\n`;

test("who declares a table owns it, and nobody else declares it", () => {
  const files = new Map([
    ["features/catalogue/tours/store.ts", declares("    tour: {", "      id: string;", "    };")],
    [
      "features/catalogue/tours/kept-decisions/store.ts",
      declares("    tour_decision: DecisionTable;"),
    ],
    ["platform/server/mail/outbox.ts", declares("    outbox_mail: OutboxTable;")],
  ]);
  expect(ownersIn(files)).toEqual({ tour: "catalogue/tours", tour_decision: "catalogue/tours" });
  files.set("features/catalogue/travels/store.ts", declares("    tour: TourTable;"));
  expect(() => ownersIn(files)).toThrow("tour is declared by");
  expect(readOwners(root)).toMatchObject({ travel: "catalogue/travels", audit: "records/audit" });
});

test("the product names no table outside its feature", () => {
  expect(foreignPlaces(root)).toEqual([]);
});

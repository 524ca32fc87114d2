import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "#platform/testing/database.ts";
import type { OpenDatabase } from "../open-database.ts";
import { sortKeyIn } from "./sort-key.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase({});
});
afterAll(() => database?.close());

const names = [
  ["Zambia", "Élan", "Ecuador", "Éire", "Fès", "Dubái", "Équateur", "Faro", "Delhi", "Ètna"],
  [
    "Ägypten",
    "Albanien",
    "Zypern",
    "Österreich",
    "Oman",
    "Übersee",
    "Ulm",
    "Azoren",
    "Ä",
    "A",
    "B",
  ],
  [
    "España",
    "Espanz",
    "Esparta",
    "Ñandú",
    "Nuuk",
    "Nz",
    "Oaxaca",
    "ñu",
    "nulo",
    "caña",
    "cana",
    "canto",
  ],
  [
    "Strasse",
    "Straße",
    "strasse",
    "straße",
    "Strassen",
    "Strass",
    "Œuvre",
    "Oeuvre",
    "Oese",
    "Æther",
    "Aether",
  ],
  ["cote", "coté", "côte", "côté", "Cote", "Coté", "COTE", "Perù", "Perú", "Peru", "Però", "Pero"],
  ["Łódź", "Lodz", "Lomé", "Smørrebrød", "Smorrebrod", "Smosh", "Đà Nẵng", "Da Nang", "Dakar"],
  ["New York", "Newark", "New-York", "New Zealand", "New, old", "(New)", "«New»", "New"],
  ["L’Aquila", "L'Aquila", "L'Alpe", "Laos", "La Paz", "L’Isle", "“Wow”", '"Wow"', "Wow"],
  ["Jour 2", "Jour 10", "7 days", "70", "½ day", "¡Viva!", "¿Qué?", "€ 100", "$ 5", "% off", "#1"],
  [
    "\u{1F31E} Sun",
    "Sun",
    "★ Star",
    "→ Go",
    "1st",
    "a\u00a0b",
    "a b",
    "a\u2013b",
    "a-b",
    "ab",
    "a_b",
  ],
  ["Αθήνα", "Zürich", "Москва", "Mali", "東京", "Sao Tomé", "São Tomé", "Sao Z"],
];

const inOrder = async (language: string, texts: readonly string[]) => {
  const { db } = database;
  const key: RawBuilder<string> = sortKeyIn(language, sql<string>`name`);
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${[...texts]}::text[]) as name order by ${key}
  `.execute(db);
  return rows.map(({ name }) => name);
};

test.each(["it", "en", "fr", "de", "es"])(
  "names are in the order of the language %s",
  async (language) => {
    const { compare } = new Intl.Collator(language);
    const all = names.flat();
    expect(await inOrder(language, all.toReversed())).toEqual(all.toSorted(compare));
    // The form in which a text came in is nothing to its place.
    const decomposed = all.map((name) => name.normalize("NFD"));
    expect((await inOrder(language, decomposed)).map((name) => name.normalize("NFC"))).toEqual(
      all.toSorted(compare),
    );
  },
);

test("a text of any length and letters has a key that an index takes", async () => {
  const { db } = database;
  const texts = [
    "a".repeat(5000),
    "\u{1F600}".repeat(5000),
    "\ufdfa".repeat(5000),
    "",
    "ñ\u0301".repeat(999),
  ];
  await sql`create table named (market text, name text, id uuid default gen_random_uuid())`.execute(
    db,
  );
  await sql`create index on named (market, ${sortKeyIn("es", sql<string>`name`)}, id)`.execute(db);
  await sql`insert into named (market, name) select 'international', name from unnest(${texts}::text[]) as name`.execute(
    db,
  );
  const { rows } = await sql`select from named`.execute(db);
  expect(rows).toHaveLength(texts.length);
});

import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "#platform/testing/database.ts";
import { foldText } from "#platform/texts/fold-text.ts";
import type { OpenDatabase } from "./open-database.ts";
import { beginningWith, finds, foldedSql, patternOf } from "./word-patterns.ts";

// Nothing is written here: one database answers all.
let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase({});
});
afterAll(() => database?.close());

const texts = [
  "Città Perù NICOLÒ Ñandú Übermut",
  "Straße STRASSE ẞ Œuvre ŒUVRE æther Þing",
  "Łódź Đà Nẵng Smørrebrød ĞİI ı",
  "Αθήνα ΟΔΟΣ ς",
  "Москва ЩЁТКИ Й",
  "d’été ﬁne № ２０２７ ½ …",
  "日本 서울 \u{1F600} \u200bso\u00adft",
  "",
];

test("the database folds texts as the browser does", async () => {
  const { db } = database;
  for (const text of texts.flatMap((each) => [each, each.normalize("NFD")])) {
    const { rows } = await sql<{ folded: string }>`
      select ${foldedSql(sql<string>`${text}::text`)} as folded
    `.execute(db);
    expect(rows[0]?.folded).toBe(foldText(text));
  }
});

test.each([
  ["Città", "citta"],
  ["Citta\u0300", "CITTÀ"],
  ["Perù", "peru"],
  ["Nicolò", "nicolo\u0300"],
  ["Pérou", "perou"],
  ["Straße", "strasse"],
  ["Strasse", "straße"],
  ["ΟΔΟΣ", "οδος"],
  ["100 %", "100 %"],
  ["a_b", "a_b"],
])("%j is found by %j", async (text, typed) => {
  const { db } = database;
  const found = async (stored: string) => {
    const { rows } = await sql<{ isFound: boolean }>`
      select ${finds(sql<string>`${stored}::text`, patternOf(typed))} as "isFound"
    `.execute(db);
    return rows[0]?.isFound;
  };
  expect([await found(`x ${text} y`), await found("another")]).toEqual([true, false]);
});

test("what begins with a text does so to the letter", async () => {
  const { db } = database;
  const begins = async (text: string) => {
    const { rows } = await sql<{ begins: boolean }>`
      select ${text}::text like ${beginningWith("A_1%")} as begins`.execute(db);
    return rows[0]?.begins;
  };
  expect(await begins("A_1%-2")).toBe(true);
  for (const other of ["AB1%-2", "A_12-2", "a_1%", " A_1%"])
    expect(await begins(other)).toBe(false);
});

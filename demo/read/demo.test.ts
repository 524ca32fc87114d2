import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { pathOf } from "#markets/markets.ts";
import { type Demo, readDemo } from "./demo.ts";

const folder = mkdtempSync(join(tmpdir(), "wayroam-demo-"));
const source = join(import.meta.dirname, "..");
const spoilt = new Set<string>();
const copy = (path: string) => cpSync(join(source, path), join(folder, path), { recursive: true });
beforeAll(() =>
  ["trips", "phrases", "people", "contents", "illustrations/masters/chosen.json"].forEach(copy),
);
afterEach(() => {
  for (const path of spoilt) copy(path);
  spoilt.clear();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of the copy, which is whole again after the test. */
const spoil = (path: string): string => {
  spoilt.add(path);
  return join(folder, path);
};
const remove = (path: string) => rmSync(spoil(path));
type Data = Record<string, unknown>;
/** Changes what a file says. */
const change = (path: string, how: (data: Data) => Data) => {
  const data = JSON.parse(readFileSync(join(folder, path), "utf8")) as Data;
  writeFileSync(spoil(path), JSON.stringify(how(data)));
};
const tripOf = ({ trips }: Demo, code: string) => {
  const trip = trips.find((each) => each.code === code);
  if (!trip) throw new Error(`There is no trip ${code}.`);
  return trip;
};

test("the demo lacks no text", () => expect(demoData.lacking).toBeNull());

test("English stands in for a language that a trip lacks, the first that there is where English lacks too", async () => {
  remove("trips/peru/fr.json");
  for (const language of ["en", "de"]) remove(`trips/kenya/${language}.json`);
  const demo = await readDemo(folder);
  const [peru, kenya] = [tripOf(demo, "peru"), tripOf(demo, "kenya")];
  expect(peru.story.fr).toBe(peru.story.en);
  expect(peru.days.map(({ told }) => told.fr)).toEqual(peru.days.map(({ told }) => told.en));
  expect(peru.story.de).toBe(tripOf(demoData, "peru").story.de);
  expect(kenya.name.de).toBe(kenya.name.it);
  expect(kenya.highlights.en).toEqual(kenya.highlights.it);
});

test("all that lacks is told in one line, with the folders of each language", async () => {
  for (const place of ["trips/peru", "trips/kenya", "phrases/bios", "phrases/days"])
    remove(`${place}/de.json`);
  remove("phrases/reviews/es.json");
  const { lacking, phrases } = await readDemo(folder);
  expect(lacking).toMatch(
    /^Demo texts missing: .*\bde in \S+, \S+, \S+ and 1 more\b.*English or another language stands in\.$/,
  );
  expect(lacking).toContain("es in phrases/reviews");
  expect(phrases.reviews.es).toEqual(phrases.reviews.en);
  expect(phrases.bios.openings[0]?.de).toBe(phrases.bios.openings[0]?.en);
});

test("a page that a market lacks is the international one, and leads to the market's own paths", async () => {
  remove("contents/de-DE/how-it-works.json");
  const { contents, lacking } = await readDemo(folder);
  const page = contents["de-DE"]["how-it-works"];
  expect(page?.title).toBe(contents.international["how-it-works"]?.title);
  const links = JSON.stringify(page).match(/\]\([^)]*\)/g) ?? [];
  expect(links).toContain(`](${pathOf("de-DE", "search")})`);
  expect(links).not.toContain(`](${pathOf("international", "search")})`);
  expect(lacking).toContain("de in contents/de-DE");
});

test("a market without people of its own has those who go abroad, and reviewers from everywhere", async () => {
  remove("people/de-DE.json");
  const { people } = await readDemo(folder);
  expect(people.coordinators("de-DE")).toEqual(people.coordinators("international"));
  expect(people.coordinators("de-DE").length).toBeGreaterThan(10);
  expect(people.reviewers("de-DE")).toEqual(demoData.people.reviewers("international"));
});

const withoutLast = (value: unknown) => (value as readonly unknown[]).slice(0, -1);

test.each<[string, () => void, string]>([
  [
    "a word that nobody knows",
    () => change("trips/peru/de.json", (data) => ({ ...data, titel: "Peru" })),
    'demo/trips/peru/de.json: Unrecognized key: "titel"',
  ],
  [
    "a fact that is none",
    () => change("trips/peru/trip.json", (data) => ({ ...data, months: [5, 13] })),
    "demo/trips/peru/trip.json: months: 1: Too big: expected number to be <=12",
  ],
  [
    "a day too few",
    () =>
      change("trips/peru/es.json", ({ days, ...data }) => ({ ...data, days: withoutLast(days) })),
    "demo/trips/peru/es.json: days: 9 texts for the 10 days of trip.json",
  ],
  [
    "a day in a place that is no stop",
    () =>
      change("trips/peru/trip.json", ({ days, ...data }) => ({
        ...data,
        days: [{ at: "atlantis", meals: "" }, ...withoutLast(days)],
      })),
    "demo/trips/peru/trip.json: days: 0: at: atlantis is no stop of this trip (and 1 more)",
  ],
  [
    "a stop without a name",
    () => change("trips/samoa-tonga/fr.json", (data) => ({ ...data, stops: {} })),
    "demo/trips/samoa-tonga/fr.json: stops: nukualofa: has no name, and trip.json names it neither",
  ],
  [
    "a list that is longer in one language",
    () => change("phrases/days/it.json", (data) => ({ ...data, later: ["secondo giorno"] })),
    "demo/phrases/days/it.json: later.1: stands either here or in English, not in both",
  ],
  [
    "a page with a word that its market does not have",
    () => change("contents/en-WE/words.json", () => ({ paying: "You pay in GBP." })),
    "has no word in demo/contents/en-WE/words.json",
  ],
  [
    "no JSON",
    () => writeFileSync(spoil("people/it-IT.json"), '{ "reviewers": ['),
    "demo/people/it-IT.json: not JSON",
  ],
  [
    "a trip that nobody lists",
    () => mkdirSync(join(folder, "trips/atlantis")),
    "demo/trips/order.json: does not name atlantis, which has a folder",
  ],
])("%s is told in one line that names the file and the place", async (_, mistake, said) => {
  mistake();
  const error = await readDemo(folder).catch((reason: unknown) => reason);
  rmSync(join(folder, "trips/atlantis"), { recursive: true, force: true });
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).message).toContain(said);
  expect((error as Error).message).not.toContain("\n");
});

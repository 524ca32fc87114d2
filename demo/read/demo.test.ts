import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { pathOf } from "#markets/paths.ts";
import { type Demo, readDemo } from "./demo.ts";

const folder = mkdtempSync(join(tmpdir(), "wayroam-demo-"));
const source = join(import.meta.dirname, "..");
const changedPaths = new Set<string>();
const restore = (path: string) =>
  cpSync(join(source, path), join(folder, path), { recursive: true });
beforeAll(() =>
  ["trips", "phrases", "people", "events", "contents", "pictures/scenes.json"].forEach(restore),
);
afterEach(() => {
  for (const path of changedPaths) restore(path);
  changedPaths.clear();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The path of a file in the copy, which is restored after the test. */
const changeable = (path: string): string => {
  changedPaths.add(path);
  return join(folder, path);
};
const remove = (path: string) => rmSync(changeable(path));
type Data = Record<string, unknown>;
const editJson = (path: string, edit: (data: Data) => Data) => {
  const data = JSON.parse(readFileSync(join(folder, path), "utf8")) as Data;
  writeFileSync(changeable(path), JSON.stringify(edit(data)));
};
const tripOf = ({ trips }: Demo, code: string) => {
  const trip = trips.find((each) => each.code === code);
  if (!trip) throw new Error(`There is no trip ${code}.`);
  return trip;
};

test("the demo has all texts in all languages", () => expect(demoData.missingTexts).toBeNull());

test("a language that a trip lacks falls back to English, and without English to the first available one", async () => {
  remove("trips/peru/fr.json");
  for (const language of ["en", "de"]) remove(`trips/kenya/${language}.json`);
  const demo = await readDemo(folder);
  const [peru, kenya] = [tripOf(demo, "peru"), tripOf(demo, "kenya")];
  expect(peru.story.fr).toBe(peru.story.en);
  expect(peru.days.map(({ text }) => text.fr)).toEqual(peru.days.map(({ text }) => text.en));
  expect(peru.story.de).toBe(tripOf(demoData, "peru").story.de);
  expect(kenya.name.de).toBe(kenya.name.it);
  expect(kenya.highlights.en).toEqual(kenya.highlights.it);
});

test("missing texts are reported in one line, with the folders of each language", async () => {
  for (const folderPath of ["trips/peru", "trips/kenya", "phrases/bios", "phrases/days"])
    remove(`${folderPath}/de.json`);
  remove("phrases/reviews/es.json");
  const { missingTexts, phrases } = await readDemo(folder);
  expect(missingTexts).toMatch(
    /^Demo texts missing: .*\bde in \S+, \S+, \S+ and 1 more\b.*English or another language stands in\.$/,
  );
  expect(missingTexts).toContain("es in phrases/reviews");
  expect(phrases.reviews.es).toEqual(phrases.reviews.en);
  expect(phrases.bios.openings[0]?.de).toBe(phrases.bios.openings[0]?.en);
});

test("a missing page falls back to the international one, with links to the market's own paths", async () => {
  remove("contents/de-DE/how-it-works.json");
  const { contents, missingTexts } = await readDemo(folder);
  const page = contents["de-DE"]["how-it-works"];
  expect(page?.title).toBe(contents.international["how-it-works"]?.title);
  const links = JSON.stringify(page).match(/\]\([^)]*\)/g) ?? [];
  expect(links).toContain(`](${pathOf("de-DE", "search")})`);
  expect(links).not.toContain(`](${pathOf("international", "search")})`);
  expect(missingTexts).toContain("de in contents/de-DE");
});

test("a market without coordinators of its own uses those who go abroad, and the international reviewers", async () => {
  remove("people/de-DE.json");
  const { people } = await readDemo(folder);
  expect(people.coordinators("de-DE")).toEqual(people.coordinators("international"));
  expect(people.coordinators("de-DE").length).toBeGreaterThan(10);
  expect(people.reviewers("de-DE")).toEqual(demoData.people.reviewers("international"));
});

test("a market without evenings of its own has the international ones", async () => {
  remove("events/de-DE.json");
  const { events } = await readDemo(folder);
  expect(events.get("de-DE")).toEqual(events.get("international"));
});

const withoutLast = (value: unknown) => (value as readonly unknown[]).slice(0, -1);

test.each<[string, () => void, string]>([
  [
    "an unknown key",
    () => editJson("trips/peru/de.json", (data) => ({ ...data, titel: "Peru" })),
    "demo/trips/peru/de.json: Unknown key titel.",
  ],
  [
    "an invalid fact",
    () => editJson("trips/peru/trip.json", (data) => ({ ...data, months: [5, 13] })),
    "demo/trips/peru/trip.json: months: 1: Use 12 or less.",
  ],
  [
    "a missing day",
    () =>
      editJson("trips/peru/es.json", ({ days, ...data }) => ({ ...data, days: withoutLast(days) })),
    "demo/trips/peru/es.json: days: 9 texts for the 10 days of trip.json",
  ],
  [
    "a day at an unknown stop",
    () =>
      editJson("trips/peru/trip.json", ({ days, ...data }) => ({
        ...data,
        days: [{ at: "atlantis", meals: "" }, ...withoutLast(days)],
      })),
    "demo/trips/peru/trip.json: days: 0: at: atlantis is no stop of this trip (and 1 more)",
  ],
  [
    "a day with an unknown picture",
    () =>
      editJson("trips/peru/trip.json", ({ days, ...data }) => ({
        ...data,
        days: [{ at: "lima", meals: "", picture: "atlantis-noon" }, ...withoutLast(days)],
      })),
    "demo/trips/peru/trip.json: pictures/scenes.json has no atlantis-noon",
  ],
  [
    "a stop without a name",
    () => editJson("trips/samoa-tonga/fr.json", (data) => ({ ...data, stops: {} })),
    "demo/trips/samoa-tonga/fr.json: stops: nukualofa: has no name, and trip.json names it neither",
  ],
  [
    "a list that is longer in one language",
    () => editJson("phrases/days/it.json", (data) => ({ ...data, later: ["secondo giorno"] })),
    "demo/phrases/days/it.json: later.1: stands either here or in English, not in both",
  ],
  [
    "a placeholder without a value in its market",
    () => editJson("contents/en-WE/words.json", () => ({ paying: "You pay in GBP." })),
    "has no word in demo/contents/en-WE/words.json",
  ],
  [
    "invalid JSON",
    () => writeFileSync(changeable("people/it-IT.json"), '{ "reviewers": ['),
    "demo/people/it-IT.json: not JSON",
  ],
  [
    "an unlisted trip",
    () => mkdirSync(join(folder, "trips/atlantis")),
    "demo/trips/order.json: does not name atlantis, which has a folder",
  ],
])(
  "%s is reported in one line that names the file and the field",
  async (_, makeMistake, message) => {
    makeMistake();
    const error = await readDemo(folder).catch((reason: unknown) => reason);
    rmSync(join(folder, "trips/atlantis"), { recursive: true, force: true });
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toContain(message);
    expect((error as Error).message).not.toContain("\n");
  },
);

import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { portraitName } from "#demo/compose/coordinators.ts";
import { people } from "#demo/phrases/people.ts";
import { allTrips } from "#demo/trips/all-trips.ts";
import { drawPoster, posterOptions } from "./masters.ts";
import { portrait } from "./portrait/portrait.ts";
import { poster } from "./poster.ts";

const size = { width: 360, height: 450 };
const biomes = [...new Set(allTrips.map(({ biome }) => biome))];
const everybody = Object.values(people).flat();

const idsOf = (svg: string) => [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id);
const usesOf = (svg: string) => [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id = ""]) => id);

test.each(biomes)("a poster of %s is whole, and the same each time", (biome) => {
  const facts = allTrips.find((trip) => trip.biome === biome);
  if (!facts) throw new Error(`No trip shows ${biome}.`);
  const draw = () => poster({ ...posterOptions(facts), ...size, grain: 0.05 });
  const svg = draw();
  expect(draw()).toBe(svg);
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  const ids = idsOf(svg);
  expect(new Set(ids).size).toBe(ids.length);
  expect(usesOf(svg).filter((id) => !ids.includes(id))).toEqual([]);
});

test("two trips of a biome have each their own scene", () => {
  const drawn = allTrips
    .filter(
      (trip, at) => allTrips.slice(0, at).filter(({ biome }) => biome === trip.biome).length < 2,
    )
    .map((trip) => poster({ ...posterOptions(trip), ...size, grain: 0 }));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("everybody's portrait is whole, the same each time and nobody else's", () => {
  const drawn = everybody.map((person) => portrait(portraitName(person), { length: person.look }));
  expect(new Set(drawn).size).toBe(everybody.length);
  for (const svg of drawn) expect(svg).not.toMatch(/NaN|Infinity|undefined/);
});

const distance = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).resize(90, 112).removeAlpha().raw().toBuffer()),
  );
  if (!a || !b) throw new Error("Nothing to compare.");
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
};

test("drawn again, a committed master is the same picture", async () => {
  for (const trip of allTrips.filter((_, at) => at % 40 === 0)) {
    const kept = readFileSync(join(import.meta.dirname, `masters/posters/${trip.code}.jpg`));
    // Another build of the renderer may round a little differently.
    expect(await distance(await drawPoster(trip), kept)).toBeLessThan(2);
  }
}, 60_000);

test("each trip has its poster and its wide picture, each person their portrait", () => {
  const bytesOf = (path: string) =>
    readFileSync(join(import.meta.dirname, "masters", `${path}.jpg`)).length;
  const bytes = [
    ...allTrips.flatMap(({ code }) => [`posters/${code}`, `wides/${code}`]),
    ...everybody.map((person) => `portraits/${portraitName(person)}`),
  ].map(bytesOf);
  expect(Math.min(...bytes)).toBeGreaterThan(2000);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(20 * 1024 * 1024);
});

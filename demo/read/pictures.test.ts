import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { portraitName } from "#demo/compose/coordinators.ts";
import { readPictureFacts } from "#demo/load/pictures/picture-facts.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { readMediaProperties } from "#features/assets/media/media-properties.ts";
import { luminance } from "#platform/oklch.ts";

const folder = join(import.meta.dirname, "../pictures");
const { trips, people, events, scenes, phrases } = demoData;
const facts = await readPictureFacts(folder);

const kinds = ["days", "events", "portraits", "posters", "wides"];
const files = kinds.flatMap((kind) =>
  readdirSync(join(folder, kind)).map((file) => `${kind}/${file}`),
);
const bytesOf = (file: string) => readFileSync(join(folder, file));
const evenings = [...events.values()].flat().map(({ picture }) => picture);

test("every trip has its poster and wide picture, everyone a portrait, every scene and evening its file, and no file is left over", () => {
  const wanted = [
    ...Object.keys(scenes).map((name) => `days/${name}.jpg`),
    ...new Set(evenings.map((name) => `events/${name}.jpg`)),
    ...people.everyone.map((person) => `portraits/${portraitName(person)}.jpg`),
    ...trips.map(({ code }) => `posters/${code}.jpg`),
    ...trips.map(({ code }) => `wides/${code}.jpg`),
  ];
  expect(files.toSorted()).toEqual(wanted.toSorted());
  expect(trips.filter(({ composition }) => composition === undefined)).toEqual([]);
});

test("the recorded facts match the files; if not, run node demo/load/pictures/record-facts.ts", async () => {
  const outdated = files.filter((file) => {
    const sha256 = createHash("sha256").update(bytesOf(file)).digest("hex");
    return facts.get(file.replace(".jpg", ""))?.sha256 !== sha256;
  });
  expect(outdated).toEqual([]);
  expect(facts.size).toBe(files.length);
  for (const place of ["posters/vietnam", "days/street-golden", "events/talk-ice"])
    expect(facts.get(place)).toEqual(await readMediaProperties(bytesOf(`${place}.jpg`)));
});

test("each kind of picture has one size, no two are the same, and all weigh at most 28 MB", () => {
  const sizes = new Map(
    [...facts].map(([place, { width, height }]) => [
      `${place.split("/")[0]} ${width} × ${height}`,
      place,
    ]),
  );
  expect([...sizes.keys()].toSorted()).toEqual([
    "days 1200 × 800",
    "events 1200 × 800",
    "portraits 400 × 400",
    "posters 900 × 1125",
    "wides 1600 × 667",
  ]);
  expect(new Set([...facts.values()].map(({ sha256 }) => sha256)).size).toBe(facts.size);
  const weights = [...facts.values()].map(({ bytes }) => bytes);
  expect(Math.min(...weights)).toBeGreaterThan(2000);
  expect(weights.reduce((sum, each) => sum + each, 0)).toBeLessThan(28 * 1024 * 1024);
});

test("every composition and evening has an alternative text, and no text lacks its picture", () => {
  const compositions = new Set([
    ...Object.values(scenes).map(({ composition }) => composition),
    ...trips.map(({ composition }) => composition),
  ]);
  expect(new Set(Object.keys(phrases.scenes.views))).toEqual(compositions);
  expect(new Set(Object.keys(phrases.evenings))).toEqual(new Set(evenings));
});

test("no two posters of a country look alike", async () => {
  const thumbnails = new Map(
    await Promise.all(
      trips.map(
        async ({ code }) =>
          [
            code,
            await sharp(bytesOf(`posters/${code}.jpg`))
              .resize(9, 11)
              .raw()
              .toBuffer(),
          ] as const,
      ),
    ),
  );
  const difference = (one: string, other: string): number => {
    const [a, b] = [thumbnails.get(one) ?? Buffer.of(), thumbnails.get(other) ?? Buffer.of()];
    return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
  };
  const alike = trips.flatMap((trip, at) =>
    trips
      .slice(0, at)
      .filter(
        ({ code, countries }) =>
          countries.some((country) => trip.countries.includes(country)) &&
          difference(code, trip.code) < 12,
      )
      .map(({ code }) => `${trip.code} ${code} ${difference(code, trip.code).toFixed(1)}`),
  );
  expect(alike).toEqual([]);
});

/** Opacity of the scrim under white words on cards (features/catalogue/travels/parts/card.css), by height. */
const scrimOpacity = (y: number) =>
  y < 0.22 ? 0.52 - (0.26 * y) / 0.22 : Math.max(0, 0.26 * (1 - (y - 0.22) / 0.15));

test("words have enough contrast on every poster, including the small country name", async () => {
  const [width, height] = [90, 112];
  const faint: string[] = [];
  for (const { code } of trips) {
    const { textColour } = facts.get(`posters/${code}`) ?? {};
    const data = await sharp(bytesOf(`posters/${code}.jpg`))
      .resize(width, height)
      .raw()
      .toBuffer();
    const ink = textColour === "ink" ? luminance([5, 25, 26]) : 1;
    let [low, all, small, lowSmall] = [0, 0, 0, 0];
    for (let y = 4; y < height * 0.28; y += 1)
      for (let x = 5; x < width - 5; x += 1) {
        const offset = (y * width + x) * 3;
        const opacity = textColour === "ink" ? 0 : scrimOpacity(y / height);
        const withScrim = (channel: number, scrimColour: number) =>
          (data[offset + channel] ?? 0) * (1 - opacity) + scrimColour * opacity;
        const background = luminance([withScrim(0, 4), withScrim(1, 22), withScrim(2, 26)]);
        const contrast = (Math.max(background, ink) + 0.05) / (Math.min(background, ink) + 0.05);
        all += 1;
        if (contrast < 3) low += 1;
        if (y > height * 0.13 || x > width * 0.55) continue;
        small += 1;
        if (contrast < 4.5) lowSmall += 1;
      }
    if (lowSmall / small > 0.05) faint.push(`${code}, the country: ${lowSmall} of ${small}`);
    if (low / all > 0.015) faint.push(`${code} ${Math.round((100 * low) / all)} %`);
  }
  expect(faint).toEqual([]);
});

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { portraitName } from "#demo/compose/coordinators.ts";
import { readPictureFacts } from "#demo/load/picture-facts.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { readMediaProperties } from "#features/media/media-properties.ts";
import { luminance } from "#platform/oklch.ts";
import { compositions, wayside } from "./compositions.ts";
import { chosenFor } from "./choice/chosen.ts";
import { dayScenes, sceneOptions } from "./day-scenes.ts";
import { choicesOf, drawPoster, drawScene, posterOptions, wideOptions } from "./masters.ts";
import { apartFrom, openFigure, outlineOf } from "./portrait/figure.ts";
import { leastApart } from "./portrait/looks.ts";
import { portrait } from "./portrait/portrait.ts";
import { looks } from "./portrait/stated-looks.ts";
import { poster } from "./poster.ts";
import { openSheet, paletteOf } from "./sheet.ts";
import { paintSky } from "./sky.ts";

const size = { width: 360, height: 450 };
const everybody = demoData.people.everyone;

const idsOf = (svg: string) => [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id);
const usesOf = (svg: string) => [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id = ""]) => id);

const everyComposition = Object.values(compositions).flat();

test.each([...everyComposition, ...wayside])(
  "a picture of %s is whole, and the same each time",
  (composition) => {
    const scene = dayScenes.find((one) => one.composition === composition);
    if (!scene) throw new Error(`No day shows ${composition}.`);
    const draw = () => poster({ ...sceneOptions(scene), ...size, grain: 0.05 });
    const svg = draw();
    expect(draw()).toBe(svg);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    const ids = idsOf(svg);
    expect(new Set(ids).size).toBe(ids.length);
    expect(usesOf(svg).filter((id) => !ids.includes(id))).toEqual([]);
  },
);

test("two trips of a biome have each their own scene", () => {
  const drawn = demoData.trips
    .filter(
      (trip, at) =>
        demoData.trips.slice(0, at).filter(({ biome }) => biome === trip.biome).length < 2,
    )
    .map((trip) => poster({ ...posterOptions(trip), ...size, grain: 0 }));
  expect(new Set(drawn).size).toBe(drawn.length);
});

const lookOf = (trip: (typeof demoData.trips)[number]): string => {
  const options = posterOptions(trip);
  const { biome, composition = compositions[biome][0] } = options;
  return [biome, composition, paletteOf(options), options.time].join(" ");
};

test("no two trips of a country look alike, and each composition is on some poster", () => {
  const looks = demoData.trips.flatMap((trip) =>
    trip.countries.map((country) => `${country} ${lookOf(trip)}`),
  );
  expect(looks.filter((look, at) => looks.indexOf(look) < at)).toEqual([]);
  const shown = new Set(demoData.trips.map((trip) => lookOf(trip).split(" ")[1]));
  expect(everyComposition.filter((one) => !shown.has(one))).toEqual([]);
});

test("hardly a trip looks like another anywhere, and no way of drawing is on more than six posters", () => {
  const looks = demoData.trips.map(lookOf);
  const alike = looks.filter((look, at) => looks.indexOf(look) < at);
  expect(alike.length).toBeLessThan(4);
  const ways = looks.map((look) => look.split(" ")[1]);
  const often = [...new Set(ways)].filter((way) => ways.filter((one) => one === way).length > 6);
  expect(often).toEqual([]);
});

test("a trip shows no picture twice, three in four of its days have one, and all of them are drawn", () => {
  const names = new Set(dayScenes.map(({ name }) => name));
  let [days, pictured] = [0, 0];
  for (const trip of demoData.trips) {
    const shown = trip.pictures.days.filter((name) => name !== null);
    const all = [...shown, ...trip.pictures.photos];
    expect({ trip: trip.code, twice: all.filter((name, at) => all.indexOf(name) < at) }).toEqual({
      trip: trip.code,
      twice: [],
    });
    expect(all.filter((name) => !names.has(name))).toEqual([]);
    expect({ trip: trip.code, first: shown[0] === undefined }).toEqual({
      trip: trip.code,
      first: false,
    });
    days += trip.days.length;
    pictured += shown.length;
  }
  expect(pictured / days).toBeGreaterThan(0.76);
});

test("what trips show is what their texts tell of by now: else run node demo/illustrations/choose-pictures.ts", async () => {
  const chosen = JSON.parse(
    readFileSync(join(import.meta.dirname, "masters/chosen.json"), "utf8"),
  ) as unknown;
  expect(chosen).toEqual(chosenFor(demoData.trips));
});

test("in every language it is said what each picture shows", () => {
  const { views } = demoData.phrases.scenes;
  expect(Object.keys(views).toSorted()).toEqual([...everyComposition, ...wayside].toSorted());
});

test("everybody's portrait is whole, the same each time and nobody else's", () => {
  const drawn = everybody.map((person) =>
    portrait(portraitName(person), choicesOf(portraitName(person), person)),
  );
  expect(new Set(drawn).size).toBe(everybody.length);
  for (const svg of drawn) expect(svg).not.toMatch(/NaN|Infinity|undefined/);
});

test("nobody's hair, scarf or bare head has the lightness of what is behind it", () => {
  const lost = everybody.flatMap((person) => {
    const name = portraitName(person);
    const figure = openFigure(name, choicesOf(name, person));
    const apart = apartFrom(figure.ground, outlineOf(figure));
    return apart < leastApart ? [`${name} ${apart.toFixed(2)}`] : [];
  });
  expect(lost).toEqual([]);
});

test("a stated look is somebody's", () => {
  const names = new Set(everybody.map(portraitName));
  expect(Object.keys(looks).filter((name) => !names.has(name))).toEqual([]);
});

const distance = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).resize(90, 112).removeAlpha().raw().toBuffer()),
  );
  if (!a || !b) throw new Error("Nothing to compare.");
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
};

test("drawn again, a committed master is the same picture", async () => {
  for (const trip of demoData.trips.filter((_, at) => at % 40 === 0)) {
    const kept = readFileSync(join(import.meta.dirname, `masters/posters/${trip.code}.jpg`));
    // Another build of the renderer may round a little differently.
    expect(await distance(await drawPoster(trip), kept)).toBeLessThan(2);
  }
  for (const scene of dayScenes.filter((_, at) => at % 90 === 0)) {
    const kept = readFileSync(join(import.meta.dirname, `masters/days/${scene.name}.jpg`));
    expect(await distance(await drawScene(scene), kept)).toBeLessThan(2);
  }
}, 60_000);

/** The scrim of cards under white words (design/styles/elements/card.css), at a height. */
const scrim = (y: number) =>
  y < 0.22 ? 0.52 - (0.26 * y) / 0.22 : Math.max(0, 0.26 * (1 - (y - 0.22) / 0.15));

test("words keep their contrast on every poster, the small name of the country as well", async () => {
  const facts = await readPictureFacts(join(import.meta.dirname, "masters"));
  const [width, height] = [90, 112];
  const faint: string[] = [];
  for (const { code } of demoData.trips) {
    const { textColour } = facts.get(`posters/${code}`) ?? {};
    const data = await sharp(join(import.meta.dirname, `masters/posters/${code}.jpg`))
      .resize(width, height)
      .raw()
      .toBuffer();
    const ink = textColour === "ink" ? luminance([5, 25, 26]) : 1;
    let [low, all, small, lowSmall] = [0, 0, 0, 0];
    for (let y = 4; y < height * 0.28; y += 1)
      for (let x = 5; x < width - 5; x += 1) {
        const at = (y * width + x) * 3;
        const share = textColour === "ink" ? 0 : scrim(y / height);
        const seen = (channel: number, dark: number) =>
          (data[at + channel] ?? 0) * (1 - share) + dark * share;
        const behind = luminance([seen(0, 4), seen(1, 22), seen(2, 26)]);
        const contrast = (Math.max(behind, ink) + 0.05) / (Math.min(behind, ink) + 0.05);
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
}, 30_000);

test("in wide pictures the largest sun stands below the header and beside the dark of the words", () => {
  for (const trip of demoData.trips) {
    const sheet = openSheet(wideOptions(trip));
    const { sun } = paintSky(sheet);
    // Shown 480 px high at the least, under a header of 76; all light from 65 % on (design/styles/trip/trip-top.css).
    const top = (sun.y - sun.radius - sheet.top) / sheet.options.height;
    expect({ trip: trip.code, clear: top * 480 > 96 }).toEqual({ trip: trip.code, clear: true });
    expect((sun.x - sun.radius) / sheet.width).toBeGreaterThan(0.65);
    // The narrowest tablets show the picture up to 81 %.
    expect((sun.x + sun.radius) / sheet.width).toBeLessThan(0.81);
  }
});

test("suns of wide pictures stand in many places", () => {
  const places = demoData.trips.map((trip) => {
    const [x = 0, y = 0] = wideOptions(trip).sunAt ?? [];
    return [Math.round(x * 50), Math.round(y * 25)].join(" ");
  });
  const most = Math.max(...places.map((place) => places.filter((other) => other === place).length));
  expect(most).toBeLessThan(demoData.trips.length / 8);
});

test("what is noted of a drawn file is what the file says", async () => {
  const folder = join(import.meta.dirname, "masters");
  const facts = await readPictureFacts(folder);
  for (const place of ["posters/vietnam", "days/street-golden", `days/${dayScenes.at(-1)?.name}`])
    expect(facts.get(place)).toEqual(
      await readMediaProperties(readFileSync(join(folder, `${place}.jpg`))),
    );
  const files = ["days", "portraits", "posters", "wides"].flatMap((kind) =>
    readdirSync(join(folder, kind)).map((file) => `${kind}/${file.replace(".jpg", "")}`),
  );
  const stale = files.filter((place) => {
    const bytes = readFileSync(join(folder, `${place}.jpg`));
    return facts.get(place)?.sha256 !== createHash("sha256").update(bytes).digest("hex");
  });
  expect(stale).toEqual([]);
});

test("each trip has its poster and its wide picture, each person their portrait, each scene its file", () => {
  const bytesOf = (path: string) =>
    readFileSync(join(import.meta.dirname, "masters", `${path}.jpg`)).length;
  const bytes = [
    ...demoData.trips.flatMap(({ code }) => [`posters/${code}`, `wides/${code}`]),
    ...dayScenes.map(({ name }) => `days/${name}`),
    ...everybody.map((person) => `portraits/${portraitName(person)}`),
  ].map(bytesOf);
  expect(Math.min(...bytes)).toBeGreaterThan(2000);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(27 * 1024 * 1024);
});

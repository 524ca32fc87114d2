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
import { chosenPicturesFor } from "./choice/chosen.ts";
import { dayScenes, sceneOptions } from "./day-scenes.ts";
import { portraitChoices, drawPoster, drawScene, posterOptions, wideOptions } from "./masters.ts";
import { lightnessContrast, openFigure, outlineColour } from "./portrait/figure.ts";
import { minLightnessContrast } from "./portrait/looks.ts";
import { portrait } from "./portrait/portrait.ts";
import { looks } from "./portrait/stated-looks.ts";
import { poster } from "./poster.ts";
import { openSheet, paletteOf } from "./sheet.ts";
import { paintSky } from "./landscape/sky.ts";

const posterSize = { width: 360, height: 450 };
const everybody = demoData.people.everyone;

const idsOf = (svg: string) => [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id);
const usesOf = (svg: string) => [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id = ""]) => id);

const everyComposition = Object.values(compositions).flat();

test.each([...everyComposition, ...wayside])(
  "a picture of %s is valid SVG, and identical each time",
  (composition) => {
    const scene = dayScenes.find((candidate) => candidate.composition === composition);
    if (!scene) throw new Error(`No day shows ${composition}.`);
    const draw = () => poster({ ...sceneOptions(scene), ...posterSize, grain: 0.05 });
    const svg = draw();
    expect(draw()).toBe(svg);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    const ids = idsOf(svg);
    expect(new Set(ids).size).toBe(ids.length);
    expect(usesOf(svg).filter((id) => !ids.includes(id))).toEqual([]);
  },
);

test("two trips of a biome have different posters", () => {
  const drawn = demoData.trips
    .filter(
      (trip, index) =>
        demoData.trips.slice(0, index).filter(({ biome }) => biome === trip.biome).length < 2,
    )
    .map((trip) => poster({ ...posterOptions(trip), ...posterSize, grain: 0 }));
  expect(new Set(drawn).size).toBe(drawn.length);
});

const posterLook = (trip: (typeof demoData.trips)[number]): string => {
  const options = posterOptions(trip);
  const { biome, composition = compositions[biome][0] } = options;
  return [biome, composition, paletteOf(options), options.time].join(" ");
};

test("no two posters of a country look alike, and each composition is on some poster", () => {
  const looks = demoData.trips.flatMap((trip) =>
    trip.countries.map((country) => `${country} ${posterLook(trip)}`),
  );
  expect(looks.filter((look, index) => looks.indexOf(look) < index)).toEqual([]);
  const drawnCompositions = new Set(demoData.trips.map((trip) => posterLook(trip).split(" ")[1]));
  expect(everyComposition.filter((composition) => !drawnCompositions.has(composition))).toEqual([]);
});

test("few posters look alike, and no composition is on more than six", () => {
  const looks = demoData.trips.map(posterLook);
  const duplicates = looks.filter((look, index) => looks.indexOf(look) < index);
  expect(duplicates.length).toBeLessThan(4);
  const drawnCompositions = looks.map((look) => look.split(" ")[1]);
  const overused = [...new Set(drawnCompositions)].filter(
    (composition) => drawnCompositions.filter((other) => other === composition).length > 6,
  );
  expect(overused).toEqual([]);
});

test("a trip shows no picture twice, and three in four days have one", () => {
  const names = new Set(dayScenes.map(({ name }) => name));
  let [days, picturedDays] = [0, 0];
  for (const trip of demoData.trips) {
    const dayScenesOfTrip = trip.pictures.days.filter((name) => name !== null);
    const all = [...dayScenesOfTrip, ...trip.pictures.photos];
    expect({ trip: trip.code, twice: all.filter((name, at) => all.indexOf(name) < at) }).toEqual({
      trip: trip.code,
      twice: [],
    });
    expect(all.filter((name) => !names.has(name))).toEqual([]);
    expect({ trip: trip.code, first: dayScenesOfTrip[0] === undefined }).toEqual({
      trip: trip.code,
      first: false,
    });
    days += trip.days.length;
    picturedDays += dayScenesOfTrip.length;
  }
  expect(picturedDays / days).toBeGreaterThan(0.76);
});

test("the chosen pictures fit the current texts; if not, run node demo/illustrations/choose-pictures.ts", async () => {
  const chosen = JSON.parse(
    readFileSync(join(import.meta.dirname, "../pictures/chosen.json"), "utf8"),
  ) as unknown;
  expect(chosen).toEqual(chosenPicturesFor(demoData.trips));
});

test("every composition has an alternative text", () => {
  const { views } = demoData.phrases.scenes;
  expect(Object.keys(views).toSorted()).toEqual([...everyComposition, ...wayside].toSorted());
});

test("every portrait is valid SVG and unique", () => {
  const portraits = everybody.map((person) =>
    portrait(portraitName(person), portraitChoices(portraitName(person), person)),
  );
  expect(new Set(portraits).size).toBe(everybody.length);
  for (const svg of portraits) expect(svg).not.toMatch(/NaN|Infinity|undefined/);
});

test("hair, scarf or bare head stand out in lightness from the background", () => {
  const faint = everybody.flatMap((person) => {
    const name = portraitName(person);
    const figure = openFigure(name, portraitChoices(name, person));
    const contrast = lightnessContrast(figure.ground, outlineColour(figure));
    return contrast < minLightnessContrast ? [`${name} ${contrast.toFixed(2)}`] : [];
  });
  expect(faint).toEqual([]);
});

test("every stated look belongs to a coordinator", () => {
  const names = new Set(everybody.map(portraitName));
  expect(Object.keys(looks).filter((name) => !names.has(name))).toEqual([]);
});

const meanDifference = async (first: Buffer, second: Buffer): Promise<number> => {
  const [a, b] = await Promise.all(
    [first, second].map((bytes) => sharp(bytes).resize(90, 112).removeAlpha().raw().toBuffer()),
  );
  if (!a || !b) throw new Error("Nothing to compare.");
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
};

test("a committed master is the same picture when drawn again", async () => {
  for (const trip of demoData.trips.filter((_, at) => at % 40 === 0)) {
    const committed = readFileSync(
      join(import.meta.dirname, `../pictures/posters/${trip.code}.jpg`),
    );
    // Other builds of the renderer may round differently.
    expect(await meanDifference(await drawPoster(trip), committed)).toBeLessThan(2);
  }
  for (const scene of dayScenes.filter((_, at) => at % 90 === 0)) {
    const committed = readFileSync(join(import.meta.dirname, `../pictures/days/${scene.name}.jpg`));
    expect(await meanDifference(await drawScene(scene), committed)).toBeLessThan(2);
  }
}, 60_000);

/** Opacity of the scrim under white words on cards (design/styles/elements/card.css), by height. */
const scrimOpacity = (y: number) =>
  y < 0.22 ? 0.52 - (0.26 * y) / 0.22 : Math.max(0, 0.26 * (1 - (y - 0.22) / 0.15));

test("words have enough contrast on every poster, including the small country name", async () => {
  const facts = await readPictureFacts(join(import.meta.dirname, "../pictures"));
  const [width, height] = [90, 112];
  const faint: string[] = [];
  for (const { code } of demoData.trips) {
    const { textColour } = facts.get(`posters/${code}`) ?? {};
    const data = await sharp(join(import.meta.dirname, `../pictures/posters/${code}.jpg`))
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
}, 30_000);

test("in wide pictures the sun is below the header and outside the dark area behind the words", () => {
  for (const trip of demoData.trips) {
    const sheet = openSheet(wideOptions(trip));
    const { sun } = paintSky(sheet);
    // The picture is at least 480 px high under a header of 76 px, and the dark area behind the
    // words ends at 65 % of the width (design/styles/trip/trip-top.css).
    const top = (sun.y - sun.radius - sheet.top) / sheet.options.height;
    expect({ trip: trip.code, isClear: top * 480 > 96 }).toEqual({
      trip: trip.code,
      isClear: true,
    });
    expect((sun.x - sun.radius) / sheet.width).toBeGreaterThan(0.65);
    // The narrowest tablets show the picture up to 81 % of its width.
    expect((sun.x + sun.radius) / sheet.width).toBeLessThan(0.81);
  }
});

test("the sun's position varies between wide pictures", () => {
  const positions = demoData.trips.map((trip) => {
    const [x = 0, y = 0] = wideOptions(trip).sunAt ?? [];
    return [Math.round(x * 50), Math.round(y * 25)].join(" ");
  });
  const mostFrequent = Math.max(
    ...positions.map((place) => positions.filter((other) => other === place).length),
  );
  expect(mostFrequent).toBeLessThan(demoData.trips.length / 8);
});

test("the recorded facts of a drawn file match the file", async () => {
  const folder = join(import.meta.dirname, "../pictures");
  const facts = await readPictureFacts(folder);
  for (const path of ["posters/vietnam", "days/street-golden", `days/${dayScenes.at(-1)?.name}`])
    expect(facts.get(path)).toEqual(
      await readMediaProperties(readFileSync(join(folder, `${path}.jpg`))),
    );
  const files = ["days", "portraits", "posters", "wides"].flatMap((kind) =>
    readdirSync(join(folder, kind)).map((file) => `${kind}/${file.replace(".jpg", "")}`),
  );
  const outdated = files.filter((place) => {
    const bytes = readFileSync(join(folder, `${place}.jpg`));
    return facts.get(place)?.sha256 !== createHash("sha256").update(bytes).digest("hex");
  });
  expect(outdated).toEqual([]);
});

test("every trip has its poster and wide picture, every coordinator a portrait, every scene its file", () => {
  const bytesOf = (path: string) =>
    readFileSync(join(import.meta.dirname, "../pictures", `${path}.jpg`)).length;
  const bytes = [
    ...demoData.trips.flatMap(({ code }) => [`posters/${code}`, `wides/${code}`]),
    ...dayScenes.map(({ name }) => `days/${name}`),
    ...everybody.map((person) => `portraits/${portraitName(person)}`),
  ].map(bytesOf);
  expect(Math.min(...bytes)).toBeGreaterThan(2000);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(27 * 1024 * 1024);
});

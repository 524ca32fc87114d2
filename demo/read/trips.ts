import { z } from "zod";
import { byLanguage } from "#demo/localized-text.ts";
import {
  hours,
  type Stop,
  type TripFacts,
  findTextsError,
  tripSchema,
  tripTextsSchema,
} from "#demo/trips/trip-facts.ts";
import type { DemoFolder } from "./folder.ts";

/** What each picture in `pictures/days` shows, and in which light. */
export const scenesSchema = z.record(
  z.string(),
  z.strictObject({ composition: z.string(), hour: z.enum(hours) }),
);
export type Scenes = z.infer<typeof scenesSchema>;

const readTrip = async (folder: DemoFolder, code: string, scenes: Scenes): Promise<TripFacts> => {
  const path = `trips/${code}`;
  const { stops, days, ...facts } = await folder.readJson(`${path}/trip.json`, tripSchema);
  const unknown = [...days.map(({ picture }) => picture), ...facts.photos].find(
    (name) => name !== undefined && !(name in scenes),
  );
  if (unknown) throw new Error(`demo/${path}/trip.json: pictures/scenes.json has no ${unknown}`);
  const texts = await folder.readLanguages(path, tripTextsSchema, {
    findError: (ownTexts) => findTextsError({ stops, days }, ownTexts),
  });
  const nameOf = (key: string) => byLanguage((language) => texts[language].stops[key] ?? "");
  return {
    code,
    ...facts,
    name: byLanguage((language) => texts[language].name),
    tagline: byLanguage((language) => texts[language].tagline),
    story: byLanguage((language) => texts[language].story),
    highlights: byLanguage((language) => texts[language].highlights),
    question: {
      question: byLanguage((language) => texts[language].question.question),
      answer: byLanguage((language) => texts[language].question.answer),
    },
    stops: Object.fromEntries(
      Object.entries(stops).map(([key, { name, lat, lon }]): [string, Stop] => [
        key,
        { name: name ?? nameOf(key), lat, lon },
      ]),
    ),
    days: days.map((day, index) => ({
      ...day,
      text: byLanguage((language) => texts[language].days[index] ?? ""),
    })),
  };
};

/**
 * Reads the trips in the order of `order.json`.
 * @throws Error in one line that names the file and what is wrong in it
 */
export const readTrips = async (
  folder: DemoFolder,
  scenes: Scenes,
): Promise<readonly TripFacts[]> => {
  const codes = await folder.readJson("trips/order.json", z.array(z.string()));
  const listed = new Set(codes);
  const unlisted = (await folder.fileNames("trips")).find(
    (name) => !name.includes(".") && !listed.has(name),
  );
  if (unlisted)
    throw new Error(`demo/trips/order.json: does not name ${unlisted}, which has a folder`);
  return Promise.all(codes.map((code) => readTrip(folder, code, scenes)));
};

import { z } from "zod";
import { inLanguages } from "#demo/told.ts";
import {
  hours,
  type Stop,
  type TripFacts,
  textsFault,
  type TripPictures,
  tripSchema,
  tripTextsSchema,
} from "#demo/trips/trip-facts.ts";
import type { DemoFolder } from "./folder.ts";

const notDrawn: TripPictures = { composition: null, days: [], photos: [] };

const readTrip = async (
  folder: DemoFolder,
  code: string,
  pictures: TripPictures = notDrawn,
): Promise<TripFacts> => {
  const path = `trips/${code}`;
  const { stops, days, ...facts } = await folder.file(`${path}/trip.json`, tripSchema);
  const texts = await folder.languages(path, tripTextsSchema, {
    faultOf: (own) => textsFault({ stops, days }, own),
  });
  const nameOf = (key: string) => inLanguages((language) => texts[language].stops[key] ?? "");
  return {
    code,
    ...facts,
    name: inLanguages((language) => texts[language].name),
    tagline: inLanguages((language) => texts[language].tagline),
    story: inLanguages((language) => texts[language].story),
    highlights: inLanguages((language) => texts[language].highlights),
    stops: Object.fromEntries(
      Object.entries(stops).map(([key, { name, lat, lon }]): [string, Stop] => [
        key,
        { name: name ?? nameOf(key), lat, lon },
      ]),
    ),
    days: days.map((day, index) => ({
      ...day,
      told: inLanguages((language) => texts[language].days[index] ?? ""),
    })),
    pictures,
  };
};

/** What was chosen to be drawn, as `illustrations/choose-pictures.ts` writes it. */
export const chosenSchema = z.strictObject({
  trips: z.record(
    z.string(),
    z.strictObject({
      composition: z.string(),
      days: z.array(z.string().nullable()),
      photos: z.array(z.string()),
    }),
  ),
  /** The scenes of days and photos: what each shows, and in which light. */
  scenes: z.record(z.string(), z.strictObject({ composition: z.string(), hour: z.enum(hours) })),
});
export type Chosen = z.infer<typeof chosenSchema>;

/**
 * Every trip, in the order in which `order.json` names them.
 * @throws Error in one line that names the file where something in it is wrong
 */
export const readTrips = async (
  folder: DemoFolder,
  pictures: Chosen["trips"],
): Promise<readonly TripFacts[]> => {
  const codes = await folder.file("trips/order.json", z.array(z.string()));
  const named = new Set(codes);
  const unnamed = (await folder.names("trips")).find(
    (name) => !name.includes(".") && !named.has(name),
  );
  if (unnamed)
    throw new Error(`demo/trips/order.json: does not name ${unnamed}, which has a folder`);
  return Promise.all(codes.map((code) => readTrip(folder, code, pictures[code])));
};

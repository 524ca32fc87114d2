import { z } from "zod";
import type { MarketId } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import type { DemoFolder } from "./folder.ts";

/** An evening at which travellers meet. */
const eveningSchema = z.strictObject({
  title: z.string().min(1),
  slug: z.string().min(1),
  text: z.string().min(1),
  city: z.string().min(1),
  /** Empty while there is no place yet. */
  address: z.string(),
  /** Its picture in `pictures/events`, which `phrases/evenings` describes. */
  picture: z.string().min(1),
  /** Days after the demo is loaded. */
  inDays: z.int().min(1),
  /** When it begins, in the market's time, and how long it takes. */
  hour: z.int().min(0).max(23),
  hours: z.int().min(1),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Null for as many as come. */
  places: z.int().nullable(),
  /** Codes of the trips that it is about. */
  trips: z.array(z.string()),
  /** Why it is called off; empty while it takes place. */
  cancelledBecause: z.string(),
});
export type Evening = z.infer<typeof eveningSchema>;

export type Evenings = ReadonlyMap<MarketId, readonly Evening[]>;

/** Reads a file for each market; one without a file has the international evenings. */
export const readEvents = async (folder: DemoFolder): Promise<Evenings> => {
  const fileNames = new Set(await folder.fileNames("events"));
  const read = (name: string) => folder.readJson(`events/${name}.json`, z.array(eveningSchema));
  const international = await read("international");
  return new Map(
    await Promise.all(
      markets.map(
        async ({ id }) =>
          [id, fileNames.has(`${id}.json`) ? await read(id) : international] as const,
      ),
    ),
  );
};

import type { Browser } from "playwright-core";
import { z } from "zod";
import { type Catalogue, type ServedPayload, startPayload } from "../payload/start.ts";
import type { Compared } from "./compared.ts";
import { payloadWays } from "./payload-ways.ts";

const named = z.object({ name: z.string() });
const day = z.string().transform((moment) => moment.slice(0, 10));

const departureSchema = z.object({
  departureDate: day,
  startDate: day,
  endDate: day,
  balanceDue: day,
  deposit: z.object({ until: day.nullish() }).nullish(),
  price: z.number(),
  status: z.string(),
  peopleMinimum: z.number(),
  travel: named,
  coordinator: named.nullish(),
});

const travelSchema = z.object({
  name: z.string(),
  tagline: z.string(),
  story: z.string(),
  highlights: z.array(z.string()),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  moods: z.array(z.string()),
  itinerary: z.array(z.object({ sleep: z.string(), text: z.string() })),
  moneyPot: z.object({ lowAmount: z.number(), highAmount: z.number() }),
  trip: z.object({ code: z.string(), countries: z.array(z.string()) }),
  destinations: z.array(named),
  isPublished: z.boolean(),
});

const listOf = <Item extends z.ZodType>(item: Item) => z.object({ docs: z.array(item) });

export const reading = (
  { read }: ServedPayload,
  shown: () => Promise<string>,
): Compared["read"] => {
  const departuresOf = async (travel: string, code: string | null = null) => {
    const query = new URLSearchParams({
      "where[travel.name][equals]": travel,
      ...(code !== null && { "where[code][equals]": code }),
      limit: "500",
      sort: "departureDate",
      depth: "1",
    });
    return listOf(departureSchema).parse(await read(`/api/departures?${query}`)).docs;
  };
  const first = async (travel: string, code: string) => {
    const [found] = await departuresOf(travel, code);
    if (!found) throw new Error(`${travel} has no departure ${code}.`);
    return found;
  };
  return {
    async twelve({ travel, drafts }) {
      const days = new Set(drafts.map(({ departureDate }) => departureDate));
      return (await departuresOf(travel.name))
        .filter(({ departureDate }) => days.has(departureDate))
        .map(({ departureDate, startDate, endDate, balanceDue, deposit, price }) => ({
          departureDate,
          startDate,
          endDate,
          balanceDue,
          depositUntil: deposit?.until ?? null,
          price,
        }));
    },
    season: ({ travel, prices }) =>
      Promise.all(prices.map(async ({ tour }) => (await first(travel.name, tour.code)).price)),
    month: ({ tours }) =>
      Promise.all(
        tours.map(async ({ travel, code }) => (await first(travel.name, code)).coordinator?.name),
      ),
    async confirmed({ travel, tour }) {
      const { status, peopleMinimum } = await first(travel.name, tour.code);
      return { status, minimum: peopleMinimum };
    },
    async written({ travel: { name } }) {
      const query = new URLSearchParams({ "where[name][equals]": name, depth: "1" });
      const [travel] = listOf(travelSchema).parse(await read(`/api/travels?${query}`)).docs;
      if (!travel) throw new Error(`There is no travel ${name}.`);
      const { itinerary, moneyPot, trip, destinations, ...texts } = travel;
      return {
        ...texts,
        days: itinerary,
        pot: { low: moneyPot.lowAmount, high: moneyPot.highAmount },
        trip: { code: trip.code, countries: trip.countries },
        destination: destinations[0]?.name,
      };
    },
    leaderless: async () => Number(/of (\d+)/.exec(await shown())?.[1]),
  };
};

/** Payload with collections of the same fields and records. */
export const startPayloadCatalogue = async (
  browser: Browser,
  catalogue: Catalogue,
): Promise<Compared> => {
  const served = await startPayload([], "open", catalogue);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(served.cookies);
  const page = await context.newPage();
  return {
    name: "payload",
    page,
    home: served.at("/admin"),
    isReady: (each) => each.locator("#card-departures").waitFor(),
    ways: payloadWays,
    read: reading(served, () => page.locator(".page-controls__page-info").innerText()),
    async stop() {
      await context.close();
      await served.stop();
    },
  };
};

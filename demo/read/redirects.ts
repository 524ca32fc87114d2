import { z } from "zod";
import { redirectStatuses } from "#features/assets/redirects/contract.ts";
import type { MarketId } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { routeNames } from "#markets/routes.ts";
import type { DemoFolder } from "./folder.ts";

/** A former address of a market, and the route that it leads to. */
const redirectSchema = z.strictObject({
  from: z.string().startsWith("/"),
  /**
   * A route's name, with a query or none: `search?discounted=1`; null for what is gone. Spain's path
   * of `our-values` holds the product's name, which the demo does not know.
   */
  to: z
    .string()
    .refine((to) => (routeNames as readonly string[]).includes(to.split("?")[0] ?? ""), {
      message: "begins with the name of no route",
    })
    .nullable(),
  status: z.literal(redirectStatuses),
  enabled: z.boolean(),
});
export type FormerAddress = z.infer<typeof redirectSchema>;

export type FormerAddresses = ReadonlyMap<MarketId, readonly FormerAddress[]>;

/** Reads a file for each market; one without a file has no former addresses. */
export const readRedirects = async (folder: DemoFolder): Promise<FormerAddresses> => {
  const fileNames = new Set(await folder.fileNames("redirects"));
  return new Map(
    await Promise.all(
      markets.map(
        async ({ id }) =>
          [
            id,
            fileNames.has(`${id}.json`)
              ? await folder.readJson(`redirects/${id}.json`, z.array(redirectSchema))
              : [],
          ] as const,
      ),
    ),
  );
};

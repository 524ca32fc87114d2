import { pathKey } from "#features/assets/redirects/rules.ts";
import { allRedirectsFrom } from "#features/assets/redirects/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Page } from "../contract.ts";
import type { PageRules } from "../save/problems.ts";
import type { SaveLookups } from "../save/save-page.ts";

type ReadAhead = Readonly<{ rules: PageRules; lookups: SaveLookups }>;

/**
 * What the rules look up for saves of stored pages that keep their slugs, read for all of them at
 * once: the rules are those of every save, and a thousand pages cost a few queries.
 */
export const readAhead = async (
  db: Database,
  market: string,
  rules: PageRules,
  pages: readonly Page[],
): Promise<ReadAhead> => {
  const paths = pages.map(({ slug }) => `/${slug.toLowerCase()}`);
  const places = await rules.readPlaces(db);
  const targets = await rules.resolvePaths(db, market, paths);
  const redirects = await allRedirectsFrom(db, market, paths);
  return {
    rules: {
      ...rules,
      readPlaces: async () => places,
      resolvePaths: async (_db, _market, asked) =>
        new Map([...targets].filter(([path]) => asked.includes(path))),
    },
    lookups: {
      redirectFrom: async (path) => redirects.get(pathKey(path)) ?? null,
      // The database keeps the slugs and routing keys of stored pages apart.
      takenField: async () => null,
    },
  };
};

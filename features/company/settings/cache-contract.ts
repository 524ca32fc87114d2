import { z } from "zod";

/** A page that the asked process keeps. */
const keptPageSchema = z.strictObject({
  address: z.string().describe("Path and query on the market's site."),
  currency: z.string().nullable().describe("Null for the market's own."),
  tags: z.array(z.string()),
  tagCount: z.int(),
  age: z.int().describe("Seconds since it was made."),
  asked: z.int().describe("How often it was answered since, the first time included."),
  bytes: z.int(),
});

export type KeptPage = z.infer<typeof keptPageSchema>;

export const keptPagesSort = ["asked", "age", "bytes", "address"] as const;

const tagCountSchema = z.strictObject({ tag: z.string(), pages: z.int() });

export const cacheFiguresSchema = z.strictObject({
  pages: z.int().describe("Pages of the market that this process keeps and that are up to date."),
  bytes: z.int().describe("Bytes of these."),
  answered: z.int().describe("Answers of this process to visitors of the market since it began."),
  hits: z.int().describe("Those of them that came from the cache."),
  since: z.iso.datetime().describe("When this process began."),
  spans: z
    .array(z.strictObject({ at: z.iso.datetime(), answered: z.int(), hits: z.int() }))
    .describe("The same by half hours of the last day; those without an answer are left out."),
  medianKept: z
    .number()
    .nullable()
    .describe("Milliseconds of the last answers from the cache; null before the first."),
  medianMade: z.number().nullable().describe("Of the last that were made."),
});

export type CacheFigures = z.infer<typeof cacheFiguresSchema>;

/** The newest change of any data, as far as processes have heard of it. */
export const lastChangeSchema = z
  .strictObject({
    milliseconds: z.int().describe("Until the slowest of these processes knew of it."),
    processes: z.int().describe("That know of it."),
    all: z.int().describe("That answered."),
  })
  .nullable()
  .describe("Null before the first change.");

export type LastChange = z.infer<typeof lastChangeSchema>;

export const cacheListSchema = z.strictObject({
  items: z.array(keptPageSchema).readonly(),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  figures: cacheFiguresSchema,
  lastChange: lastChangeSchema,
  tags: z.array(tagCountSchema).describe("The tags of most pages, at most 100."),
});

export type CacheList = z.infer<typeof cacheListSchema>;

const path = z
  .string()
  .min(1)
  .max(2000)
  .startsWith("/", { error: "An address begins with a slash." });
const tag = z.string().trim().min(1).max(200);

/** Which pages are made anew for their next visitors: one address, those of a tag, or all. */
export const purgeSchema = z
  .strictObject({
    page: path.optional(),
    tag: tag.optional(),
    all: z.enum(["market", "everything"]).optional(),
  })
  .refine(({ page, tag: ofTag, all }) => [page, ofTag, all].filter(Boolean).length === 1, {
    error: "Name a page, a tag or all, one of the three.",
  })
  .meta({ examples: [{ page: "/" }] });

export type Purge = z.infer<typeof purgeSchema>;

export const purgeCostSchema = z.strictObject({
  pages: z.int().describe("Pages of this process that would be made anew."),
  asked: z.int().describe("How often these were answered since they were made."),
});

export type PurgeCost = z.infer<typeof purgeCostSchema>;

export const purgedSchema = z.strictObject({
  processes: z.array(
    z.strictObject({
      process: z.string(),
      isThis: z.boolean(),
      dropped: z.int(),
      milliseconds: z.int().describe("Until its answer was here."),
    }),
  ),
});

export type Purged = z.infer<typeof purgedSchema>;

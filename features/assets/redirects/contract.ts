import { z } from "zod";

export const redirectStatuses = [301, 302, 307, 308, 410] as const;

export const redirectSchema = z.strictObject({
  id: z.uuid(),
  from: z.string(),
  to: z.string().nullable(),
  status: z.literal(redirectStatuses),
  enabled: z.boolean(),
});

export type Redirect = z.infer<typeof redirectSchema>;

const redirectExample = { from: "/old-offer", to: "/travels", status: 301, enabled: true };

/** A redirect as staff send it. The rules for its paths are in `rules.ts`. */
export const redirectInputSchema = z.strictObject({
  id: z.uuid().optional(),
  from: z.string().max(500, "Use at most 500 characters."),
  to: z.string().max(2000, "Use at most 2,000 characters.").nullable(),
  status: z.literal(redirectStatuses, `Choose one of ${redirectStatuses.join(", ")}.`),
  enabled: z.boolean(),
});

/** By default a new redirect is permanent (301) and enabled. */
export const newRedirectSchema = redirectInputSchema
  .extend({
    to: redirectInputSchema.shape.to.default(null),
    status: redirectInputSchema.shape.status.default(301),
    enabled: z.boolean().default(true),
  })
  .meta({ examples: [redirectExample] });

/** What is kept of it; its id stays beside. */
export const redirectBodySchema = redirectInputSchema.omit({ id: true });

export type RedirectInput = z.infer<typeof redirectBodySchema>;

export const madeHows = ["account", "import", "page"] as const;
export type MadeHow = (typeof madeHows)[number];

/** Who made a redirect, and how: written by hand, imported, or by renaming a page. */
const madeBySchema = z.strictObject({
  how: z.enum(madeHows),
  account: z.string().nullable().describe("E-mail address; null where nobody wrote it down."),
  name: z.string().nullable().describe("Null for an account that is not kept here."),
  at: z.iso.datetime(),
});

export type MadeBy = z.infer<typeof madeBySchema>;

export const problemKinds = ["missing", "hops", "loop"] as const;

/** What is wrong with an enabled redirect: it ends nowhere, or visitors are led more than once. */
const redirectProblemSchema = z.strictObject({
  kind: z.enum(problemKinds),
  hops: z.int(),
  end: z.string().describe("The path at which a visitor arrives."),
});

export type RedirectProblem = z.infer<typeof redirectProblemSchema>;

export const listedRedirectSchema = redirectSchema.extend({
  version: z.int().describe("For If-Match."),
  hits30Days: z.int().describe("In the last 30 days, today included."),
  lastUsedAt: z.iso.datetime().nullable().describe("Null for 400 days without a visitor."),
  madeBy: madeBySchema,
  problem: redirectProblemSchema.nullable(),
});

export type ListedRedirect = z.infer<typeof listedRedirectSchema>;

export const redirectSorts = ["from", "hits"] as const;

export const problemCountsSchema = z.strictObject({
  missing: z.int(),
  hops: z.int(),
  loop: z.int(),
});

export type ProblemCounts = z.infer<typeof problemCountsSchema>;

const hopSchema = z.strictObject({
  from: z.string(),
  status: z.literal(redirectStatuses),
  to: z.string().describe("As the visitor's browser is told."),
  redirectId: z.uuid().nullable().describe("Null where the site itself leads on."),
  reason: z.enum(["redirect", "moved", "written otherwise"]),
  madeBy: madeBySchema.nullable().describe("Null where the site itself leads on."),
});

/** The redirects that a visitor of a path follows, and the page at the end. */
export const redirectTraceSchema = z.strictObject({
  hops: z.array(hopSchema).readonly(),
  isQueryKept: z.boolean().nullable().describe("Null for a path that was asked without a query."),
  end: z.strictObject({
    kind: z.enum(["page", "catalogue", "server", "missing", "gone", "loop"]),
    path: z.string(),
    status: z.int().nullable().describe("Null for a loop, which browsers give up."),
    id: z.string().nullable().describe("Of the page, or of the redirect that says it is gone."),
    name: z.string().nullable(),
  }),
});

export type RedirectTrace = z.infer<typeof redirectTraceSchema>;
export type Hop = z.infer<typeof hopSchema>;

/** What a save of a redirect would do. */
export const redirectPreviewSchema = z.strictObject({
  errors: z
    .array(z.strictObject({ path: z.string(), message: z.string() }))
    .readonly()
    .describe("Why it would not be saved."),
  now: redirectTraceSchema
    .nullable()
    .describe("What visitors of its path meet now; null for what is no path."),
  after: redirectTraceSchema.nullable().describe("What they would meet."),
});

export type RedirectPreview = z.infer<typeof redirectPreviewSchema>;

/** What the same path answers in each other market. */
export const elsewhereSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        country: z.string(),
        status: z.int().nullable().describe("The first answer; null for a loop."),
        to: z.string().nullable().describe("Where it ends; null where nobody is led on."),
        isFound: z.boolean(),
      }),
    )
    .readonly(),
});

export type Elsewhere = z.infer<typeof elsewhereSchema>;

/** Redirect conflicts that staff confirm when they save a page. */
export const conflictKeySchema = z.enum([
  "ENABLED_REDIRECT_EXISTS",
  "DISABLED_REDIRECT_MISSING",
  "REDIRECT_MISSING",
  "NEW_SLUG_REDIRECT_EXISTS",
  "OLD_NEW_SLUG_REDIRECT_MISSING",
]);

export type ConflictKey = z.infer<typeof conflictKeySchema>;

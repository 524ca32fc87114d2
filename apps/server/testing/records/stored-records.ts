import { storeSubmission } from "#features/content/forms/testing/stored-submission.ts";
import type { Page } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import type { StoredRecords } from "../example.ts";
import { seedSmallCatalogue } from "../small-catalogue.ts";
import { failingJob, type Operation, type openWholeApi } from "../whole-api.ts";

type Api = Pick<Awaited<ReturnType<typeof openWholeApi>>, "db" | "worker">;

/** Reviews come from the review provider alone: no call makes one. */
const storeReview = async (db: Database): Promise<string> => {
  const { id } = await db
    .insertInto("review")
    .values({
      market: "it-IT",
      author: "Ilaria",
      age: null,
      rating: 4,
      quote: "Un viaggio lento.",
      travelled_on: "2026-10-18",
      written_on: "2026-11-07",
      is_shown: true,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

/** The path of an operation; parameters without a value get a name that no record has. */
export const pathOf = ({ path }: Operation, params: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? `no-${name}`);

/** Makes records of Italy for examples of operations, as an administrator. */
export const openStoredRecords = async ({ db, worker }: Api, admin: SignInBrowser) => {
  const catalogue = await seedSmallCatalogue(db, new Date());
  const reviewId = await storeReview(db);
  let wordCount = 0;
  const newWord = (): string => {
    wordCount += 1;
    return `word-${wordCount}`;
  };
  const post = async <Body>(path: string, sent: object): Promise<Body> =>
    (await admin.send("POST", path, sent)).json<Body>();

  const store = async (): Promise<StoredRecords> => {
    const word = newWord();
    const page = await post<Page>("/api/it/custompages", {
      json: { ...newPage("space"), name: word, slug: word },
    });
    const redirect = await post<{ id: string }>("/api/it/redirects", {
      json: { from: `/old-${word}`, to: "/new" },
    });
    const plain = await post<{ file: { id: string } }>("/api/it/cdn?folder=stored", {
      file: { name: `${word}.txt`, bytes: Buffer.from(word) },
    });
    const bulk = await post<{ id: string }>("/api/it/bulk-actions", {
      json: {
        kind: "page",
        action: { type: "publish", isPublished: false },
        filter: { search: word },
      },
    });
    await worker?.send(db, failingJob, { id: word });
    await worker?.idle();
    const failed = await admin.send("GET", "/api/it/jobs?state=failed");
    return {
      page,
      redirectId: redirect.id,
      failedJobId: failed.json<{ items: { id: string }[] }>().items[0]?.id ?? "",
      bulkActionId: bulk.id,
      mediaId: catalogue.poster.id,
      fileId: plain.file.id,
      travelId: catalogue.travel.id,
      tripId: catalogue.trip.id,
      freeTripId: catalogue.freeTrip.id,
      reviewId,
      submission: await storeSubmission(db, "it-IT", new Date()),
      word,
      create: async (path, json) => (await post<{ id: string }>(path, { json })).id,
      idle: async () => worker?.idle(),
      save: async (path, json) => void (await admin.send("PUT", path, { json })),
      idsOf: async (path) =>
        (await admin.send("GET", path)).json<{ id: string }[]>().map(({ id }) => id),
    };
  };
  return { store, newWord };
};

import { interpreterOf } from "#features/content/search/kept/interpreters.ts";
import { marketById } from "#markets/markets.ts";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bulkActionHandler, bulkPlanHandler } from "#features/catalogue/bulk-actions/jobs.ts";
import {
  mediaCleanupHandler,
  mediaRenditionsHandler,
} from "#features/assets/media/library/jobs.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { z } from "zod";
import { createPreview } from "#apps/server/site/preview.tsx";
import { listDestinations } from "#features/content/destinations/store.ts";
import { listResources } from "#features/catalogue/resources/store.ts";
import { createCatalogue } from "#features/content/search/store.ts";
import { createTaggedCache } from "#platform/server/cache/tagged-cache.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { FailedForGood, handleJob, type Job } from "#platform/server/jobs/job.ts";
import { migrations } from "#migrations/list.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { bulkKinds } from "../api/bulk/bulk-kinds.ts";
import { planHandlers } from "../api/bulk/plan-handlers.ts";
import { pageRules } from "../api/pages/page-rules.ts";
import { askingBy } from "../config/asking.ts";
import { readConfig, siteOrigins } from "../config/config.ts";
import { createEntityCaches } from "../caches/entity-caches.ts";
import { openStaffApi, type SiteParts } from "./staff-api.ts";

const config = readConfig({ PORT: "3000" });
const now = () => new Date();
const emptyPage = "<html><head></head><body><main></main></body></html>";

/** A job that always fails permanently, so that tests have one to retry. */
export const failingJob: Job<{ id: string }> = {
  name: "failing",
  payload: z.strictObject({ id: z.string() }),
  keyOf: ({ id }) => id,
  retries: { limit: 1, pause: 1, maxPause: 1 },
};

const siteParts = (db: Database): SiteParts => {
  const catalogue = createCatalogue(db, { now });
  const entityCaches = createEntityCaches(createTaggedCache());
  return {
    search: {
      catalogue,
      interpreterOf: (market) =>
        interpreterOf({ db, entityCaches, placeCounts: catalogue.placeCounts }, marketById(market)),
      model: null,
      priceRateOf: async () => 1,
      destinationsOf: (market) => listDestinations(db, market),
      resourcesOf: (market) => listResources(db, market),
    },
    preview: createPreview({
      ...catalogue,
      draw: async () => ({ status: 200, location: null, html: emptyPage, inlineScripts: [] }),
      isBuilt: true,
      db,
      product: config.product,
      origins: siteOrigins(config),
      entityCaches,
      now,
      onError: (error) => {
        throw error;
      },
    }),
  };
};

const operationSchema = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  /** Whose hosts alone answer it. */
  "x-host": z.literal("site").optional(),
  "x-role": z.enum(["editor", "super-editor", "admin"]).optional(),
  parameters: z
    .array(
      z.looseObject({
        in: z.enum(["path", "query", "header"]),
        name: z.string(),
        description: z.string().optional(),
        schema: z.looseObject({
          type: z.unknown().optional(),
          format: z.string().optional(),
          maximum: z.number().optional(),
          enum: z.array(z.string()).optional(),
        }),
      }),
    )
    .default([]),
  requestBody: z
    .looseObject({
      content: z.record(
        z.string(),
        z.looseObject({
          example: z.unknown().optional(),
          schema: z.looseObject({
            type: z.unknown().optional(),
            properties: z.record(z.string(), z.unknown()).default({}),
          }),
        }),
      ),
    })
    .optional(),
  responses: z.record(
    z.string(),
    z.looseObject({
      description: z.string(),
      headers: z.record(z.string(), z.unknown()).default({}),
      content: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
});

const documentSchema = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(z.enum(["get", "post", "put", "patch", "delete"]), z.unknown()),
  ),
});

/** An operation of the OpenAPI document. */
export type Operation = z.infer<typeof operationSchema> &
  Readonly<{ method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"; path: string }>;

const methods = {
  get: "GET",
  post: "POST",
  put: "PUT",
  patch: "PATCH",
  delete: "DELETE",
} as const;

export const operationsOf = (document: unknown): readonly Operation[] =>
  Object.entries(documentSchema.parse(document).paths).flatMap(([path, pathItem]) =>
    Object.entries(methods).flatMap(([key, method]) => {
      const operation = Object.entries(pathItem).find(([name]) => name === key)?.[1];
      return operation ? [{ ...operationSchema.parse(operation), method, path }] : [];
    }),
  );

/**
 * The API with all its routes on a fresh database, and its OpenAPI document. The caller closes it.
 * @param variables of the environment, besides the port
 */
export const openWholeApi = async (variables: NodeJS.ProcessEnv = {}) => {
  const failing = handleJob(failingJob, {
    run: async () => {
      throw new FailedForGood("It cannot be done.");
    },
    pending: async () => [],
  });
  const noPictures = folderStore(join(tmpdir(), "no-pictures"));
  const cleanup = [mediaCleanupHandler(noPictures), mediaRenditionsHandler(noPictures)];
  const database = await freshDatabase(migrations);
  const kinds = bulkKinds(pageRules("Wayroam"), askingBy(config, null, now));
  const bulk = { db: database.db, kinds, now };
  const office = await openStaffApi(
    [
      failing,
      ...cleanup,
      bulkActionHandler(bulk),
      bulkPlanHandler(bulk),
      ...planHandlers({ config, db: database.db, now }),
    ],
    siteParts,
    database,
    variables,
  );
  const answer = await office.anonymous().send("GET", "/api/openapi.json");
  const document: object = answer.json();
  return {
    ...office,
    document,
    operations: operationsOf(document),
    async close() {
      await office.close();
      await database.close();
    },
  };
};

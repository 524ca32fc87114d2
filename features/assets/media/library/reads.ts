import { z } from "zod";
import { marketById } from "#markets/markets.ts";
import { colourNames } from "#platform/looks/colour-names.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { listOf, listQuery, sortedBy } from "#platform/server/http/routes/list-query.ts";
import {
  folderSchema,
  libraryOverviewSchema,
  listedMediaSchema,
  mediaNeeds,
  mediaRecordSchema,
  mediaShapes,
  mediaSorts,
  mediaUsersSchema,
  renditionsSchema,
  tagCountsSchema,
  tagSchema,
  twinsSchema,
} from "../library-contract.ts";
import { absentMedia, mediaPolicy } from "../policy.ts";
import { libraryOverview } from "./listing/overview.ts";
import { listRenditions } from "./list-renditions.ts";
import { searchMedia } from "./listing/search.ts";
import { toResult } from "./save.ts";
import { countTags, mediaRecord } from "./store.ts";
import { twinsOf } from "./twins/store.ts";
import { mediaUsers } from "./uses/media-users.ts";

const params = { id: z.guid() };
const access = mediaPolicy.read;
const absent = absentMedia;

/** Up to 100 ids with commas between them; null for all pictures. */
const idsParam = z
  .string()
  .max(3700)
  .transform((text) => text.split(","))
  .pipe(z.array(z.guid()).max(100))
  .nullable()
  .default(null);

const addLists = (api: Api): void => {
  api.route({
    method: "GET",
    path: "/:country/media",
    id: "listMedia",
    summary: "The company's pictures with what shows them and what they lack",
    access,
    query: listQuery({
      folder: folderSchema.nullable().default(null),
      tag: tagSchema.nullable().default(null),
      ids: idsParam,
      need: z.enum(mediaNeeds).nullable().default(null),
      shape: z.enum(mediaShapes).nullable().default(null),
      colour: z.enum(colourNames).nullable().default(null),
      sort: sortedBy(mediaSorts),
    }),
    answer: listOf(listedMediaSchema),
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      const { language } = marketById(market);
      return { body: { ...(await searchMedia(db, query, language)), page, pageSize } };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/media/overview",
    id: "getLibraryOverview",
    summary: "The library in figures: folders, tags and what needs work",
    access,
    answer: libraryOverviewSchema,
    async handle({ db, market }) {
      return { body: await libraryOverview(db, marketById(market).language) };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/media/tags",
    id: "listMediaTags",
    summary: "The tags of the company's pictures, the most used first",
    access,
    answer: tagCountsSchema,
    async handle({ db, market }) {
      return { body: { items: await countTags(db, marketById(market).language) } };
    },
  });
};

export const addMediaReads = (api: Api, files: FileStore | null): void => {
  addLists(api);

  api.route({
    method: "GET",
    path: "/:country/media/:id",
    id: "getMedia",
    summary: "A picture of the company",
    access,
    params,
    absent,
    answer: mediaRecordSchema,
    async handle({ db, params: { id } }) {
      const media = await mediaRecord(db, id);
      if (!media) throw new Problem(404, absent);
      return toResult(media);
    },
  });

  api.route({
    method: "GET",
    path: "/:country/media/:id/users",
    id: "listMediaUsers",
    summary: "The records of all markets that show a picture",
    access,
    params,
    absent,
    answer: mediaUsersSchema,
    async handle({ db, market, params: { id } }) {
      return { body: await mediaUsers(db, market, id) };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/media/:id/twins",
    id: "listTwins",
    summary: "The pictures that look the same as one, whatever their size and format",
    access,
    params,
    absent,
    answer: twinsSchema,
    async handle({ db, params: { id } }) {
      return { body: { items: await twinsOf(db, id) } };
    },
  });

  if (files)
    api.route({
      method: "GET",
      path: "/:country/media/:id/renditions",
      id: "listRenditions",
      summary: "The widths in which the site may show a picture, and what was made of them",
      access,
      params,
      absent,
      answer: renditionsSchema,
      async handle({ db, params: { id } }) {
        const media = await mediaRecord(db, id);
        if (!media) throw new Problem(404, absent);
        return { body: await listRenditions(db, files, media) };
      },
    });
};

import { marketById } from "#markets/markets.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { PictureUses } from "../store.ts";
import { toResult } from "#platform/server/http/routes/record-routes.ts";
import * as calls from "./calls.ts";
import { absent } from "./calls.ts";
import { libraryOverview } from "./listing/overview.ts";
import { listRenditions } from "./list-renditions.ts";
import { searchMedia } from "./listing/search.ts";
import { countTags, mediaRecord } from "./store.ts";
import { twinsOf } from "./twins/store.ts";
import { mediaUsers } from "./uses/media-users.ts";

const addLists = (api: Api, uses: PictureUses): void => {
  api.route(calls.listMedia, {
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      const { language } = marketById(market);
      return { body: { ...(await searchMedia(db, uses, query, language)), page, pageSize } };
    },
  });

  api.route(calls.getLibraryOverview, {
    async handle({ db, market }) {
      return { body: await libraryOverview(db, uses, marketById(market).language) };
    },
  });

  api.route(calls.listMediaTags, {
    async handle({ db, market }) {
      return { body: { items: await countTags(db, marketById(market).language) } };
    },
  });
};

export const addMediaReads = (api: Api, uses: PictureUses, files: FileStore | null): void => {
  addLists(api, uses);

  api.route(calls.getMedia, {
    async handle({ db, params: { id } }) {
      const media = await mediaRecord(db, id);
      if (!media) throw new Problem(404, absent);
      return toResult(media);
    },
  });

  api.route(calls.listMediaUsers, {
    async handle({ db, market, params: { id } }) {
      return { body: await mediaUsers(db, uses, market, id) };
    },
  });

  api.route(calls.listTwins, {
    async handle({ db, params: { id } }) {
      return { body: { items: await twinsOf(db, id) } };
    },
  });

  if (files)
    api.route(calls.listRenditions, {
      async handle({ db, params: { id } }) {
        const media = await mediaRecord(db, id);
        if (!media) throw new Problem(404, absent);
        return { body: await listRenditions(db, files, media) };
      },
    });
};

import type { FastifyInstance } from "fastify";
import { isRendition, makeRendition } from "#features/assets/media/renditions.ts";
import { contentOfMedia } from "#features/assets/media/store.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import type { AppOptions } from "../app-options.ts";

const picturesPerScreen = 12;
const cardPictureUrl = /\/media\/[\w-]+\/\d+-(?:480|640)\.avif/g;
const pictureParts = /^\/media\/(?<id>[\w-]+)\/\d+-(?<width>\d+)\.(?<format>\w+)$/;

type WarmOptions = Pick<AppOptions, "config" | "database" | "files">;

const makePicture = async ({ database: { db }, files }: WarmOptions, url: string) => {
  const { id = "", width, format = "" } = pictureParts.exec(url)?.groups ?? {};
  const content = await contentOfMedia(db, id);
  if (content && isRendition(Number(width), format))
    await makeRendition(files, content.sha256, Number(width), format);
};

/**
 * Fills the caches before the first visitor: each market's home page and search and the first
 * pictures on them, in the size and format that most browsers request. One thing is made at a time,
 * so that visitors hardly wait for it. Failed responses are ignored.
 */
export const warm = async (app: FastifyInstance, options: WarmOptions): Promise<void> => {
  for (const [host, market] of options.config.siteHosts)
    for (const url of ["/", pathOf(marketById(market).id, "search") ?? "/"]) {
      const page = (await app.inject({ url, headers: { host } })).body;
      const pictures = [...new Set(page.match(cardPictureUrl) ?? [])].slice(0, picturesPerScreen);
      for (const picture of pictures) await makePicture(options, picture);
    }
};

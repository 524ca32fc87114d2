import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";

const picturesPerScreen = 12;
const cardPictureUrl = /\/media\/[\w-]+\/\d+-(?:480|640)\.avif/g;

/**
 * Fills the caches before the first visitor: each market's home page and the first pictures on it,
 * in the size and format that most browsers request. Requests are sent one at a time, so that
 * visitors hardly wait for them. Failed responses are ignored.
 */
export const warm = async (app: FastifyInstance, { siteHosts }: Config): Promise<void> => {
  const get = async (host: string, url: string): Promise<string> =>
    (await app.inject({ url, headers: { host } })).body;
  for (const host of siteHosts.keys()) {
    const page = await get(host, "/");
    const pictures = [...new Set(page.match(cardPictureUrl) ?? [])].slice(0, picturesPerScreen);
    for (const picture of pictures) await get(host, picture);
  }
};

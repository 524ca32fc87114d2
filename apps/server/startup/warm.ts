import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";

const picturesAScreen = 12;
const pictureOfACard = /\/media\/[\w-]+\/\d+-(?:480|640)\.avif/g;

/**
 * Makes the first screens before their first visitor: each market's home page, and the pictures at
 * its top in the size and format that most browsers take. One thing after another, so that real
 * requests meanwhile hardly wait; what fails is made when it is asked for.
 */
export const warm = async (app: FastifyInstance, { siteHosts }: Config): Promise<void> => {
  const get = async (host: string, url: string): Promise<string> =>
    (await app.inject({ url, headers: { host } })).body;
  for (const host of siteHosts.keys()) {
    const page = await get(host, "/");
    const pictures = [...new Set(page.match(pictureOfACard) ?? [])].slice(0, picturesAScreen);
    for (const picture of pictures) await get(host, picture);
  }
};

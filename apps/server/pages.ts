import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "#platform/server/http/problem.ts";
import type { Config } from "./config.ts";
import { createOfficePage } from "./office-page.ts";
import { hostOf } from "./site/response/cache-key.ts";

/** What `npm run dev` does in the server's place. */
export type Development = Readonly<{
  /** The staff app's page, made anew for an address. */
  officePage: (url: string) => Promise<string>;
}>;

export type PagesOptions = Readonly<{
  config: Config;
  buildDir: string;
  /** Null in the built product. */
  development: Development | null;
  sitePage: (request: FastifyRequest, reply: FastifyReply, market: string) => Promise<FastifyReply>;
}>;

// Mantine writes styles into the page; everything else comes from this host.
const officePolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Under these the staff app has no screen. */
const noScreen = /^\/(?:metrics|dev)(?:\/|$)/;

/** Answers the staff app's host at every address that no route has. */
const createOfficeHost = async ({ config, buildDir, development }: PagesOptions) => {
  const officePage =
    development?.officePage ??
    (await createOfficePage(join(buildDir, "backoffice"), config.country));
  return async ({ url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = url.replace(/[?#].*/, "");
    if (path === "/robots.txt")
      return reply.type("text/plain; charset=utf-8").send("User-agent: *\nDisallow: /\n");
    if (noScreen.test(path)) throw new Problem(404, "There is no such page.");
    return reply
      .header("cache-control", "no-store")
      .headers(development ? {} : { "content-security-policy": officePolicy })
      .type("text/html; charset=utf-8")
      .send(await officePage(path));
  };
};

/** Pages of every host: what no other route answers. */
export const addPages = async (app: FastifyInstance, options: PagesOptions): Promise<void> => {
  const { config, sitePage } = options;
  const officeHost = await createOfficeHost(options);
  app.setNotFoundHandler(async (request, reply) => {
    const host = hostOf(request.host);
    if (request.url.startsWith("/api/")) throw new Problem(404, "There is no such call.");
    if (request.method !== "GET" && request.method !== "HEAD") {
      reply.header("allow", "GET, HEAD");
      throw new Problem(405, "Pages are only read.");
    }
    if (host === config.backofficeHost) return officeHost(request, reply);
    const market = config.siteHosts.get(host);
    if (!market) throw new Problem(404, "This host shows no market.");
    return sitePage(request, reply, market);
  });
};

import { join } from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Their names hold a hash of their content, so they never change. */
const hashed = { preCompressed: true, immutable: true, maxAge: "365d" } as const;

/** Scripts, styles and fonts as they were built, and the icon at its old address, on every host. */
export const addBuiltFiles = async (app: FastifyInstance, buildDir: string): Promise<void> => {
  const folders: readonly FastifyStaticOptions[] = [
    { root: join(buildDir, "site/client/assets"), prefix: "/assets/", ...hashed },
    {
      root: join(buildDir, "backoffice/backoffice-assets"),
      prefix: "/backoffice-assets/",
      decorateReply: false,
      ...hashed,
    },
    {
      root: join(buildDir, "fonts"),
      prefix: "/fonts/",
      decorateReply: false,
      maxAge: "30d",
      // A page that takes them from a CDN is of another origin.
      setHeaders: (reply) => {
        void reply.header("access-control-allow-origin", "*");
      },
    },
  ];
  for (const folder of folders) await app.register(fastifyStatic, folder);
  // Pages name their icon; programs that ask here without reading one need not ask again soon.
  app.get("/favicon.ico", async (_request, reply) =>
    reply.status(204).header("cache-control", "public, max-age=2592000").send(),
  );
};

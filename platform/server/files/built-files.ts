import { join } from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance } from "fastify";

/**
 * Options for files whose names contain a hash of their content: a file of one name never changes.
 */
const hashed = { preCompressed: true, immutable: true, maxAge: "365d" } as const;

/** Serves built scripts, styles and fonts, and answers `/favicon.ico`, on every host. */
export const addBuiltFiles = async (
  app: FastifyInstance,
  { buildDir }: Readonly<{ buildDir: string }>,
): Promise<void> => {
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
      // Browsers require this header when a page loads fonts from another origin, such as a CDN.
      setHeaders: (reply) => {
        void reply.header("access-control-allow-origin", "*");
      },
    },
  ];
  for (const folder of folders) await app.register(fastifyStatic, folder);
  // Pages link their icon; programs that request this path without reading a page may cache the empty answer.
  app.get("/favicon.ico", async (_request, reply) =>
    reply.status(204).header("cache-control", "public, max-age=2592000").send(),
  );
};

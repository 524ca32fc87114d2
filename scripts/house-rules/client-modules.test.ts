import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { createBuilder } from "vite";

const root = join(import.meta.dirname, "../..");

/** The modules in the client bundle, as the build lists them; writes no files. */
const modulesFor = async (configFile: string): Promise<string[]> => {
  const builder = await createBuilder({
    configFile: join(root, configFile),
    logLevel: "silent",
    build: { write: false },
  });
  const client = builder.environments["client"];
  if (!client) throw new Error(`${configFile} builds nothing for browsers.`);
  const built = await builder.build(client);
  if (!("output" in built)) throw new Error(`${configFile} gave no list of files.`);
  return built.output
    .flatMap((file) => (file.type === "chunk" ? Object.entries(file.modules) : []))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => relative(root, id.replace(/\?.*/, "")));
};

const serverModules = [
  /^apps\/server\//,
  /^platform\/server\//,
  /^(demo|migrations|scripts)\//,
  /^features\/[^/]+\/(store|routes|jobs|save|request)\.ts$/,
  /^blocks\/[^/]+\/data\.ts$/,
  /^markets\/(say|messages|languages\/.+)\.ts$/,
  /^node_modules\/(kysely|pg|fastify|@fastify|@electric-sql|jose|openid-client|oidc-provider|sharp|thumbhash)\//,
  /intl-messageformat|browser-external/, // the latter replaces a built-in module of Node
];

const clients = [
  {
    configFile: "apps/site/islands/vite.config.ts",
    has: "features/content/search/parts/search-bar.tsx",
    hasNot: [
      /^apps\/backoffice\//,
      /\/office\/|^features\/page-editor\//,
      /^blocks\/[^/]+\/schema\.ts$/,
      /\/zod\//,
    ],
  },
  {
    configFile: "apps/backoffice/vite.config.ts",
    has: "features/content/page-editor/list/page-list.tsx",
    hasNot: [/^apps\/site\//, /^features\/[^/]+\/site\//],
  },
];

test.each(clients)("the client bundle of $configFile contains no server module", async (one) => {
  const modules = await modulesFor(one.configFile);
  expect(modules).toContain(one.has);
  const forbidden = [...serverModules, ...one.hasNot];
  expect(modules.filter((module) => forbidden.some((each) => each.test(module)))).toEqual([]);
});

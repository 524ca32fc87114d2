import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { createBuilder } from "vite";

const root = join(import.meta.dirname, "../..");

/** The modules whose code is in what browsers load, as the build itself lists them; nothing is written. */
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

const ofTheServer = [
  /^apps\/server\//,
  /^platform\/server\//,
  /^(demo|migrations|scripts)\//,
  /^features\/[^/]+\/(store|routes|jobs|save|request)\.ts$/,
  /^blocks\/[^/]+\/data\.ts$/,
  /^markets\/(say|messages|languages\/.+)\.ts$/,
  /^node_modules\/(kysely|pg|fastify|@fastify|@electric-sql|jose|openid-client|oidc-provider|sharp|thumbhash)\//,
  /intl-messageformat|browser-external/, // the latter stands for a module of Node's
];

const clients = [
  {
    configFile: "vite.config.ts",
    has: "features/layout/site/header.tsx",
    hasNot: [/^apps\/backoffice\//, /\/office\//, /^blocks\/[^/]+\/schema\.ts$/, /\/zod\//],
  },
  {
    configFile: "apps/backoffice/vite.config.ts",
    has: "features/pages/office/list/page-list.tsx",
    hasNot: [/^apps\/site\//, /^features\/[^/]+\/site\//],
  },
];

test.each(clients)(
  "no module of the server is in $configFile's build for browsers",
  async (one) => {
    const modules = await modulesFor(one.configFile);
    expect(modules).toContain(one.has);
    const barred = [...ofTheServer, ...one.hasNot];
    expect(modules.filter((module) => barred.some((each) => each.test(module)))).toEqual([]);
  },
);

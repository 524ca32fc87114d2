import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { ScratchCopy } from "./scratch-copy.ts";

type Answer = Readonly<{ status: number; etag: string; location: string; body: unknown }>;
type RequestParts = Readonly<{ json?: unknown; etag?: string }>;

/** The modules of the copy, with whatever its how-tos have changed in them. */
const modulesOf = async ({ folder }: ScratchCopy) => {
  const load = <Module>(path: string): Promise<Module> => import(join(folder, path));
  const [app, config, build, accounts, browser, list, database, files] = await Promise.all([
    load<typeof import("#apps/server/app.ts")>("apps/server/app.ts"),
    load<typeof import("#apps/server/config/config.ts")>("apps/server/config/config.ts"),
    load<typeof import("#apps/server/testing/empty-build.ts")>(
      "apps/server/testing/empty-build.ts",
    ),
    load<typeof import("#features/company/staff/first-accounts.ts")>(
      "features/company/staff/first-accounts.ts",
    ),
    load<typeof import("#platform/server/identity/testing/sign-in-browser.ts")>(
      "platform/server/identity/testing/sign-in-browser.ts",
    ),
    load<typeof import("#migrations/list.ts")>("migrations/list.ts"),
    load<typeof import("#platform/testing/database.ts")>("platform/testing/database.ts"),
    load<typeof import("#platform/server/files/folder.ts")>("platform/server/files/folder.ts"),
  ]);
  return { ...app, ...config, ...build, ...accounts, ...browser, ...list, ...database, ...files };
};

/** Starts the copy's server on a loopback port, with an administrator signed in. */
export const startCopyServer = async (copy: ScratchCopy) => {
  const modules = await modulesOf(copy);
  const config = modules.readConfig({ PORT: "3000", LOG_LEVEL: "silent" });
  const origin = modules.backofficeOrigin(config);
  const database = await modules.freshDatabase(modules.migrations);
  await modules.ensureDemoStaff(database.db);
  const app = await modules.createApp({
    config,
    database,
    build: modules.failingBuild,
    buildDir: await modules.emptyBuild(copy.folder),
    files: modules.folderStore(join(copy.folder, "files")),
    now: () => new Date(),
    development: null,
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const browser = modules.signInBrowser(app, origin);
  await browser.signIn("admin@wayroam.test", "wayroam-admin");
  const cookie = [...browser.cookies()].map(([name, value]) => `${name}=${value}`).join("; ");

  const send = (method: string, path: string, { json, etag }: RequestParts = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = {
        host: new URL(origin).host,
        origin,
        cookie,
        ...(json === undefined ? {} : { "content-type": "application/json" }),
        ...(etag === undefined ? {} : { "if-match": etag }),
      };
      const outgoing = request({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (chunk: string) => (text += chunk));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            etag: answer.headers.etag ?? "",
            location: answer.headers.location ?? "",
            body: text === "" ? null : JSON.parse(text),
          }),
        );
      });
      outgoing.on("error", reject);
      outgoing.end(json === undefined ? undefined : JSON.stringify(json));
    });

  return {
    send,
    async close() {
      await app.close();
      await database.close();
    },
  };
};

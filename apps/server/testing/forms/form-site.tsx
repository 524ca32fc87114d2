import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "#apps/server/app.ts";
import { readConfig } from "#apps/server/config/config.ts";
import { blockServices } from "#blocks/from-catalogue/block-services.ts";
import { FormView } from "#blocks/wr-form/view.tsx";
import type { FormInput } from "#features/content/forms/contract.ts";
import { insertForm } from "#features/content/forms/store.ts";
import { migrations } from "#migrations/list.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { PageRefused } from "#platform/site/page-ends.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { htmlOf } from "../demo-site.tsx";
import { emptyBuild } from "../empty-build.ts";
import { onePageBuild } from "../one-page-build.ts";

export const formHost = "it.localhost:3000";

type FormSiteOptions = Readonly<{
  /** By the path of their page, which is the form without the frame around it. */
  forms: Readonly<Record<string, FormInput>>;
  now: () => Date;
}>;

/** The Italian site with forms alone. */
export const openFormSite = async ({ forms, now }: FormSiteOptions) => {
  const folder = await mkdtemp(join(tmpdir(), "forms-"));
  const database = await freshDatabase(migrations);
  const ids = new Map<string, string>();
  for (const [path, form] of Object.entries(forms))
    ids.set(path, (await insertForm(database.db, "it-IT", form)).id);
  const idAt = (path: string): string => {
    const id = ids.get(path);
    if (id === undefined) throw new Error(`No form stands at ${path}.`);
    return id;
  };
  const log: string[] = [];
  const drawn = { pages: 0 };
  const app = await createApp({
    config: readConfig({ PORT: "3000", LOG_LEVEL: "info" }),
    logTo: { write: (line: string) => void log.push(line) },
    database,
    build: onePageBuild(async ({ site, url }) => {
      drawn.pages += 1;
      const id = idAt(url.pathname);
      try {
        const data = await blockServices(site).form(id);
        const content = { title: "", text: "", form: id, customCss: "" };
        return { html: htmlOf(<FormView id="b-form" content={content} data={data} />) };
      } catch (refusal) {
        if (refusal instanceof PageRefused) return { status: refusal.problem.status };
        throw refusal;
      }
    }),
    buildDir: await emptyBuild(folder),
    files: folderStore(join(folder, "files")),
    now,
    development: null,
  });
  return {
    app,
    db: database.db,
    log,
    drawn,
    idAt,
    async close() {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

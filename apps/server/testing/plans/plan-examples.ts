import type { Example, StoredRecords } from "../example.ts";

const longFile = ({ word }: StoredRecords): string =>
  ["from,to", ...Array.from({ length: 501 }, (_, at) => `/${word}-${at},/there`)].join("\n");

const importPlan = async (stored: StoredRecords): Promise<Example> => ({
  params: {
    id: await stored.create("/api/it/redirects/import?dryRun=1", { csv: longFile(stored) }),
  },
});

/** A plan of a badge to whose search many redirects lead. */
const replacementPlan = async ({ create, word }: StoredRecords): Promise<Example> => {
  const badges = "/api/it/resources/badges";
  const [from, by] = [`${word}-from`, `${word}-by`];
  const replaced = await create(badges, { slug: from, name: from });
  const other = await create(badges, { slug: by, name: by });
  const lines = Array.from({ length: 501 }, (_, at) => `/${word}-${at},/cerca?badge=${from}`);
  await create("/api/it/redirects/import", { csv: ["from,to", ...lines].join("\n") });
  return { params: { id: await create(`${badges}/${replaced}/replace?dryRun=1`, { by: other }) } };
};

/** Once all of it was looked at. */
const ready =
  (plan: (stored: StoredRecords) => Promise<Example>) => async (stored: StoredRecords) => {
    const { params = {} } = await plan(stored);
    await stored.idle();
    return { params, json: {} };
  };

export const planExamples: Readonly<Record<string, (stored: StoredRecords) => Promise<Example>>> = {
  getRedirectImportPlan: importPlan,
  listRedirectImportRows: importPlan,
  stopRedirectImportPlan: ready(importPlan),
  runRedirectImportPlan: ready(importPlan),
  getReplacementPlan: replacementPlan,
  listReplacementRows: replacementPlan,
  stopReplacementPlan: ready(replacementPlan),
  runReplacementPlan: ready(replacementPlan),
};

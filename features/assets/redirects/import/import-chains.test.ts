import { afterAll, beforeAll, expect, test } from "vitest";
import { newPage } from "#features/content/pages/page-defaults.ts";
import type { RedirectImportReport } from "#features/assets/redirects/import-contract.ts";
import { openRedirectApi, redirectsPath } from "#apps/server/testing/redirect-api.ts";

let redirects: Awaited<ReturnType<typeof openRedirectApi>>;
beforeAll(async () => {
  redirects = await openRedirectApi();
  const page = { ...newPage("a"), name: "Capodanno", slug: "capodanno", isPublished: true };
  await redirects.editor.send("POST", "/api/it/custompages", { json: page });
});
afterAll(() => redirects.close());

const imported = async (csv: string): Promise<RedirectImportReport> => {
  const path = `${redirectsPath}/import?skipRefused=1`;
  const { statusCode, body } = await redirects.editor.send("POST", path, { json: { csv } });
  expect({ statusCode, body }).toMatchObject({ statusCode: 200 });
  return JSON.parse(body) as RedirectImportReport;
};

test("a line that leads to another line's path is pointed straight at where that one leads", async () => {
  const csv = `from,to,status
/a,/b?x=1,
/b,/c,302
/c,/capodanno,
/d,/e,
/e,,410
/f,/g?x=1,
/g,/cerca?y=2,
/h,/i,
/i,/j,
/j,/h,
/k,/i,`;
  const report = await imported(csv);
  const targets = report.lines.map(({ from, to, outcome, shortenedFrom }) =>
    [from, to, outcome, shortenedFrom].join(" "),
  );
  expect(targets).toEqual([
    "/a /capodanno?x=1 created /b?x=1",
    "/b /capodanno created /c",
    "/c /capodanno created ",
    "/d /e refused ",
    "/e  created ",
    "/f /g?x=1 refused ",
    "/g /cerca?y=2 created ",
    "/h /i refused ",
    "/i /j refused ",
    "/j /h refused ",
    "/k /i refused ",
  ]);
  expect(report.counts).toMatchObject({ created: 5, shortened: 2, missing: 0 });
  // The same file again changes nothing.
  expect((await imported(csv)).counts).toMatchObject({
    unchanged: 5,
    created: 0,
  });
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openRedirectApi, outcomesOf, redirectsPath } from "#apps/server/testing/redirect-api.ts";

let redirects: Awaited<ReturnType<typeof openRedirectApi>>;
beforeAll(async () => {
  redirects = await openRedirectApi();
});
afterAll(() => redirects.close());
beforeEach(async () => {
  await redirects.db.deleteFrom("redirect").execute();
});

const send = (csv: string, query = "") =>
  redirects.editor.send("POST", `${redirectsPath}/import${query}`, { json: { csv } });
const imported = (csv: string, query = "") => redirects.imported(csv, query);
const stored = () => redirects.lines();

test.each([
  ["sep=;\r\nfrom;to;status;enabled\r\n/vecchio-due;/viaggi;301;on\r\n", 3],
  ["from;to;status;enabled;;\r\n/vecchio-due;/viaggi;301;on;;\r\n", 2],
  ["\uFEFFfrom;to;status;enabled\r\n/vecchio-due \u00a0;/viaggi;301;on\n", 2],
])("the file %j of a spreadsheet is read", async (csv, number) => {
  const { lines } = await imported(csv);
  expect(lines).toMatchObject([{ line: number, outcome: "created", errors: [] }]);
  expect(await stored()).toEqual(["/vecchio-due /viaggi 301 on"]);
});

test("an imported redirect is found without regard to case", async () => {
  await imported("from;to;status;enabled\r\n/È-Qui;/viaggi;301;on\r\n");
  const again = await imported("from,to\n/è-qui,/viaggi\n/e\u0300-QUI,/viaggi\n", "?skipRefused=1");
  expect(outcomesOf(again)).toEqual([
    [2, "updated", null],
    [3, "refused", "Line 2 leaves from the same path already."],
  ]);
});

test("a sign that nobody sees is refused with its line and column", async () => {
  const answer = await send("from;to;status;enabled\r\n\u200B/vecchio-otto;/viaggi;301;on\r\n");
  expect(answer.statusCode).toBe(422);
  const { errors } = answer.json<{ errors: object[] }>();
  expect(errors).toEqual([
    { path: "2.from", message: expect.stringMatching(/cannot be seen.*type the path anew/) },
  ]);
});

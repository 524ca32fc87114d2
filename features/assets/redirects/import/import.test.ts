import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newPage } from "#features/content/pages/page-defaults.ts";
import type { Redirect } from "#features/assets/redirects/contract.ts";
import { addHits, dayOf } from "#features/assets/redirects/hits/store.ts";
import { insertRedirects } from "#features/assets/redirects/store.ts";
import {
  enabled301,
  openRedirectApi,
  outcomesOf,
  redirectsPath,
} from "#apps/server/testing/redirect-api.ts";

let redirects: Awaited<ReturnType<typeof openRedirectApi>>;
beforeAll(async () => {
  redirects = await openRedirectApi();
  const page = { ...newPage("a"), name: "Capodanno", slug: "capodanno", isPublished: true };
  await redirects.editor.send("POST", "/api/it/custompages", { json: page });
});
afterAll(() => redirects.close());
beforeEach(async () => {
  await redirects.db.deleteFrom("redirect").execute();
});

const sendJson = (json: object, query = "", headers: Record<string, string> = {}) =>
  redirects.editor.send("POST", `${redirectsPath}/import${query}`, { json, headers });
const send = (csv: string, query = "", headers: Record<string, string> = {}) =>
  sendJson({ csv }, query, headers);
const imported = (csv: string, query = "") => redirects.imported(csv, query);
const stored = () => redirects.lines();
/** The report of a line without errors. */
const line = (number: number, { from, to, status, enabled }: Omit<Redirect, "id">) => ({
  line: number,
  from,
  to,
  status,
  enabled,
  hits30Days: null,
  shortenedFrom: null,
  isTargetMissing: false,
  suggestion: null,
  errors: [],
});
const auditCount = async () =>
  (await redirects.db.selectFrom("audit").select("id").where("subject", "=", "redirect").execute())
    .length;

test("a dry run reports each line, and the import writes just that, each line with its audit entry", async () => {
  const existing = await redirects.create({
    from: "/giappone",
    to: "/viaggi/giappone",
    status: 308,
  });
  const moved = await redirects.create({ from: "/Oman", to: "/cerca?where=oman", enabled: false });
  const csv =
    "\uFEFFfrom;to;status\r\n/islanda;/viaggi/islanda?a=1,2;\r\n/giappone/;/viaggi/giappone;\r\n/oman;/viaggi/oman;308\r\n/promo;;410\r\n";
  const before = [await stored(), await auditCount()];
  const dryRun = await imported(csv, "?dryRun=1");
  expect([await stored(), await auditCount()]).toEqual(before);
  expect(dryRun).toMatchObject({
    isWritten: false,
    counts: { created: 2, updated: 1, unchanged: 1, refused: 0 },
  });
  const { id } = moved;
  expect(dryRun.lines).toEqual([
    {
      ...line(2, { from: "/islanda", to: "/viaggi/islanda?a=1,2", ...enabled301 }),
      isTargetMissing: true,
      outcome: "created",
      before: null,
    },
    { ...line(3, existing), outcome: "unchanged", before: existing },
    {
      ...line(4, { from: "/oman", to: "/viaggi/oman", status: 308, enabled: false }),
      outcome: "updated",
      hits30Days: 0,
      before: { id, from: "/Oman", to: "/cerca?where=oman", status: 301, enabled: false },
    },
    {
      ...line(5, { from: "/promo", to: null, status: 410, enabled: true }),
      outcome: "created",
      before: null,
    },
  ]);
  const written = await imported(csv);
  expect(written).toEqual({ ...dryRun, isWritten: true });
  expect(await stored()).toEqual([
    "/giappone /viaggi/giappone 308 on",
    "/islanda /viaggi/islanda?a=1,2 301 on",
    "/oman /viaggi/oman 308 off",
    "/promo null 410 on",
  ]);
  expect(await auditCount()).toBe(Number(before[1]) + 3);
  const entry = await redirects.db
    .selectFrom("audit")
    .select(["actor", "action", "before", "after"])
    .where("subject_id", "=", id)
    .where("action", "=", "update")
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    actor: "editor@wayroam.test",
    before: { from: "/Oman", version: 1 },
    after: { from: "/oman", version: 2 },
  });
  expect((await imported(csv)).counts).toEqual({
    created: 0,
    updated: 0,
    unchanged: 4,
    refused: 0,
    shortened: 0,
    missing: 0,
  });
});

test("a line with a cell too many or a lone quotation mark is that line's error alone", async () => {
  const csv = 'from,to\n/a,/b,/c\n/good,/better\n/d,"/e\n/also,/good-too\n';
  const refused = [
    [2, "refused", expect.stringContaining("Column 3 has no name in the first line")],
    [3, "created", null],
    [4, "refused", expect.stringContaining("A quotation mark is missing or too many.")],
    [5, "created", null],
  ];
  expect(outcomesOf(await imported(csv, "?dryRun=1"))).toEqual(refused);
  expect((await send(csv)).json()).toMatchObject({ status: 422, report: { isWritten: false } });
  expect(await stored()).toEqual([]);
  expect(outcomesOf(await imported(csv, "?skipRefused=1"))).toEqual(refused);
  expect(await stored()).toEqual(["/also /good-too 301 on", "/good /better 301 on"]);
});

test("a character that cannot be stored is the error of its line alone", async () => {
  const report = await imported("from,to\n/a\u0000,/b\n/good,/better\n", "?dryRun=1");
  expect(outcomesOf(report).map(([number, outcome]) => [number, outcome])).toEqual([
    [2, "refused"],
    [3, "created"],
  ]);
});

test("imported lines obey the rules of single redirects, checked against the final state", async () => {
  await redirects.create({ from: "/old", to: "/middle-1" });
  await redirects.create({ from: "/middle-2", to: "/end" });
  const csv = `from,to,status,enabled
offerte estate,/cerca,,
/a,/b,,
/B/,/a,,
/capodanno,/inverno,,
/capodanno,/inverno,,off
/login,/entra,,
/x,/y,999,
/z,/y,301,perhaps
/twice,/one,,
/TWICE,/two,,
/chain,/middle-2?a,,
/middle-1,/far,,
/self,/Self/,,
/gone,/somewhere,410,
/evil,//evil.test,,
=cmd(),/y,,
/good,/better,,`;
  const report = await imported(csv, "?dryRun=1");
  expect(outcomesOf(report)).toEqual([
    [2, "refused", "Begin with /: it is a path of this market, without protocol and host."],
    [3, "refused", "A loop: the redirect from /B leads back to /a."],
    [4, "refused", "A loop: the redirect from /a leads back to /B."],
    [5, "refused", "Visitors find the page “Capodanno” here."],
    [6, "refused", "Line 5 leaves from the same path already."],
    [7, "refused", "The site itself answers here: /login."],
    [8, "refused", "Choose one of 301, 302, 307, 308, 410."],
    [9, "refused", "Write on or off."],
    [10, "created", null],
    [11, "refused", "Line 10 leaves from the same path already."],
    [12, "refused", "A chain: another redirect leaves from /middle-2; it leads to /end."],
    [13, "refused", "A chain: the redirect from /old leads to /middle-1."],
    [14, "refused", "It would lead to itself."],
    [15, "refused", "What is gone (410) leads nowhere."],
    [16, "refused", "No //: it could lead to another host."],
    [17, "refused", "Begin with /: it is a path of this market, without protocol and host."],
    [18, "created", null],
  ]);
  const before = [await stored(), await auditCount()];
  const refused = await send(csv);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    detail: "15 of 17 lines are refused: nothing was written.",
    report,
  });
  expect(refused.json<{ errors: object[] }>().errors[0]).toEqual({
    path: "2.from",
    message: "Begin with /: it is a path of this market, without protocol and host.",
  });
  expect([await stored(), await auditCount()]).toEqual(before);
  expect(await imported(csv, "?skipRefused=1")).toEqual({ ...report, isWritten: true });
  expect(await stored()).toEqual([
    "/good /better 301 on",
    "/middle-2 /end 301 on",
    "/old /middle-1 301 on",
    "/twice /one 301 on",
  ]);
});

test("a file may change existing redirects that would conflict with its own lines", async () => {
  await redirects.create({ from: "/one", to: "/two" });
  const chained = "from,to,enabled\n/two,/three,\n";
  expect((await imported(chained, "?dryRun=1")).counts).toMatchObject({ refused: 1 });
  const chainAndFix = `${chained}/one,/three,\n`;
  expect((await imported(chainAndFix)).counts).toMatchObject({ created: 1, updated: 1 });
  const switchedOff = "from,to,enabled\n/three,/four,\n/one,/three,off\n/two,/three,OFF\n";
  expect((await imported(switchedOff)).counts).toMatchObject({ created: 1, updated: 2 });
});

test("lines that depend on a refused line are refused too", async () => {
  await redirects.create({ from: "/p", to: "/q" });
  // Line 3 would be valid only after line 2 was imported, and line 2 is refused.
  const csv = "from,to\n/p,/login/%zz\n/q,/r\n";
  expect(outcomesOf(await imported(csv, "?dryRun=1"))).toEqual([
    [2, "refused", expect.stringContaining("%")],
    [3, "refused", "A chain: the redirect from /p leads to /q."],
  ]);
});

test.each([
  ["no columns", "/a,/b\n", "Begin with the names of the columns"],
  ["an unknown column", "from,to,colour\n/a,/b,red\n", "There is no column “colour”."],
  ["too many lines", `from,to\n${"/a,/b\n".repeat(5001)}`, "At most 5000 lines at once"],
  ["too much", `from,to\n/${"è".repeat(500_001)},/b\n`, "At most 1 MB at once"],
])("a file with %s is refused", async (_what, csv, message) => {
  const answer = await send(csv);
  expect(answer.statusCode).toBe(422);
  const { errors } = answer.json<{ errors: { path: string; message: string }[] }>();
  expect(errors).toEqual([{ path: "csv", message: expect.stringContaining(message) }]);
  expect(await stored()).toEqual([]);
});

test("an invalid file, and a person who may not import, are refused", async () => {
  const path = `${redirectsPath}/import`;
  const post = (json: unknown, query = "") => redirects.editor.send("POST", path + query, { json });
  expect((await post({})).statusCode).toBe(422);
  expect((await post({ csv: 1 })).statusCode).toBe(422);
  expect((await post({ csv: "from\n", colour: "red" })).statusCode).toBe(400);
  expect((await post([])).statusCode).toBe(400);
  expect((await post({ csv: "from\n" }, "?dryRun=perhaps")).statusCode).toBe(400);
  expect((await post({ csv: "from\n" }, "?colour=red")).statusCode).toBe(400);
  const anonymous = redirects.anonymous();
  expect((await anonymous.send("POST", path, { json: { csv: "from\n" } })).statusCode).toBe(401);
  const foreign = await send("from\n", "", { origin: "http://it.localhost:3000" });
  expect(foreign.statusCode).toBe(403);
});

test("a file sent twice with one idempotency key is imported once", async () => {
  const key = { "idempotency-key": "file-once" };
  const first = await send("from,to\n/once,/there\n", "", key);
  const before = await auditCount();
  const again = await send("from,to\n/once,/there\n", "", key);
  expect([again.statusCode, again.body]).toEqual([200, first.body]);
  expect(await auditCount()).toBe(before);
});

test("5,000 lines are imported in one request", async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => `/from-${at},/to-${at}`);
  const report = await imported(`from,to\n${rows.join("\n")}`);
  expect(report.counts).toMatchObject({ created: 5000, updated: 0, unchanged: 0, refused: 0 });
  expect(await stored()).toHaveLength(5000);
});

test("an export can be imported again, and none of its cells runs as a formula", async () => {
  await redirects.create({ from: "/caffè lungo", to: '/nuova?a="b";c,d#e', status: 307 });
  await redirects.create({ from: "/promo", to: null, status: 410, enabled: false });
  const answer = await redirects.editor.send("GET", `${redirectsPath}/export`);
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="redirects-it.csv"',
    "cache-control": "no-store",
  });
  expect(answer.body).toBe(
    '\uFEFFfrom;to;status;enabled\r\n/caffè lungo;"/nuova?a=""b"";c,d#e";307;on\r\n/promo;;410;off\r\n',
  );
  expect((await imported(answer.body)).counts).toMatchObject({ unchanged: 2 });
  const before = await stored();
  await redirects.db.deleteFrom("redirect").execute();
  expect((await imported(answer.body)).counts).toMatchObject({ created: 2 });
  expect(await stored()).toEqual(before);
  const [foreign] = await insertRedirects(redirects.db, "en-US", [
    { from: "/us", to: "/there", status: 301, enabled: true },
  ]);
  expect(foreign?.from).toBe("/us");
  const american = await redirects.editor.send("GET", "/api/us/redirects/export");
  expect(american.body).toBe("\uFEFFfrom,to,status,enabled\r\n/us,/there,301,on\r\n");
});

test("a refused line that is nearly right comes with a suggestion", async () => {
  const csv = `from,to
 offerte estate ,/cerca?season=summer
/b,https://it.test/viaggi/nepal?a=b
/c d,e
/same,/same
/g?x=1,/h
/i,https://elsewhere.test
vecchia.html,/j
/k,mailto:a@b.test`;
  const { lines } = await imported(csv, "?dryRun=1");
  expect(lines.map(({ suggestion }) => suggestion)).toEqual([
    { path: "from", value: "/offerte-estate" },
    null,
    { path: "to", value: "/e" },
    null,
    { path: "from", value: "/g" },
    null,
    { path: "from", value: "/vecchia.html" },
    null,
  ]);
});

test("a line tells when it would lead to a page that is not there, and the report which columns were read", async () => {
  const csv = `from,to,status,enabled
/a,/viaggi/nepal-annapurna?x=1,,
/b,/viaggi/nowhere#top,302,
/c,/viaggi/nowhere,,off
/d,,410,
e,/viaggi/nowhere,,
/f,https://it.localhost:3000/Cerca/?a=b,,`;
  const report = await imported(csv, "?dryRun=1");
  expect(report.lines.map(({ isTargetMissing }) => isTargetMissing)).toEqual([
    false,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(report.lines[5]).toMatchObject({ to: "/Cerca?a=b", outcome: "created" });
  expect(report).toMatchObject({
    counts: { created: 5, refused: 1, missing: 1 },
    columns: ["from", "to", "status", "enabled"],
  });
  expect(await imported("to;from\n/x;/y\n", "?dryRun=1")).toMatchObject({
    columns: ["from", "to"],
  });
});

test("corrections stand in place of the file's cells", async () => {
  const csv = "from,to,status\nofferte estate,/cerca,301\n/b,/c,999\n/d,/e,302";
  const corrections = [
    { line: 2, from: "/offerte-estate" },
    { line: 3, status: "410", to: "" },
    { line: 4, enabled: "off" },
  ];
  const answer = await sendJson({ csv, corrections });
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
  expect(await stored()).toEqual([
    "/b null 410 on",
    "/d /e 302 off",
    "/offerte-estate /cerca 301 on",
  ]);
  const foreign = await sendJson({ csv, corrections: [{ line: 9, from: "/x" }] }, "?dryRun=1");
  expect(foreign.statusCode).toBe(422);
  expect(foreign.json()).toMatchObject({
    errors: [{ path: "corrections.0.line", message: "The file has no line 9." }],
  });
  const unknown = await sendJson({ csv, corrections: [{ line: 2, colour: "red" }] });
  expect(unknown.statusCode).toBe(400);
});

test("a line to a renamed target leads straight to its new address", async () => {
  const travel = await redirects.db
    .selectFrom("travel")
    .select(["id", "slug"])
    .where("slug", "=", "nepal-annapurna")
    .executeTakeFirstOrThrow();
  await redirects.db
    .insertInto("former_slug")
    .values({ market: "it-IT", kind: "travel", slug: "nepal-trek", target_id: travel.id })
    .execute();
  const csv = "from,to\n/nepal,/viaggi/Nepal-Trek/?a=b#c\n/far,/cerca";
  const report = await imported(csv);
  expect(report.counts).toMatchObject({ created: 2, shortened: 1 });
  expect(report.lines).toMatchObject([
    { to: `/viaggi/${travel.slug}?a=b#c`, shortenedFrom: "/viaggi/Nepal-Trek?a=b#c" },
    { to: "/cerca", shortenedFrom: null },
  ]);
  expect(await stored()).toContain(`/nepal /viaggi/${travel.slug}?a=b#c 301 on`);
  expect((await imported(csv)).counts).toMatchObject({ unchanged: 2, shortened: 0 });
});

test("a line that changes a redirect tells how much that was used", async () => {
  const { id } = await redirects.create({ from: "/oman", to: "/cerca?where=oman" });
  const used = { market: "it-IT", redirectId: id, day: dayOf(new Date()), lastAt: new Date() };
  await addHits(redirects.db, [{ ...used, hits: 88 }]);
  const { lines } = await imported("from,to\n/oman,/viaggi/oman\n/new,/x", "?dryRun=1");
  expect(lines.map(({ hits30Days }) => hits30Days)).toEqual([88, null]);
});

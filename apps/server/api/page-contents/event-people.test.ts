import { afterAll, beforeAll, expect, test } from "vitest";
import type { EventInput } from "#features/catalogue/events/contract.ts";
import { leave, signUp } from "#features/people/attendance/attend.ts";
import { forgetAccount } from "#features/people/attendance/forget-account.ts";
import { deleteOldEventMails } from "#features/people/attendance/mails/mail-store.ts";
import { insertAccount } from "#features/people/accounts/store.ts";
import { createMailer } from "#platform/server/mail/mailer.ts";
import type { MarketId } from "#markets/market-type.ts";
import { countsOf, eventInput } from "#apps/server/testing/events/event-scene.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

const now = () => new Date();
const mailer = createMailer({
  mode: "mailbox",
  from: "Wayroam <hello@wayroam.test>",
  send: async () => undefined,
  now,
});
const scene = { mailer, product: "Wayroam", siteOf: () => "https://site.test", now };

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: Awaited<ReturnType<typeof api.signIn>>;
let people = 0;
beforeAll(async () => {
  api = await openStaffApi([], () => ({ mailer }));
  editor = await api.signIn("editor");
});
afterAll(() => api.close());

const create = async (fields: Partial<EventInput>) => {
  const json = eventInput(fields);
  const answer = await editor.send("POST", "/api/it/events", { json });
  return { json, id: answer.json<{ id: string }>().id };
};
const join = async (id: string, market: MarketId = "it-IT") => {
  const email = `p${(people += 1)}@example.com`;
  const accountId = await insertAccount(api.db, {
    email,
    phone: null,
    passwordHash: null,
    marketing: false,
    market,
    now: now(),
  });
  const attendee = { accountId: accountId ?? "", market: "it-IT", id };
  await api.db.transaction().execute((trx) => signUp(trx, scene, attendee, { waiting: true }));
  return email;
};
const save = async (id: string, json: object) => {
  const answer = await editor.send("PUT", `/api/it/events/${id}`, { json });
  return { status: answer.statusCode, body: answer.json<object>() };
};
const mailsTo = (email: string) =>
  api.db
    .selectFrom("outbox_mail")
    .select(["subject", "text"])
    .where("recipient", "=", email)
    .orderBy("created_at")
    .execute();

test("more places go to those who wait, and fewer than are coming are refused", async () => {
  const { id, json } = await create({ places: 1 });
  const [first, second, third] = [await join(id), await join(id), await join(id)];
  expect((await save(id, { ...json, places: 2 })).status).toBe(200);
  expect(await countsOf(api.db, id)).toMatchObject({ coming: 2, waiting: 1 });
  expect([await mailsTo(first), await mailsTo(third)]).toEqual([[], []]);
  expect(await mailsTo(second)).toMatchObject([{ subject: `C’è posto per te: ${json.title}` }]);
  expect(await save(id, { ...json, places: 1 })).toMatchObject({
    status: 422,
    body: { errors: [{ path: "places" }] },
  });
  expect((await save(id, { ...json, places: null })).status).toBe(200);
  expect(await countsOf(api.db, id)).toMatchObject({ coming: 3, waiting: 0 });
});

test("everybody is told that an event is off, in their own language, and that it is on again", async () => {
  const { id, json } = await create({ places: 1, title: "Tè" });
  const [comes, waits] = [await join(id), await join(id, "fr-FR")];
  await save(id, { ...json, cancelledBecause: "Piove forte" });
  expect(await mailsTo(comes)).toMatchObject([{ subject: "Annullato: Tè" }]);
  const [french] = await mailsTo(waits);
  expect(french?.subject).toMatch(/^Annulé/);
  expect(french?.text).toContain("Piove forte");
  await save(id, { ...json, cancelledBecause: "Piove ancora" });
  expect(await mailsTo(comes)).toHaveLength(1);
  await save(id, json);
  expect((await mailsTo(waits)).at(-1)?.subject).toMatch(/^Cela a lieu/);
});

test("another day and another place are told, another text and picture are not", async () => {
  const { id, json } = await create({ title: "Giro" });
  const comes = await join(id);
  await save(id, { ...json, text: "Altro testo." });
  expect(await mailsTo(comes)).toEqual([]);
  const moved = { ...json, text: "Altro testo.", startsAt: "2099-01-15T19:30:00Z" };
  await save(id, moved);
  await save(id, { ...moved, address: "Piazza Castello" });
  const mails = await mailsTo(comes);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Cambia quando o dove: Giro",
    "Cambia quando o dove: Giro",
  ]);
  expect(mails[0]?.text).toContain("20:30");
  expect(mails[1]?.text).toContain("Piazza Castello");
});

test("an event to which somebody comes is not deleted", async () => {
  const { id, json } = await create({ places: 1 });
  await join(id);
  const refused = await editor.send("DELETE", `/api/it/events/${id}`);
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { coming: 1, waiting: 0 }]);
  expect(json.places).toBe(1);
});

test("an event for which somebody waits, and nobody comes any more, is not deleted", async () => {
  const { id, json } = await create({ places: 1 });
  const comes = await join(id);
  await join(id);
  await save(id, { ...json, cancelledBecause: "Piove" });
  const { id: accountId } = await api.db
    .selectFrom("visitor_account")
    .select("id")
    .where("email", "=", comes)
    .executeTakeFirstOrThrow();
  await api.db.transaction().execute((trx) => forgetAccount(trx, scene, accountId));
  expect(await countsOf(api.db, id)).toMatchObject({ coming: 0, waiting: 1 });
  const refused = await editor.send("DELETE", `/api/it/events/${id}`);
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { coming: 0, waiting: 1 }]);
});

test("staff see who comes and who waits, find them, and take them along as a file", async () => {
  const { id } = await create({ places: 1, title: "Lista" });
  const [comes, waits, last] = [await join(id), await join(id, "de-DE"), await join(id)];
  const list = async (query: string) =>
    (await editor.send("GET", `/api/it/events/${id}/sign-ups?${query}`)).json<{ items: object[] }>()
      .items;
  expect(await list("")).toMatchObject([
    { email: comes, state: "going", place: null, language: "it" },
    { email: waits, state: "waiting", place: 1, language: "de" },
    { email: last, state: "waiting", place: 2 },
  ]);
  expect(await list("state=waiting")).toHaveLength(2);
  expect(await list(`search=${waits}`)).toMatchObject([{ email: waits }]);
  const file = await editor.send("GET", `/api/it/events/${id}/sign-ups/export`);
  expect(file.body.trim().split("\r\n")).toHaveLength(4);
  const audit = await api.db
    .selectFrom("audit")
    .select(["actor", "name"])
    .where("subject", "=", "event-export")
    .execute();
  expect(audit).toMatchObject([{ actor: "editor@wayroam.test", name: "Lista: 3 people" }]);
});

test("a mail to all is in each one's language, or in the market's, and a test goes to oneself", async () => {
  const { id } = await create({ places: 1 });
  const [comes, waits] = [await join(id), await join(id, "de-DE")];
  const french = await join(id, "fr-FR");
  const path = `/api/it/events/${id}/letters`;
  const audience = await editor.send("GET", `${path}/audience`);
  expect(audience.json()).toEqual({
    languages: [
      { language: "it", going: 1, waiting: 0 },
      { language: "de", going: 0, waiting: 1 },
      { language: "fr", going: 0, waiting: 1 },
    ],
  });
  const texts = { it: { subject: "Ciao", text: "A dopo." }, de: { subject: "Hallo", text: "Bis" } };
  const write = async (json: object) => {
    const answer = await editor.send("POST", path, { json });
    return [answer.statusCode, answer.json<object>()] as const;
  };
  expect(await write({ to: "all", texts, isTest: true })).toMatchObject([200, { mails: 2 }]);
  expect(await mailsTo("editor@wayroam.test")).toHaveLength(2);
  expect(await mailsTo(comes)).toEqual([]);
  expect(await write({ to: "waiting", texts })).toMatchObject([200, { mails: 2 }]);
  const [german] = await mailsTo(waits);
  expect(german?.subject).toBe("Hallo");
  // Below its words stand the event's name, day and page.
  expect(german?.text).toMatch(/Bis[^]*Mappe e tè[^]*Donnerstag[^]*http[^]*eventi-wemeet/);
  expect(await mailsTo(french)).toMatchObject([{ subject: "Ciao" }]);
  expect(await mailsTo(comes)).toEqual([]);
  expect(await write({ to: "all", texts: { de: texts.de } })).toMatchObject([
    422,
    { errors: [{ path: "texts.it" }] },
  ]);
  expect((await write({ to: "all", texts: { it: { subject: "", text: "x" } } }))[0]).toBe(422);
  expect((await write({ to: "everybody", texts }))[0]).toBe(422);
});

test("a mail to all does not reach who has given their place back", async () => {
  const { id } = await create({ places: 5 });
  const [comes, left] = [await join(id), await join(id)];
  const { id: accountId } = await api.db
    .selectFrom("visitor_account")
    .select("id")
    .where("email", "=", left)
    .executeTakeFirstOrThrow();
  const attendee = { accountId, market: "it-IT", id };
  await api.db.transaction().execute((trx) => leave(trx, scene, attendee));
  const json = { to: "all", texts: { it: { subject: "Ciao", text: "A dopo." } } };
  const answer = await editor.send("POST", `/api/it/events/${id}/letters`, { json });
  expect(answer.json()).toMatchObject({ mails: 1 });
  expect(await mailsTo(comes)).toMatchObject([{ subject: "Ciao" }]);
  expect(await mailsTo(left)).toEqual([]);
});

test("staff see what was mailed of an event, to whom in which language, and what was refused", async () => {
  const { id } = await create({ places: 1, title: "Posta" });
  const [comes, waits] = [await join(id), await join(id, "de-DE")];
  const path = `/api/it/events/${id}`;
  const read = async <Item extends object>(address: string) =>
    (await editor.send("GET", `${path}/${address}`)).json<{ items: Item[]; total: number }>();
  expect(await read("mails")).toMatchObject({ items: [], total: 0 });
  const texts = { it: { subject: "Ciao", text: "A dopo." }, de: { subject: "Hallo", text: "Bis" } };
  await editor.send("POST", `${path}/letters`, { json: { to: "all", texts } });
  await api.db
    .updateTable("outbox_mail")
    .set({ state: "refused", reason: "The mail server answered 550 to RCPT TO." })
    .where("recipient", "=", waits)
    .execute();

  const [letter] = (await read<{ id: string }>("mails")).items;
  expect(letter).toMatchObject({
    kind: "letter",
    subject: "Ciao",
    sender: "editor@wayroam.test",
    people: 2,
    languages: expect.arrayContaining([{ language: "de", people: 1 }]),
    outcomes: [
      { outcome: "sent", people: 1 },
      { outcome: "refused", people: 1 },
    ],
  });
  const reason = expect.stringContaining("550");
  expect((await read(`mails/${letter?.id}`)).items).toMatchObject([
    { email: waits, language: "de", subject: "Hallo", outcome: "refused", reason },
    { email: comes, language: "it", subject: "Ciao", outcome: "sent", reason: null },
  ]);

  const account = await api.db
    .selectFrom("visitor_account")
    .select("id")
    .where("email", "=", comes)
    .executeTakeFirstOrThrow();
  await api.db
    .transaction()
    .execute((trx) => leave(trx, scene, { market: "it-IT", id, accountId: account.id }));
  expect((await read("mails")).items[0]).toMatchObject({ kind: "place", sender: null, people: 1 });
  // What the outbox has forgotten is no failure, and what was told goes with the names.
  await api.db.deleteFrom("outbox_mail").where("recipient", "=", comes).execute();
  const outcomes = [
    { outcome: "refused", people: 1 },
    { outcome: "forgotten", people: 1 },
  ];
  expect((await read("mails")).items[1]).toMatchObject({ outcomes });
  expect(await deleteOldEventMails(api.db, new Date("2099-02-10T00:00:00Z"), 100)).toBe(0);
  expect(await deleteOldEventMails(api.db, new Date("2099-02-15T00:00:00Z"), 100)).toBeGreaterThan(
    2,
  );
});

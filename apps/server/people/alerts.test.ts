import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { askingBy } from "#apps/server/config/asking.ts";
import { readConfig } from "#apps/server/config/config.ts";
import { insertAccount } from "#features/people/accounts/store.ts";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import { toDraft } from "#features/catalogue/tours/save/row-rules.ts";
import { saveTours } from "#features/catalogue/tours/save/save-tours.ts";
import { draftOn } from "#features/catalogue/tours/testing/tour-drafts.ts";
import { toursByIds } from "#features/catalogue/tours/store.ts";
import { alertMailHandler, alertMailPlans } from "#features/people/alerts/mails/send-alerts.ts";
import { deleteEndedAlerts } from "#features/people/alerts/store.ts";
import { addDays } from "#markets/days.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { createMailer } from "#platform/server/mail/mailer.ts";
import {
  openPeopleApp,
  type PeopleApp,
  type PeopleBrowser,
  signUp,
} from "../testing/people/people-app.ts";
import { seedSmallCatalogue } from "../testing/small-catalogue.ts";

const market = "it-IT";
const minute = 60_000;

let people: PeopleApp;
let seeded: Awaited<ReturnType<typeof seedSmallCatalogue>>;
let visitor: PeopleBrowser;
let email: string;
let count = 0;
/** The tests move the clock on, at night into the next day: the departure stays where it was. */
let departureDate: string;
beforeAll(async () => {
  people = await openPeopleApp();
  departureDate = addDays(today(), 40);
  seeded = await seedSmallCatalogue(people.db, new Date(people.clock.now));
});
afterAll(() => people.close());
beforeEach(async () => {
  await people.db.deleteFrom("alert").execute();
  await setTour({ status: "PLANNED", people_in: 3, people_needed: 5, seats_free: 8 });
  visitor = people.browser();
  email = `follower-${(count += 1)}@example.com`;
  await signUp(people, visitor, email);
});

const now = () => new Date(people.clock.now);
const today = () => dayAt(now(), marketById(market));
const setTour = (values: object) =>
  people.db
    .updateTable("tour")
    .set({
      status: "PLANNED",
      price_cents: 150_000,
      is_published: true,
      cancelled_at: null,
      cancelled_by: null,
      cancel_reason: null,
      departure_date: departureDate,
      ...values,
    })
    .where("id", "=", seeded.coming.id)
    .execute();

/** Saves the departure as staff do. */
const save = async (change: Partial<TourDraft>): Promise<void> => {
  const tour = (await toursByIds(people.db, market, [seeded.coming.id])).get(seeded.coming.id);
  if (!tour) throw new Error("The departure is gone.");
  const draft = { ...toDraft(tour), ...change };
  await saveDraft(tour.id, tour.version, draft);
};
const saveDraft = async (id: string | null, version: number | null, draft: TourDraft) => {
  const config = readConfig({ PORT: "3000" });
  const context = {
    db: people.db,
    market,
    actor: "Emma Clarke",
    today: today(),
    asking: askingBy(config, null, now),
  };
  const { rows } = await saveTours(context, [{ id, version, travelId: seeded.travel.id, draft }]);
  expect(rows[0]?.planned.errors).toEqual([]);
};

/** Runs the mails that are due as a worker does. */
const sendDue = async (): Promise<void> => {
  const mailer = createMailer({
    mode: "mailbox",
    from: "Wayroam <hello@wayroam.test>",
    send: async () => undefined,
    now,
  });
  const handler = alertMailHandler({
    db: people.db,
    mailer,
    product: "Wayroam",
    siteOf: (id) => (id === market ? "http://it.localhost:3000" : null),
    now,
  });
  const jobs: object[] = [];
  await alertMailPlans.queue(
    people.db,
    async (_db, _job, payload) => void jobs.push(payload),
    now(),
  );
  for (const job of jobs)
    await handler.run(job, {
      retries: 0,
      signal: new AbortController().signal,
      once: (effect) => people.db.transaction().execute(effect),
      send: async () => undefined,
    });
};
const afterSharing = async () => {
  people.clock.now += 11 * minute;
  await sendDue();
};
const mailsTo = (recipient: string) =>
  people.db
    .selectFrom("outbox_mail")
    .select(["subject", "text", "html", "headers"])
    .where("recipient", "=", recipient)
    .where("subject", "not like", "%codice%")
    .orderBy("created_at")
    .execute();
const alertMails = async () =>
  (await mailsTo(email)).filter(({ headers }) => "List-Unsubscribe" in headers);
const tourPath = () => `/api/alerts/tours/${seeded.coming.id}`;
const put = (path: string, json: object) => visitor.send("PUT", path, { json });
const cancelled = {
  is_published: false,
  cancelled_at: new Date(),
  cancelled_by: "Emma Clarke",
  cancel_reason: "Too few people.",
};
const confirmed = { status: "CONFIRMED", peopleMinimum: 2 } as const;

test("the calls keep alerts for whoever is signed in, and refuse what they do not know", async () => {
  const stranger = people.browser();
  expect((await stranger.send("GET", "/api/alerts")).statusCode).toBe(401);
  expect((await put(tourPath(), { reasons: ["confirmed", "price"] })).statusCode).toBe(204);
  const travel = `/api/alerts/travels/${seeded.travel.id}`;
  people.clock.now += minute;
  expect((await put(travel, { months: ["2031-06"], age: "25-35" })).statusCode).toBe(204);
  const list = await visitor.send("GET", "/api/alerts");
  expect(list.headers["cache-control"]).toBe("no-store");
  expect(list.json().items).toMatchObject([
    { kind: "travel", travelId: seeded.travel.id, months: ["2031-06"], age: "25-35" },
    { kind: "tour", tourId: seeded.coming.id, reasons: ["confirmed", "price"] },
  ]);
  for (const [path, body] of [
    [tourPath(), { reasons: [] }],
    [tourPath(), { reasons: ["confirmed", "confirmed"] }],
    [tourPath(), { reasons: ["snow"] }],
    [tourPath(), { reasons: ["price"], more: 1 }],
    [travel, { months: ["2031-13"] }],
  ] as const)
    expect([400, 422]).toContain((await put(path, body)).statusCode);
  const past = `/api/alerts/tours/${seeded.past.id}`;
  expect((await put(past, { reasons: ["price"] })).statusCode).toBe(404);
  expect((await visitor.send("DELETE", tourPath())).statusCode).toBe(204);
  expect((await visitor.send("DELETE", travel)).statusCode).toBe(204);
  expect((await visitor.send("GET", "/api/alerts")).json()).toEqual({ items: [] });
});

test("a reason that cannot happen any more is refused by its field", async () => {
  await setTour({ status: "SOLD_OUT", seats_free: 0 });
  const refused = await put(tourPath(), { reasons: ["reopened", "confirmed"] });
  expect([refused.statusCode, refused.json().errors]).toMatchObject([422, [{ path: "reasons.1" }]]);
  expect((await put(tourPath(), { reasons: ["reopened"] })).statusCode).toBe(204);
});

test("a confirmed departure is told once, in the language in which it was asked for, with the way to stop it", async () => {
  await put(tourPath(), { reasons: ["confirmed"] });
  await save(confirmed);
  await sendDue();
  expect(await alertMails()).toEqual([]);
  await afterSharing();
  await save({ priceCents: 160_000 });
  await afterSharing();
  const [mail, ...others] = await alertMails();
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Confermata: Nepal, Annapurna, .*\. Ora puoi comprare il volo$/);
  const headers: Readonly<Record<string, string>> = mail?.headers ?? {};
  expect(headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  const link = /<http:\/\/it\.localhost:3000(\/alerts\/unsubscribe\/[\da-f]{32})>/.exec(
    headers["List-Unsubscribe"] ?? "",
  )?.[1];
  expect(mail?.text).toContain(link);
  expect(mail?.html).toContain("Tutti i tuoi avvisi");
});

test("events of one person within ten minutes share a mail, and each is told once", async () => {
  await put(tourPath(), { reasons: ["confirmed", "price", "few-seats"] });
  await put(`/api/alerts/travels/${seeded.travel.id}`, {});
  await save(confirmed);
  people.clock.now += 4 * minute;
  await save({ priceCents: 140_000 });
  people.clock.now += 4 * minute;
  await saveDraft(null, null, draftOn(addDays(today(), 90)));
  await afterSharing();
  await afterSharing();
  const mails = await alertMails();
  expect(mails.map(({ subject }) => subject)).toEqual(["3 novità sui tuoi avvisi"]);
  expect(mails[0]?.text).toMatch(/Era 1\.500\s€ a persona\. Oggi è 1\.400\s€\./);
  expect(mails[0]?.text).toContain("Nuova data");
});

test("what is taken back before the mail is told to nobody", async () => {
  await put(tourPath(), { reasons: ["confirmed", "price"] });
  await save({ ...confirmed, priceCents: 140_000 });
  await save({ status: "PLANNED", priceCents: 150_000, peopleMinimum: 8 });
  await afterSharing();
  expect(await alertMails()).toEqual([]);
  await save({ priceCents: 145_000 });
  await afterSharing();
  expect((await alertMails()).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Prezzo sceso da 1\.500\s€ a 1\.450\s€/),
  ]);
});

test("new dates are told for the months and ages that were asked for, once each", async () => {
  const inMonth = addDays(today(), 120);
  const travel = `/api/alerts/travels/${seeded.travel.id}`;
  await put(travel, { months: [inMonth.slice(0, 7)], age: "25-35" });
  await saveDraft(null, null, draftOn(addDays(today(), 200), { ageRange: "25-35" }));
  await saveDraft(null, null, draftOn(inMonth, { ageRange: "35-49" }));
  await afterSharing();
  expect(await alertMails()).toEqual([]);
  await saveDraft(null, null, draftOn(inMonth, { ageRange: "25-35" }));
  await afterSharing();
  expect((await alertMails()).map(({ subject }) => subject)).toEqual([
    expect.stringContaining("Nuova data: Nepal, Annapurna"),
  ]);
});

test("past, cancelled and deleted departures end their alerts without a mail", async () => {
  await put(tourPath(), { reasons: ["confirmed"] });
  await save(confirmed);
  await setTour({ status: "CONFIRMED", ...cancelled });
  await afterSharing();
  expect((await visitor.send("GET", "/api/alerts")).json()).toEqual({ items: [] });
  await setTour({ status: "CONFIRMED", departure_date: today() });
  expect(await deleteEndedAlerts(people.db, today(), 10)).toBe(1);
  expect(await alertMails()).toEqual([]);
});

test("the link of a mail asks with one button, and one click of a mailbox ends the alert at once", async () => {
  await put(tourPath(), { reasons: ["confirmed"] });
  await save(confirmed);
  await afterSharing();
  const text = (await alertMails())[0]?.text ?? "";
  const link = /\/alerts\/unsubscribe\/[\da-f]{32}/.exec(text)?.[0] ?? "";
  const stranger = people.browser();
  const page = await stranger.send("GET", link);
  expect([page.statusCode, page.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(page.body).toContain("Nepal, Annapurna");
  expect((await visitor.send("GET", "/api/alerts")).json().items).toHaveLength(1);
  const oneClick = await people.app.inject({
    method: "POST",
    url: link,
    headers: { host: "it.localhost:3000", "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(oneClick.statusCode).toBe(200);
  expect(oneClick.body).toContain("non ti scriviamo più di questo");
  expect((await visitor.send("GET", "/api/alerts")).json()).toEqual({ items: [] });
  expect((await stranger.send("GET", `/alerts/unsubscribe/${"0".repeat(32)}`)).statusCode).toBe(
    404,
  );
  await save({ status: "PLANNED", peopleMinimum: 8 });
  await save(confirmed);
  await afterSharing();
  expect(await alertMails()).toHaveLength(1);
});

test("without JavaScript a stranger asks by e-mail, and the code alone makes the account", async () => {
  const stranger = people.browser();
  const about = `tour.${seeded.coming.id}`;
  const page = await stranger.send("GET", `/alerts?about=${about}`);
  expect(page.body).toContain("Avvisami di questa partenza");
  const wrong = await stranger.send("POST", "/alerts", {
    form: { about, step: "on", reasons: "confirmed", email: "nobody" },
  });
  expect([wrong.statusCode, wrong.body]).toEqual([422, expect.stringContaining("nobody")]);
  const to = "stranger@example.com";
  const started = await stranger.send("POST", "/alerts", {
    form: { about, step: "on", reasons: "confirmed", email: to },
  });
  expect(started.statusCode).toBe(303);
  const challenge = /challenge=([\w-]+)/.exec(String(started.headers.location))?.[1] ?? "";
  const code = await people.lastCode(to);
  const sent = await stranger.send("POST", "/login", { form: { step: "code", challenge, code } });
  expect(sent.statusCode).toBe(303);
  const { here } = await stranger.follow(String(sent.headers.location));
  const landed = await stranger.send("GET", here);
  expect(landed.headers.location).toBe(`/alerts?about=${about}&done`);
  const done = await stranger.send("GET", String(landed.headers.location));
  expect(done.body).toContain(to);
  expect((await stranger.send("GET", "/api/alerts")).json().items).toMatchObject([
    { tourId: seeded.coming.id, reasons: ["confirmed"] },
  ]);
  const asked = await stranger.send("GET", `/alerts?about=${about}&off`);
  expect(asked.body).toContain("Spegnere l’avviso?");
  await stranger.send("POST", "/alerts", { form: { about, step: "off" } });
  expect((await stranger.send("GET", "/api/alerts")).json()).toEqual({ items: [] });
});

test("deleting an account takes its alerts along", async () => {
  const id = await insertAccount(people.db, {
    email: "gone@example.com",
    phone: null,
    passwordHash: null,
    marketing: false,
    market,
    now: now(),
  });
  const owner = { accountId: id ?? "", market } as const;
  const { createAlerts } = await import("#features/people/alerts/alerts.ts");
  await createAlerts({ db: people.db, now }).setTravel(owner, seeded.travel.id, {
    months: [],
    age: null,
  });
  await people.db.deleteFrom("visitor_account").where("id", "=", owner.accountId).execute();
  const left = await people.db.selectFrom("alert").select("id").execute();
  expect(left).toEqual([]);
});

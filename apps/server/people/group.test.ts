import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import type { Group } from "#features/people/group/contract.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { hosts, openPeopleApp, type PeopleApp, signUp } from "../testing/people/people-app.ts";
import { seedSmallCatalogue } from "../testing/small-catalogue.ts";

let people: PeopleApp;
let seeded: Awaited<ReturnType<typeof seedSmallCatalogue>>;
beforeAll(async () => {
  people = await openPeopleApp();
  seeded = await seedSmallCatalogue(people.db, new Date(people.clock.now));
});
afterAll(() => people.close());
beforeEach(() => people.db.deleteFrom("passenger").execute());

let count = 0;
const visitor = async (origin: string = hosts.it) => {
  const browser = people.browser(origin);
  await signUp(people, browser, `member-${(count += 1)}@example.com`);
  return browser;
};

const travels = [0, 3, 5, null, 1] as const;
/** So many people, each with another number of trips. */
const add = (tourId: string, size: number) =>
  people.db
    .insertInto("passenger")
    .values(
      travels.slice(0, size).map((trips, index) => ({
        market: "it-IT",
        tour_id: tourId,
        position: index + 1,
        first_timer: trips === null ? null : trips === 0,
        previous_trips: trips,
        gender: index < 2 ? ("woman" as const) : null,
        age_band: index < 1 ? ("30-34" as const) : null,
      })),
    )
    .execute();

test("the signed-in see totals, and rows that hold trips alone in another order for each departure", async () => {
  const { coming } = seeded;
  await add(coming.id, 5);
  const browser = await visitor();
  const answer = await browser.send("GET", `/api/tours/${coming.id}/group`);
  expect(answer.headers["cache-control"]).toBe("no-store");
  const group = answer.json<Group>();
  expect(group).toEqual({
    people: 5,
    passengers: expect.any(Array),
    firstTimers: 1,
    women: 2,
    men: 0,
    ageBands: [{ ageBand: "30-34", people: 1 }],
  });
  if (!("passengers" in group)) throw new Error("The group is not shown.");
  const rows = group.passengers.map(({ previousTrips }) => previousTrips);
  expect(new Set(rows)).toEqual(new Set(travels));
  for (const row of group.passengers)
    expect(Object.keys(row)).toEqual(["firstTimer", "previousTrips"]);
  const again = await browser.send("GET", `/api/tours/${coming.id}/group`);
  expect(again.json()).toEqual(group);
});

test("of fewer than four people the number alone is told", async () => {
  await add(seeded.coming.id, 3);
  const answer = await (await visitor()).send("GET", `/api/tours/${seeded.coming.id}/group`);
  expect(answer.json()).toEqual({ people: 3 });
});

test("strangers, other markets and departures that nobody is offered get nothing", async () => {
  const { coming, past } = seeded;
  await add(coming.id, 5);
  const stranger = await people.browser().send("GET", `/api/tours/${coming.id}/group`);
  expect([stranger.statusCode, stranger.body.includes("passengers")]).toEqual([401, false]);
  const german = await (await visitor(hosts.de)).send("GET", `/api/tours/${coming.id}/group`);
  const over = await (await visitor()).send("GET", `/api/tours/${past.id}/group`);
  const none = await (await visitor()).send("GET", "/api/tours/nope/group");
  expect([german, over, none].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

test("the group of a departure that is not published is nobody's to see", async () => {
  const { coming } = seeded;
  await add(coming.id, 5);
  const publish = (isPublished: boolean) =>
    people.db
      .updateTable("tour")
      .set({ is_published: isPublished })
      .where("id", "=", coming.id)
      .execute();
  await publish(false);
  onTestFinished(async () => void (await publish(true)));
  const answer = await (await visitor()).send("GET", `/api/tours/${coming.id}/group`);
  expect(answer.statusCode).toBe(404);
});

test("the page says in words what the signed-in see, in the same bytes for everyone", async () => {
  const t = translatorFor(marketById("it-IT"));
  await add(seeded.coming.id, 5);
  const path =
    pathOf("it-IT", "travels-travel-tour", { travel: "nepal-annapurna", tour: "coming" }) ?? "";
  const html = (await people.browser().send("GET", path)).body;
  expect(html).toContain(t("group.lockedTitle"));
  expect(html).toContain(`/login?returnTo=${encodeURIComponent(`${path}#group-info`)}`);
  expect((await (await visitor()).send("GET", path)).body).toBe(html);
});

test("without a script the signed-in see the group on the page, kept by nobody; a stranger signs in first", async () => {
  const { coming } = seeded;
  await add(coming.id, 5);
  const { code } = await people.db
    .selectFrom("tour")
    .select("code")
    .where("id", "=", coming.id)
    .executeTakeFirstOrThrow();
  const path =
    pathOf("it-IT", "travels-travel-tour", { travel: "nepal-annapurna", tour: code }) ?? "";
  const t = translatorFor(marketById("it-IT"));
  const stranger = await people.browser().send("GET", `${path}?group`);
  expect([stranger.statusCode, stranger.headers.location]).toEqual([
    303,
    `/login?returnTo=${encodeURIComponent(`${path}?group`)}`,
  ]);
  const page = await (await visitor()).send("GET", `${path}?group`);
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.body).toContain(t("group.foot"));
  expect(page.body.match(/class="group-figure"/g)).toHaveLength(5);
  const everyones = await people.browser().send("GET", path);
  expect(everyones.body).not.toContain("group-figure");
  expect(everyones.body).toContain(`${path}?group#group-shown`);
});

test("trips are exported, and with the account goes whose place it was, not the place", async () => {
  const browser = people.browser();
  const email = "traveller-of-a-group@example.com";
  await signUp(people, browser, email);
  const { id } = await people.db
    .selectFrom("visitor_account")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await add(seeded.coming.id, 2);
  const places = people.db.updateTable("passenger").where("position", "=", 1);
  await places.set({ account_id: id }).execute();
  const exported = await browser.send("GET", "/api/me/export");
  const { kept } = exported.json<{ kept: { trips: readonly object[] } }>();
  expect(kept.trips).toMatchObject([{ market: "it-IT", firstTimer: true, previousTrips: 0 }]);
  const deletion = (json: object) => browser.send("DELETE", "/api/me/profile", { json });
  const { challenge } = (await deletion({})).json<{ challenge: string }>();
  const done = await deletion({ challenge, code: await people.lastCode(email) });
  expect(done.statusCode).toBe(200);
  const rows = await people.db.selectFrom("passenger").select("account_id").execute();
  expect(rows).toEqual([{ account_id: null }, { account_id: null }]);
});

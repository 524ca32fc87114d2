import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eventsTag, updateEvent } from "#features/catalogue/events/store.ts";
import { pathOf } from "#markets/paths.ts";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { eventInput, offerEvent } from "../testing/events/event-scene.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import {
  openPeopleApp,
  type PeopleApp,
  type PeopleBrowser,
  signUp,
} from "../testing/people/people-app.ts";

const t = translatorFor(marketById("it-IT"));

let people: PeopleApp;
let person: PeopleBrowser;
let email: string;
let count = 0;
beforeAll(async () => {
  people = await openPeopleApp();
});
afterAll(() => people.close());
beforeEach(async () => {
  person = people.browser();
  email = `visitor-${(count += 1)}@example.com`;
  await signUp(people, person, email);
});

const offer = async (fields: Parameters<typeof offerEvent>[1] = {}) => {
  const event = await offerEvent(people.db, fields);
  return { ...event, path: pathOf("it-IT", "events-wemeet-event", { event: event.slug }) ?? "" };
};
type Offered = Awaited<ReturnType<typeof offer>>;

const post = (browser: PeopleBrowser, { path, id }: Offered, attend: string) =>
  browser.send("POST", path, { form: { attend, event: id } });
/** Presses a button of the panel without a script. @returns the page on which it ends */
const press = async (browser: PeopleBrowser, event: Offered, attend: string) => {
  const answer = await post(browser, event, attend);
  const { location } = answer.headers;
  return location === undefined ? answer : browser.send("GET", location);
};
const stateIn = (html: string) => /class="event-panel" data-state="(\w+)"/.exec(html)?.[1];

test("without a script a place is taken, asked about once, and given back", async () => {
  const event = await offer({ places: 1 });
  const going = await press(person, event, "going");
  expect(stateIn(going.body)).toBe("going");
  expect(going.headers["cache-control"]).toBe("no-store");
  expect(going.headers["x-robots-tag"]).toContain("noindex");
  expect(going.body).toContain(t("attendance.goingTag"));
  const asked = await press(person, event, "leave");
  expect(stateIn(asked.body)).toBe("leaving");
  expect(stateIn((await press(person, event, "going")).body)).toBe("going");
  expect(stateIn((await press(person, event, "give-back")).body)).toBe("open");
});

test("who comes too late hears it, waits in order and is mailed to", async () => {
  const event = await offer({ places: 1 });
  const other = people.browser();
  await signUp(people, other, `first-${count}@example.com`);
  await press(other, event, "going");
  const late = await press(person, event, "going");
  expect(stateIn(late.body)).toBe("gone");
  expect(late.body).toContain(t("attendance.goneText", { n: 0 }));
  const waiting = await press(person, event, "waiting");
  expect(stateIn(waiting.body)).toBe("waiting");
  expect(waiting.body).toContain(t("attendance.waitingText", { email }));
  await press(other, event, "give-back");
  const show = `${event.path}?attend=show&event=${event.id}`;
  expect(stateIn((await person.send("GET", show)).body)).toBe("going");
});

test("a stranger signs in first, and the place is taken after it", async () => {
  const event = await offer();
  const stranger = people.browser();
  const answer = await post(stranger, event, "going");
  const login = new URL(answer.headers.location ?? "", "http://x");
  expect([answer.statusCode, login.pathname]).toEqual([303, "/login"]);
  const after = login.searchParams.get("returnTo") ?? "";
  expect(after).toBe(`${event.path}?attend=going&event=${event.id}`);
  // Another site's link signs nobody up.
  const led = await person.send("GET", after, { headers: { "sec-fetch-site": "cross-site" } });
  expect([led.statusCode, stateIn(led.body)]).toEqual([200, "open"]);
  const taken = await person.send("GET", after);
  expect(stateIn((await person.send("GET", taken.headers.location ?? "")).body)).toBe("going");
});

test("the page is the same for everyone, whoever comes to it, and shows how many they are", async () => {
  const event = await offer({ places: 3 });
  const stranger = people.browser();
  await stranger.send("GET", event.path);
  await press(person, event, "going");
  const shown = async (browser: PeopleBrowser) => (await browser.send("GET", event.path)).body;
  await expect.poll(() => shown(stranger)).toContain(t("events.going", { n: 1 }));
  expect(await shown(person)).toBe(await shown(stranger));
  expect(await shown(stranger)).not.toContain(email);
});

test("a full event, one that has begun and one that is off take nobody", async () => {
  const full = await offer({ places: 1 });
  await press(person, full, "going");
  const begun = await offer({
    startsAt: new Date(people.clock.now - 60_000).toISOString(),
    endsAt: new Date(people.clock.now + 3_600_000).toISOString(),
  });
  const off = await offer({ cancelledBecause: "Piove" });
  const stranger = people.browser();
  const pages = [full, begun, off].map(async ({ path }) => (await stranger.send("GET", path)).body);
  const [a = "", b = "", c = ""] = await Promise.all(pages);
  expect([stateIn(a), stateIn(b), stateIn(c)]).toEqual(["full", "begun", "cancelled"]);
  expect(b).not.toContain('name="attend"');
  expect(c).not.toContain('name="attend"');
  expect((await post(person, off, "going")).headers.location).toContain("attend=show");
});

test("an event is found by the slugs that it had, and by its own alone once another has one", async () => {
  const event = await offer();
  const slug = `${event.slug}-2`;
  await updateEvent(people.db, "it-IT", event, { ...eventInput(), slug });
  await invalidateTags(people.db, [eventsTag("it-IT")]);
  const led = await person.send("GET", event.path);
  const now = pathOf("it-IT", "events-wemeet-event", { event: slug });
  expect([led.statusCode, led.headers.location]).toEqual([301, now]);
  await offer({ slug: event.slug });
  await expect.poll(async () => (await person.send("GET", event.path)).statusCode).toBe(200);
});

test("the profile lists what somebody goes to, waits for and was at, with the ways out", async () => {
  const [going, full] = [
    await offer({ title: "Vado" }),
    await offer({ title: "Pieno", places: 1 }),
  ];
  const other = people.browser();
  await signUp(people, other, `other-${count}@example.com`);
  await press(other, full, "going");
  await press(person, going, "going");
  await press(person, full, "waiting");
  const profile = async () => (await person.send("GET", "/profilo")).body;
  const html = await profile();
  expect(html).toContain('<section id="events"');
  for (const text of ["mineGoing", "mineWaiting", "leave", "leaveLine"] as const)
    expect(html).toContain(t(`attendance.${text}`));
  await post(person, full, "give-back");
  expect(await profile()).not.toContain(t("attendance.mineWaiting"));
  const kept = (await person.send("GET", "/api/me/export")).json<{ kept: { events: object[] } }>();
  expect(kept.kept.events).toHaveLength(2);
  for (const mine of [{ event: "Vado", state: "going" }, { state: "left" }])
    expect(kept.kept.events).toContainEqual(expect.objectContaining(mine));
});

test.each([
  "attend=going",
  "attend=going&event=x",
  "attend=fly&event=7b0c2a52-6a39-4a39-9b51-0d2f6b0f7a11",
])("?%s is an address of the page like any other", async (query) => {
  const event = await offer();
  const answer = await person.send("GET", `${event.path}?${query}`);
  expect([answer.statusCode, stateIn(answer.body)]).toEqual([200, "open"]);
});

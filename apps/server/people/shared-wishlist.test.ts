import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import {
  hosts,
  openPeopleApp,
  type PeopleApp,
  type PeopleBrowser,
  signUp,
} from "../testing/people/people-app.ts";
import { seedSmallCatalogue } from "../testing/small-catalogue.ts";

const own = pathOf("it-IT", "wishlist") ?? "";
const t = translatorFor(marketById("it-IT"));

let people: PeopleApp;
let seeded: Awaited<ReturnType<typeof seedSmallCatalogue>>;
let visitor: PeopleBrowser;
let email: string;
let count = 0;
beforeAll(async () => {
  people = await openPeopleApp();
  seeded = await seedSmallCatalogue(people.db, new Date(people.clock.now));
});
afterAll(() => people.close());
beforeEach(async () => {
  visitor = people.browser();
  email = `sharer-${(count += 1)}@example.com`;
  await signUp(people, visitor, email);
  await people.db
    .updateTable("visitor_account")
    .set({ name: "Marta Conti" })
    .where("email", "=", email)
    .execute();
  await visitor.send("PUT", `/api/wishlist/travels/${seeded.travel.id}`);
  await visitor.send("PUT", `/api/wishlist/tours/${seeded.coming.id}`);
});

/** @returns the path of the link */
const share = async (json: object = {}): Promise<string> => {
  const made = await visitor.send("PUT", "/api/wishlist/share", { json });
  return new URL(made.json<{ url: string }>().url).pathname;
};

test("a link shows the trips to strangers, and neither name nor address of who has made it", async () => {
  const path = await share();
  expect(path).toMatch(new RegExp(`^${own}/[0-9a-f]{32}$`));
  const page = await people.browser().send("GET", path);
  expect(page.statusCode).toBe(200);
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.headers["x-robots-tag"]).toContain("noindex");
  expect(page.body).toContain(t("wishlist.sharedTitle", { n: 1 }));
  expect(page.body).toContain("Annapurna");
  expect(page.body).not.toMatch(/Marta|Conti|sharer-/);
  const key = path.split("/").at(-1) ?? "";
  const call = await people.browser().send("GET", `/api/wishlist/shared/${key}`);
  expect(call.json()).toEqual({
    name: null,
    items: [{ travelId: seeded.travel.id, tours: [seeded.coming.id] }],
  });
  const elsewhere = people.browser(hosts.us);
  expect((await elsewhere.send("GET", `/api/wishlist/shared/${key}`)).statusCode).toBe(404);
});

test("the first name is shown where it is wanted, the link stays the same, and turned off it is over", async () => {
  const path = await share();
  expect(await share({ withName: true })).toBe(path);
  const page = await people.browser().send("GET", path);
  expect(page.body).toContain(t("wishlist.sharedBy", { name: "Marta" }));
  expect(page.body).not.toMatch(/Conti|sharer-/);
  expect((await visitor.send("DELETE", "/api/wishlist/share")).statusCode).toBe(204);
  const gone = await people.browser().send("GET", path);
  expect(gone.statusCode).toBe(404);
  expect(gone.body).toContain(t("wishlist.sharedGone"));
  expect(await share()).not.toBe(path);
  expect((await people.browser().send("PUT", "/api/wishlist/share", { json: {} })).statusCode).toBe(
    401,
  );
});

test("without a script the page makes the link and turns it off", async () => {
  const made = await visitor.send("POST", own, { form: { share: "on", withName: "yes" } });
  expect([made.statusCode, made.headers.location]).toEqual([303, `${own}?share`]);
  const page = await visitor.send("GET", `${own}?share`);
  const [, path = ""] =
    new RegExp(`value="https?://[^"/]+(${own}/[0-9a-f]{32})"`).exec(page.body) ?? [];
  expect((await people.browser().send("GET", path)).statusCode).toBe(200);
  // The button that copies what stands in the field before it is drawn with the link alone.
  const copies = /readOnly=""[^>]*\/><button type="button" class="copy-text"/;
  expect(page.body).toMatch(copies);
  await visitor.send("POST", own, { form: { share: "off" } });
  expect((await visitor.send("GET", `${own}?share`)).body).not.toContain('class="copy-text"');
  expect((await people.browser().send("GET", path)).statusCode).toBe(404);
});

test("whoever reads it saves all, which adds to their own; a stranger signs in first", async () => {
  const path = await share();
  const stranger = await people.browser().send("POST", path, { form: { save: "all" } });
  expect(stranger.headers.location).toBe(
    `/login?returnTo=${encodeURIComponent(`${path}?save=all`)}`,
  );
  const reader = people.browser();
  await signUp(people, reader, `reader-${count}@example.com`);
  expect((await reader.send("POST", path, { form: { save: "all" } })).headers.location).toBe(own);
  expect((await reader.send("GET", "/api/wishlist")).json()).toMatchObject({
    items: [{ travelId: seeded.travel.id, saved: true, tours: [{ tourId: seeded.coming.id }] }],
  });
});

test("a link that nobody has made is no list", async () => {
  expect((await people.browser().send("GET", `${own}/${"0".repeat(32)}`)).statusCode).toBe(404);
});

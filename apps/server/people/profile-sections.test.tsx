import { afterAll, beforeAll, expect, test } from "vitest";
import { stylesheets } from "#apps/site/document/stylesheets.ts";
import type { ProfileSectionSource } from "#features/people/accounts/parts/profile-section-source.ts";
import { profilePageWith } from "#features/people/accounts/site/profile.tsx";
import { sitePages } from "#apps/site/site-pages.ts";
import { openPeopleApp, type PeopleApp, signUp } from "../testing/people/people-app.ts";

const path = "/profilo";
const said: string[] = [];
const section = (error: string | null) => ({
  id: "alerts",
  title: "Avvisi",
  lead: null,
  place: "kept" as const,
  content: (
    <form method="post" action={path}>
      <input type="hidden" name="section" value="alerts" />
      {error && <p id="wrong">{error}</p>}
    </form>
  ),
});

/** What somebody says is kept, and silence is refused. */
const alerts: ProfileSectionSource = {
  id: "alerts",
  stylesheets: [stylesheets.departures],
  load: async () => section(null),
  async receive({ visitor }, fields) {
    const word = fields.get("word") ?? "";
    if (word === "") return { moveTo: null, status: 422, section: section("Say it.") };
    said.push(`${visitor.email} ${word}`);
    return { moveTo: `${path}?saved=1#alerts` };
  },
};
/** For somebody who has nothing to see there. */
const events: ProfileSectionSource = { id: "events", load: async () => null };
const passkeys: ProfileSectionSource = {
  id: "passkeys",
  load: async () => ({ ...section(null), id: "passkeys", title: "Passkey", place: "ways" }),
};

let people: PeopleApp;
beforeAll(async () => {
  const profile = profilePageWith([alerts, events, passkeys]);
  people = await openPeopleApp({
    ...sitePages,
    at(market, at) {
      const place = sitePages.at(market, at);
      return place.route === "profile" ? { ...place, page: profile } : place;
    },
  });
});
afterAll(() => people.close());

test("the profile shows, links and receives what other features put into it", async () => {
  const browser = people.browser();
  const email = "sections@example.com";
  await signUp(people, browser, email);
  const { body } = await browser.send("GET", path);
  const ids = [...body.matchAll(/<section id="(\w+)"/g)].map(([, id]) => id);
  const links = [...body.matchAll(/<a href="#(\w+)"/g)].map(([, id]) => id);
  const order = ["data", "alerts", "consents", "password", "passkeys", "sessions", "leaving"];
  expect(ids).toEqual(order);
  expect(links).toEqual(expect.arrayContaining(order));
  // Those of the frame, of the profile and of the section.
  expect(body.match(/<link rel="stylesheet"/g)).toHaveLength(3);

  const post = (form: Readonly<Record<string, string>>) => browser.send("POST", path, { form });
  const sent = await post({ section: "alerts", word: "Cuba" });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `${path}?saved=1#alerts`]);
  expect(said).toEqual([`${email} Cuba`]);
  const refused = await post({ section: "alerts", word: "" });
  expect([refused.statusCode, refused.body.includes("Say it.")]).toEqual([422, true]);
  for (const id of ["events", "nobody"]) expect((await post({ section: id })).statusCode).toBe(400);
});

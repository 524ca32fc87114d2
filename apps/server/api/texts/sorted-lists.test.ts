import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { openStaffApi, unchecked } from "#apps/server/testing/staff-api.ts";

/** In the order of each country, which is none of bytes, and that of Spain none of the others. */
const ordered = {
  de: ["Adler", "Ägypten", "Albanien", "Strand", "Straße", "Übersee", "Ulm", "Zypern"],
  fr: ["Dakar", "Écosse", "espace", "Estonie", "Etna", "Fès", "Œuvre", "Oslo"],
  es: ["Cana", "Canto", "Caña", "Nuuk", "Nz", "Ñandú", "Oaxaca"],
  it: ["Cana", "Caña", "Canto", "nandù", "Nuuk", "Nz", "Perù", "Pesaro"],
} as const;

type Country = keyof typeof ordered;

/** In each table a record a name, the last first. */
const addRecords = async (db: Database, country: Country): Promise<void> => {
  const market = marketByApiCountry(country)?.id ?? "";
  const names = sql`unnest(${ordered[country].toReversed()}::text[])
    with ordinality as named (name, place)`;
  const statements = [
    sql`insert into custom_page (market, name, slug, seo, attributes, blocks)
      select ${market}, name, 'page-' || place, '{}', '{}', '[]' from ${names}`,
    sql`insert into custom_page (market, name, slug, seo, attributes, blocks, owner_kind)
      select ${market}, name, '', '{}', '{}', '[]', 'template' from ${names}`,
    sql`insert into coordinator (market, slug, name, city, coordinator_since)
      select ${market}, 'c-' || place, name, name, 2019 from ${names}`,
    sql`insert into destination (market, kind, code, slug, name)
      select ${market}, 'country', 'X' || place, 'd-' || place, name from ${names}`,
    sql`insert into faq (market, category, question, answer, position)
      select ${market}, 'general', name, '', place from ${names}`,
    sql`insert into event (market, slug, title, text, city, address, starts_at, ends_at)
      select ${market}, 'e-' || place, name, '', name, '', '2031-01-01', '2031-01-02' from ${names}`,
    sql`insert into form (market, name, is_open, fields, send_label, thanks_title, thanks_text,
        mail_to, sends_reply, reply_subject, reply_text, keep_days)
      select ${market}, name, true, '[]', '', '', '', '[]', false, '', '', 30 from ${names}`,
    sql`insert into form_submission (market, form_id, sent_at, delete_at, state, name, words, answers,
        path)
      select ${market}, (select id from form where market = ${market} order by id limit 1),
        '2026-01-01', '2036-01-01', 'new', name, '', '[]', '/' from ${names}`,
    sql`insert into redirect (market, from_path, to_path)
      select ${market}, '/' || name, '/viaggi' from ${names}`,
    sql`insert into trip (code, countries, continent)
      select ${market} || place, '{IT}', 'europe' from ${names}`,
    sql`insert into travel (market, trip_id, slug, name, days, nights, money_pot, flight, effort)
      select ${market}, trip.id, 't-' || place, name, 5, 4, '{}', '{}', 1
      from ${names} join trip on trip.code = ${market} || place`,
    sql`insert into resource (market, kind, slug, name, position)
      select ${market}, 'badges', 'b-' || place, name, place from ${names}`,
  ];
  for (const statement of statements) await statement.execute(db);
};

const addOfCompany = async (db: Database): Promise<void> => {
  const names = sql`unnest(${[...ordered.it].toReversed()}::text[])
    with ordinality as named (name, place)`;
  await sql`insert into media (name, mime, width, height, bytes, sha256, thumbhash, words)
    select name, 'image/jpeg', 60, 40, 1, name, '', 'ink' from ${names}`.execute(db);
  await sql`insert into cdn_file (updated_by, folder, name, bytes, sha256)
    select '', name, 'a.pdf', 1, name from ${names}`.execute(db);
  await sql`insert into staff_account (email, name, role)
    select 'a' || place || '@sorted.test', name, 'editor' from ${names}`.execute(db);
};

let office: Awaited<ReturnType<typeof openStaffApi>>;
let admin: SignInBrowser;
beforeAll(async () => {
  office = await openStaffApi([], undefined, null, unchecked);
  admin = await office.signIn("admin");
  for (const country of Object.keys(ordered)) await addRecords(office.db, country as Country);
  await addOfCompany(office.db);
});
afterAll(() => office.close());

const listOf = async (path: string, field: string): Promise<readonly string[]> => {
  const answer = await admin.send("GET", `/api/${path}`);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  const { items } = answer.json<{ items: readonly Readonly<Record<string, unknown>>[] }>();
  return items.map((item) => String(item[field]));
};

const lists = [
  ["custompages?sort=name", "name"],
  ["templates/pages?sort=name", "name"],
  ["coordinators?sort=name", "name"],
  ["destinations?sort=name", "name"],
  ["faqs?sort=question", "question"],
  ["events?sort=title", "title"],
  ["forms?sort=name", "name"],
  ["travels?sort=name", "name"],
  ["choices/pages?", "label"],
  ["choices/coordinators?", "label"],
  ["choices/destinations?", "label"],
  ["choices/travels?", "label"],
  ["choices/forms?", "label"],
] as const;

const countries = Object.keys(ordered) as readonly Country[];

test.each(countries)(
  "lists of %s are in the order of its language, over pages too",
  async (country) => {
    const names: readonly string[] = ordered[country];
    for (const [path, field] of lists) {
      const address = `${country}/${path}&pageSize=25`;
      const whole = await listOf(address, field);
      const own = whole.filter((name) => names.includes(name));
      expect([path, own]).toEqual([path, names]);
    }
    const redirects = await listOf(`${country}/redirects?sort=from&pageSize=25`, "from");
    expect(redirects).toEqual(names.map((name) => `/${name}`));
  },
);

test.each(countries)(
  "lists of the company are in the order of %s, that is worked on",
  async (country) => {
    const language = marketByApiCountry(country)?.language;
    const names = ordered.it.toSorted(new Intl.Collator(language).compare);
    const own = (items: readonly string[]) =>
      items.filter((name) => (names as readonly string[]).includes(name));
    expect(own(await listOf(`${country}/media?sort=name`, "name"))).toEqual(names);
    expect(own(await listOf(`${country}/staff?sort=name`, "name"))).toEqual(names);
    expect(await listOf(`${country}/cdn?sort=name`, "folder")).toEqual(names);
  },
);

test("the pages of a list follow one another in its order", async () => {
  const parts = await Promise.all(
    [1, 2, 3, 4].map((page) => listOf(`es/custompages?sort=name&pageSize=2&page=${page}`, "name")),
  );
  expect(parts.flat()).toEqual(ordered.es);
});

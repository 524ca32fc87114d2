import { type Kysely, sql } from "kysely";

const markets = ["it-IT", "en-US", "en-WE", "es-ES", "fr-FR", "de-DE", "international"];
const english = ["Up to 6 days", "Up to 10 days", "Over 10 days"];
const names: Readonly<Record<string, readonly string[]>> = {
  "it-IT": ["Fino a 6 giorni", "Fino a 10 giorni", "Oltre 10 giorni"],
  "es-ES": ["Hasta 6 días", "Hasta 10 días", "Más de 10 días"],
  "fr-FR": ["Jusqu’à 6 jours", "Jusqu’à 10 jours", "Plus de 10 jours"],
  "de-DE": ["Bis 6 Tage", "Bis 10 Tage", "Über 10 Tage"],
};
const durations = [
  { slug: "up-to-6", daysMin: 1, daysMax: 6 },
  { slug: "up-to-10", daysMin: 1, daysMax: 10 },
  { slug: "over-10", daysMin: 11, daysMax: null },
];

/** Every market gets the durations of the specification, whatever else it has. */
const addDurations = async (db: Kysely<never>): Promise<void> => {
  for (const market of markets)
    for (const [index, { slug, ...facts }] of durations.entries())
      await sql`
        insert into resource (market, kind, slug, name, position, facts)
        values (${market}, 'durations', ${slug}, ${(names[market] ?? english)[index] ?? slug},
          ${index + 1}, ${JSON.stringify(facts)}::text::jsonb)
        on conflict do nothing
      `.execute(db);
};

/**
 * What staff change about resources: former slugs, by which old searches are still found, and a
 * version for the order of each list. A list without a row has version 0.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table resource add column former_slugs text[] not null default '{}'`.execute(db);
  await sql`
    create table resource_order (
      market text not null,
      kind text not null,
      version integer not null default 0,
      primary key (market, kind)
    )
  `.execute(db);
  await addDurations(db);
};

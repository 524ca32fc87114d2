import { type Kysely, sql } from "kysely";

/**
 * What features read of each other's records, by the table that it is a part of: names and places in
 * lists, and what a record belongs to. A view is planned as its table is.
 */
const views = {
  staff_account: ["email", "name"],
  record_version: ["market", "subject", "record_id", "version", "author", "saved_at"],
  media: ["id", "name", "alt", "is_decorative"],
  resource: ["market", "id", "shared_id", "kind", "slug", "name", "position", "facts"],
  destination: ["market", "id", "kind", "code", "slug", "name", "sort_key"],
  coordinator: [
    "market",
    "id",
    "slug",
    "name",
    "sort_key",
    "city",
    "email",
    "languages",
    "portrait_id",
    "is_shown",
    "trips_led",
  ],
  trip: ["id", "code", "countries", "continent", "poster_id", "wide_id"],
  travel: [
    "market",
    "id",
    "version",
    "trip_id",
    "slug",
    "name",
    "sort_key",
    "days",
    "is_published",
    "updated_at",
    "tagline",
    "moods",
    "is_unique",
    "private_room",
    "seo",
    "words",
    "type_id",
    "second_type_id",
    "style_id",
    "category_id",
    "format_id",
    "cost_center_id",
    "badge_ids",
  ],
  travel_destination: ["market", "travel_id", "destination_id"],
  former_slug: ["market", "kind", "slug", "target_id"],
  tour: [
    "market",
    "id",
    "travel_id",
    "code",
    "coordinator_id",
    "status",
    "departure_date",
    "start_date",
    "end_date",
    "opening_date",
    "decision_date",
    "balance_due",
    "seats_total",
    "people_in",
    "price_cents",
    "full_price_cents",
    "discount_until",
    "age_range",
    "is_published",
    "updated_at",
    "cancelled_at",
  ],
  review: ["market", "id", "travel_id", "coordinator_id", "author", "rating", "written_on"],
  event: ["market", "id", "coordinator_id", "title"],
  faq: ["market", "id", "question"],
  form: ["market", "id", "name"],
  custom_page: [
    "market",
    "id",
    "version",
    "updated_at",
    "name",
    "slug",
    "sort_key",
    "owner_kind",
    "owner_id",
    "template_id",
    "is_published",
    "seo",
    "blocks",
  ],
} as const;

/** Names that staff know better than those of the tables. */
const names = {
  staff_account: "account",
  record_version: "version",
  custom_page: "page",
} as const;

const nameOf = (table: string): string =>
  `known_${(names as Readonly<Record<string, string>>)[table] ?? table}`;

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const [table, columns] of Object.entries(views))
    await sql`
      create view ${sql.table(nameOf(table))} as
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    `.execute(db);
};

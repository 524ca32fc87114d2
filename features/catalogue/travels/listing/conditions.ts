import { type RawBuilder, sql } from "kysely";
import { lacksCoordinatorSql } from "#features/catalogue/tours/store.ts";
import { isPlannedSql } from "#features/catalogue/publication/store.ts";
import type { ResourceKind } from "#features/catalogue/resources/contract.ts";
import { travelColumnOf } from "#features/catalogue/resources/store.ts";
import type { Status } from "#features/records/statuses/contract.ts";
import type { Day } from "#markets/days.ts";
import {
  type HealthGroup,
  type HealthKind,
  lastDecisionDay,
  healthKinds,
  kindsOf,
} from "../health.ts";
import { decisionDaySql, lacksTextSql, needsPeopleSql, upcomingSql } from "./health-sql.ts";
import { finds, patternOf } from "#platform/server/database/word-patterns.ts";

export type TravelFilter = Readonly<{
  /** Each word is part of the name, of the trip's code or of the name of a destination. */
  search: string;
  published: boolean | null;
  /** Whether it goes live or offline by itself. */
  planned: boolean | null;
  /** Slugs of primary types. */
  type: readonly string[];
  /** Slug of a badge. */
  badge: string | null;
  /** One of any kind. */
  resource: Readonly<{ kind: ResourceKind; slug: string }> | null;
  /** Slug of a destination. */
  destination: string | null;
  /** That of an upcoming departure. */
  status: Status | null;
  health: HealthGroup | null;
  /** The days of the next departure, both included. */
  next: Day | null;
  nextUntil: Day | null;
  /** Made on this day or later. */
  createdFrom: Day | null;
  ids: readonly string[] | null;
}>;

/** Every travel of a market. */
export const anyTravel: TravelFilter = {
  search: "",
  published: null,
  planned: null,
  type: [],
  badge: null,
  resource: null,
  destination: null,
  status: null,
  health: null,
  next: null,
  nextUntil: null,
  createdFrom: null,
  ids: null,
};

type Condition = RawBuilder<boolean>;
type Scope = Readonly<{ market: string; today: Day }>;

const maxWords = 8;

const matchesWord = ({ market }: Scope, word: string): Condition => {
  const pattern = patternOf(word);
  return sql`(${finds("travel.name", pattern)} or ${finds("trip.code", pattern)} or travel.id in (
    select travel_destination.travel_id from travel_destination
    join known_destination as destination on destination.market = travel_destination.market
      and destination.id = travel_destination.destination_id
    where destination.market = ${market} and ${finds("destination.name", pattern)}))`;
};

const hasDeparture = ({ market, today }: Scope, condition: RawBuilder<unknown>): Condition =>
  sql`travel.id in (
    select travel_id from known_tour as tour where ${upcomingSql(market, today)} and ${condition})`;

const hasResource = (
  { market }: Scope,
  kind: ResourceKind,
  slugs: readonly string[],
): Condition => {
  const column = travelColumnOf[kind];
  if (column === null) return sql`false`;
  const ids = sql`select id from known_resource as resource where market = ${market} and kind = ${kind}
    and slug = any(${sql.val([...slugs])}::text[])`;
  const reference = sql.ref(`travel.${column}`);
  return column === "badge_ids"
    ? sql`${reference} && array(${ids})`
    : sql`${reference} in (${ids})`;
};

/** Pictures without a text are few, so that they are looked for once and not for each travel. */
const lacksTexts = ({ market }: Scope): Condition => {
  const bare = sql`select id from known_media as media where ${lacksTextSql(market)}`;
  return sql`exists (${bare}) and (
    travel.photo_ids || array[trip.poster_id, trip.wide_id] && array(${bare})
    or exists (
      select from jsonb_array_elements_text(travel.day_picture_ids) as picture
      where picture::uuid = any(array(${bare}))))`;
};

/** What `travelHealth` tells of one travel, as conditions on all. */
const healthConditions = (scope: Scope): Readonly<Record<HealthKind, Condition>> => ({
  minimum: hasDeparture(
    scope,
    sql`${needsPeopleSql} and ${decisionDaySql} <= ${lastDecisionDay(scope.today)}::date`,
  ),
  coordinator: hasDeparture(scope, lacksCoordinatorSql(scope.today)),
  story: sql`travel.story = ''`,
  itinerary: sql`(travel.day_count = 0 or travel.unwritten_days > 0)`,
  seo: sql`coalesce(travel.seo->>'description', '') = ''`,
  pictures: lacksTexts(scope),
});

const isUnwell = (scope: Scope, group: HealthGroup): Condition => {
  const conditions = healthConditions(scope);
  return sql`(${sql.join(
    kindsOf(group).map((each) => sql`(${conditions[each]})`),
    sql` or `,
  )})`;
};

const nextConditions = (scope: Scope, { next, nextUntil }: TravelFilter): Condition[] => [
  ...(next === null && nextUntil === null ? [] : [hasDeparture(scope, sql`true`)]),
  ...(next === null
    ? []
    : [sql<boolean>`not (${hasDeparture(scope, sql`departure_date < ${next}::date`)})`]),
  ...(nextUntil === null ? [] : [hasDeparture(scope, sql`departure_date <= ${nextUntil}::date`)]),
];

/** Conditions on the rows `travel` and `trip` that all have to hold. */
export const conditionsOf = (
  market: string,
  today: Day,
  filter: TravelFilter,
): readonly Condition[] => {
  const scope = { market, today };
  const words = filter.search.split(/\s+/).filter(Boolean).slice(0, maxWords);
  const when = <Value>(value: Value | null, toCondition: (value: Value) => Condition) =>
    value === null ? [] : [toCondition(value)];
  return [
    sql<boolean>`travel.market = ${market}`,
    ...words.map((word) => matchesWord(scope, word)),
    ...when(filter.published, (isPublished) => sql`travel.is_published = ${isPublished}`),
    ...when(filter.planned, (isPlanned) => sql`${isPlannedSql("travel")} = ${isPlanned}`),
    ...(filter.type.length > 0 ? [hasResource(scope, "travel-type-primary", filter.type)] : []),
    ...when(filter.badge, (slug) => hasResource(scope, "badges", [slug])),
    ...when(filter.resource, ({ kind, slug }) => hasResource(scope, kind, [slug])),
    ...when(
      filter.destination,
      (slug) => sql`travel.id in (
        select travel_destination.travel_id from travel_destination
        join known_destination as destination on destination.market = travel_destination.market
          and destination.id = travel_destination.destination_id
        where destination.market = ${market} and destination.slug = ${slug})`,
    ),
    ...when(filter.status, (status) => hasDeparture(scope, sql`status = ${status}`)),
    ...when(filter.health, (group) => isUnwell(scope, group)),
    ...nextConditions(scope, filter),
    ...when(filter.createdFrom, (day) => sql`travel.created_at >= ${day}::date`),
    ...when(filter.ids, (ids) => sql`travel.id = any(${sql.val([...ids])}::uuid[])`),
  ];
};

/** Of the market's travels, how many each rule of health finds. */
export const healthCountsSql = (market: string, today: Day): RawBuilder<unknown> => {
  const conditions = healthConditions({ market, today });
  return sql.join(
    healthKinds.map(
      (kind) => sql`(count(*) filter (where ${conditions[kind]}))::integer as ${sql.ref(kind)}`,
    ),
  );
};

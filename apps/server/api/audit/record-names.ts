import { sql } from "kysely";
import type { RecordNames } from "#features/records/audit/referenced-names.ts";

const none = sql`null::text as day, null::text as country`;

/** What staff call each record that another one can refer to. */
export const recordNames: RecordNames = sql`
  select id, name, ${none} from known_resource
  union all select id, name, ${none} from known_coordinator
  union all select id, name, ${none} from known_destination
  union all select id, name, ${none} from known_travel
  union all select id, name, ${none} from known_media
  union all select id, name, ${none} from known_page
  union all select id, name, ${none} from known_form
  union all select id, question, ${none} from known_faq
  union all select id, title, ${none} from known_event
  union all select id, author, ${none} from known_review
  union all select id, code, null, countries[1] from known_trip
  union all select tour.id, travel.name, tour.departure_date::text, null
    from known_tour as tour
    join known_travel as travel on travel.market = tour.market and travel.id = tour.travel_id`;

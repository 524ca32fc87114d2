import { sql } from "kysely";
import { boardRow, type BoardSource, foundRows } from "#features/records/board/store.ts";
import { formatTime } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";

type Row = Readonly<{
  id: string;
  subject: string;
  person: string;
  name: string;
  isEditing: boolean;
  since: Date;
}>;

/** A tab that has not been heard of for so long is closed. */
const hereSeconds = 20;
const shownRows = 4;

const pathOf = ({ subject, id }: Row): string =>
  subject === "travel" ? `/travels/${id}` : `/custompages/${id}`;

/** Colleagues who have a page or a travel open. */
export const othersAtWork: BoardSource = async ({ db, market, actor, now }) => {
  const zone = marketById(market);
  const { rows } = await sql<Row>`
    select distinct on (here.email, here.subject, here.record_id)
      here.record_id as id, here.subject, here.name as person,
      coalesce(custom_page.name, travel.name) as name, here.is_editing as "isEditing", here.since
    from record_presence as here
    left join known_page as custom_page on here.subject = 'custompage'
      and custom_page.market = here.market and custom_page.id::text = here.record_id
    left join known_travel as travel on here.subject = 'travel'
      and travel.market = here.market and travel.id::text = here.record_id
    where here.market = ${market} and here.email <> ${actor.email}
      and here.seen_at > ${new Date(now.getTime() - hereSeconds * 1000)}
      and coalesce(custom_page.id, travel.id) is not null
    order by here.email, here.subject, here.record_id, here.is_editing desc
    limit ${shownRows}`.execute(db);
  return foundRows(
    rows.map((row) =>
      boardRow({
        id: `${row.person} ${row.id}`,
        icon: row.isEditing ? "pencil" : "person",
        lead: { label: row.name, path: pathOf(row) },
        text: row.isEditing ? `is edited by ${row.person}` : `is open at ${row.person}'s`,
        detail: `since ${formatTime(row.since, zone)}`,
      }),
    ),
  );
};

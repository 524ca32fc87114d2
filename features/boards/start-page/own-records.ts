import { sql } from "kysely";
import { boardRow, type BoardSource, foundRows } from "#features/records/board/store.ts";
import { choicePictures } from "#features/assets/media/store.ts";
import { formatDateTime } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import "#features/records/versions/store.ts";

type Row = Readonly<{
  id: string;
  subject: "custompage" | "travel";
  name: string;
  isPublished: boolean;
  at: Date;
  pictureId: string | null;
}>;

const shownRecords = 3;

const pathOf = ({ subject, id }: Row): string =>
  subject === "travel" ? `/travels/${id}` : `/custompages/${id}`;

/** Of a page's blocks, as visitors meet it first. */
const firstPicture = sql`(
  select (media #>> '{}')::uuid
  from jsonb_path_query(custom_page.blocks, '$[*].content.media') as media
  where media #>> '{}' ~ '^[0-9a-f-]{36}$' limit 1)`;

/** The pages and travels that the account saved last. */
export const ownRecords: BoardSource = async ({ db, market, actor }) => {
  const zone = marketById(market);
  const { rows } = await sql<Row>`
    select own.record_id as id, own.subject, own.at,
      coalesce(custom_page.name, travel.name) as name,
      coalesce(custom_page.is_published, travel.is_published) as "isPublished",
      coalesce(trip.poster_id, (custom_page.seo->>'image')::uuid, ${firstPicture}) as "pictureId"
    from (
      select record_id, subject, max(saved_at) as at from known_version as record_version
      where market = ${market} and author = ${actor.email} and subject in ('custompage', 'travel')
      group by record_id, subject
    ) as own
    left join known_page as custom_page on own.subject = 'custompage'
      and custom_page.market = ${market} and custom_page.id::text = own.record_id::text
    left join known_travel as travel on own.subject = 'travel'
      and travel.market = ${market} and travel.id::text = own.record_id::text
    left join known_trip as trip on trip.id = travel.trip_id
    where coalesce(custom_page.id, travel.id) is not null
    order by own.at desc limit ${shownRecords}`.execute(db);
  const pictures = await choicePictures(
    db,
    zone.language,
    rows.map(({ pictureId }) => pictureId),
  );
  return foundRows(
    rows.map((row) =>
      boardRow({
        id: row.id,
        icon: "pencil",
        picture: pictures.get(row.pictureId ?? "") ?? null,
        lead: { label: row.name, path: pathOf(row) },
        text: row.isPublished ? "published" : "not published",
        detail: `saved ${formatDateTime(row.at, zone)}`,
      }),
    ),
  );
};

import { sql } from "kysely";
import { type DatabasePlace, openDatabase } from "#platform/server/database/open.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { ReceivedMail } from "#platform/testing/smtp-server.ts";

type Stored = Readonly<{ message_id: string; state: string }>;

const twice = (all: readonly string[]): readonly string[] => [
  ...new Set(all.filter((each, place) => all.indexOf(each) !== place)),
];

/** A mail that is sent came once; one of which nobody knows came once or not at all; there are no others. */
const wrongMails = (mails: readonly Stored[], received: readonly string[]): readonly string[] => {
  const came = new Set(received);
  return [
    ...twice(received).map((id) => `The mail ${id} came twice.`),
    ...mails.flatMap(({ message_id: id, state }) => {
      if (state === "sent") return came.has(id) ? [] : [`The mail ${id} never came.`];
      return state === "unknown" ? [] : [`The mail ${id} is ${state} at the end.`];
    }),
  ];
};

const wrongPages = async (db: Database, pages: ReadonlySet<string>): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string; published: boolean; version: number; runs: number }>`
    select p.id, p.is_published as published, p.version, (
      select count(*)::int from audit a where a.subject = 'custompage' and a.actor = 'schedule'
        and a.subject_id = p.id::text) as runs
    from custom_page p where p.slug like 'killed-%'`.execute(db);
  const planned = rows.filter(({ id }) => pages.has(id));
  const lost = pages.size - planned.length;
  return [
    ...(lost > 0 ? [`${lost} pages are gone.`] : []),
    ...planned
      .filter(({ published, version, runs }) => !published || version !== 2 || runs !== 1)
      .map(({ id, version, runs }) => `Page ${id}: version ${version}, published ${runs} times.`),
  ];
};

/**
 * What was lost, or done twice, of the mails that sign-ins caused and of the pages that went live.
 * @param signIns how many were answered, each in a browser of its own
 * @param pages whose plans were answered
 */
export const lostOrTwice = async (
  place: DatabasePlace,
  received: readonly ReceivedMail[],
  signIns: number,
  pages: ReadonlySet<string>,
) => {
  const { db, close } = await openDatabase(place);
  const mails: readonly Stored[] = await db
    .selectFrom("outbox_mail")
    .select(["message_id", "state"])
    .execute();
  const { rows } = await sql<{ browsers: number }>`
    select count(*)::int as browsers from staff_device`.execute(db);
  const browsers = rows[0]?.browsers ?? 0;
  const broken = [
    ...wrongMails(
      mails,
      received.map(({ messageId }) => messageId),
    ),
    ...(await wrongPages(db, pages)),
    ...(browsers === mails.length
      ? []
      : [`${browsers} browsers are known by ${mails.length} mails.`]),
    ...(mails.length >= signIns ? [] : [`${signIns} sign-ins caused ${mails.length} mails.`]),
  ];
  await close();
  const inState = (wanted: string) => mails.filter(({ state }) => state === wanted).length;
  const came = new Set(received.map(({ messageId }) => messageId));
  const row = {
    mails: mails.length,
    sent: inState("sent"),
    unknown: inState("unknown"),
    ofWhichCame: mails.filter((each) => each.state === "unknown" && came.has(each.message_id))
      .length,
  };
  return { broken, row };
};

import { sql } from "kysely";
import { type DatabaseLocation, openDatabase } from "#platform/server/database/open.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { ReceivedMail } from "#platform/testing/smtp-server.ts";

type StoredMail = Readonly<{ message_id: string; state: string }>;

const duplicates = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/**
 * Checks that a mail in the state "sent" arrived once, that a mail in the state "unknown" arrived
 * at most once, and that no mail is in another state.
 */
const findMailErrors = (
  mails: readonly StoredMail[],
  received: readonly string[],
): readonly string[] => {
  const arrived = new Set(received);
  return [
    ...duplicates(received).map((id) => `The mail ${id} came twice.`),
    ...mails.flatMap(({ message_id: id, state }) => {
      if (state === "sent") return arrived.has(id) ? [] : [`The mail ${id} never came.`];
      return state === "unknown" ? [] : [`The mail ${id} is ${state} at the end.`];
    }),
  ];
};

const findPageErrors = async (
  db: Database,
  pages: ReadonlySet<string>,
): Promise<readonly string[]> => {
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
 * Counts the mails of sign-ins and the planned publications of pages that were lost or happened
 * twice.
 * @param signIns number of answered sign-ins, each in a browser of its own
 * @param pages ids of the pages whose plans were accepted
 */
export const checkOutcomes = async (
  place: DatabaseLocation,
  received: readonly ReceivedMail[],
  signIns: number,
  pages: ReadonlySet<string>,
) => {
  const { db, close } = await openDatabase(place);
  const mails: readonly StoredMail[] = await db
    .selectFrom("outbox_mail")
    .select(["message_id", "state"])
    .execute();
  const { rows } = await sql<{ browsers: number }>`
    select count(*)::int as browsers from staff_device`.execute(db);
  const browsers = rows[0]?.browsers ?? 0;
  const failures = [
    ...findMailErrors(
      mails,
      received.map(({ messageId }) => messageId),
    ),
    ...(await findPageErrors(db, pages)),
    ...(browsers === mails.length
      ? []
      : [`${browsers} browsers are known by ${mails.length} mails.`]),
    ...(mails.length >= signIns ? [] : [`${signIns} sign-ins caused ${mails.length} mails.`]),
  ];
  await close();
  const countInState = (wantedState: string) =>
    mails.filter(({ state }) => state === wantedState).length;
  const arrived = new Set(received.map(({ messageId }) => messageId));
  const row = {
    mails: mails.length,
    sent: countInState("sent"),
    unknown: countInState("unknown"),
    unknownButArrived: mails.filter(
      (mail) => mail.state === "unknown" && arrived.has(mail.message_id),
    ).length,
  };
  return { failures, row };
};

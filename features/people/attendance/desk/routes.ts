import { eventById } from "#features/catalogue/events/store.ts";
import { recordAudits } from "#features/records/audit/store.ts";
import { marketById } from "#markets/markets.ts";
import { slicesOf, streamCsv } from "#platform/server/csv/stream-csv.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { absentEvent } from "../policy.ts";
import type { AttendanceScene } from "../scene.ts";
import * as calls from "./calls.ts";
import type { ListedSignUp } from "./desk-contract.ts";
import { eventMailsOf, peopleOfMails } from "./event-mails.ts";
import { findSignUps, signUpsOf } from "./sign-ups.ts";
import { countLanguages, writeLetter } from "./write-letter.ts";

/** @throws Problem 404 */
const requireEvent = async (db: Database, market: string, id: string) => {
  const event = await eventById(db, market, id);
  if (!event) throw new Problem(404, absentEvent);
  return event;
};

const columns = ["Name", "E-mail", "Language", "State", "Place in line", "Signed up (UTC)"];

const toCells = (person: ListedSignUp): readonly string[] => [
  person.name,
  person.email,
  person.language,
  person.state,
  person.place === null ? "" : String(person.place),
  person.signedUpAt.slice(0, 16).replace("T", " "),
];

const exportedAtOnce = 500;

type Paging = Readonly<{ page: number; pageSize: number }>;

const pageOf = <Item>(all: readonly Item[], { page, pageSize }: Paging) => ({
  items: all.slice((page - 1) * pageSize, page * pageSize),
  total: all.length,
  page,
  pageSize,
});

const addLists = (api: Api): void => {
  api.route(calls.listSignUps, {
    async handle({ db, market, params: { id }, query }) {
      await requireEvent(db, market, id);
      const all = await signUpsOf(db, { market, id });
      return { body: pageOf(findSignUps(all, query, marketById(market).language), query) };
    },
  });

  api.route(calls.exportSignUps, {
    async handle({ db, market, actor, params: { id } }) {
      const event = await requireEvent(db, market, id);
      const people = (await signUpsOf(db, { market, id })).filter(({ state }) => state !== "left");
      await recordAudits(db, [
        {
          actor: actor.email,
          market,
          action: "create",
          subject: "event-export",
          subjectId: id,
          name: `${event.title}: ${people.length} people`,
          before: null,
          after: { people: people.length },
        },
      ]);
      const delimiter = marketById(market).language === "en" ? "," : ";";
      const headers = { "content-disposition": `attachment; filename="${event.slug}.csv"` };
      const slices = slicesOf(people.map(toCells), exportedAtOnce);
      return { headers, body: await streamCsv(columns, slices, delimiter) };
    },
  });

  api.route(calls.countAudience, {
    async handle({ db, market, params: { id } }) {
      await requireEvent(db, market, id);
      const people = await signUpsOf(db, { market, id });
      return { body: { languages: countLanguages(people, marketById(market).language) } };
    },
  });
};

const addMailLists = (api: Api): void => {
  api.route(calls.listEventMails, {
    async handle({ db, market, params: { id }, query }) {
      await requireEvent(db, market, id);
      return { body: pageOf(await eventMailsOf(db, { market, id }), query) };
    },
  });
  api.route(calls.listMailedPeople, {
    async handle({ db, market, params: { id, mails }, query }) {
      await requireEvent(db, market, id);
      return { body: pageOf(await peopleOfMails(db, { market, id }, mails), query) };
    },
  });
};

/** Mounted under `/api/{country}/events/{id}`. */
export const addSignUpRoutes = (api: Api, scene: AttendanceScene): void => {
  addLists(api);
  addMailLists(api);
  api.write(calls.writeToSignUps, {
    async write({ trx, market, actor, params: { id }, body }) {
      const event = await requireEvent(trx, market, id);
      const key = { market, id };
      return {
        body: { mails: await writeLetter(trx, scene, { key, event, letter: body, sender: actor }) },
      };
    },
  });
};

import { writePlaceOf } from "#features/records/records/saves.ts";
import { namesByEmail } from "#features/records/staff-accounts/store.ts";
import { marketById } from "#markets/markets.ts";
import { slicesOf, streamCsv } from "#platform/server/csv/stream-csv.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { StoredHandOver } from "../store.ts";
import { answerByMail, type HandOverScene, setOwner } from "./answer-hand-over.ts";
import * as calls from "./calls.ts";
import type { DeskHandOver } from "./desk-contract.ts";
import { countQuestions, findGroups, findHandOvers } from "./find-questions.ts";
import { leaveGroup } from "./leave-group.ts";
import { questionColumns, questionRows } from "./question-table.ts";

export type QuestionDeskScene = HandOverScene &
  Readonly<{
    /** Which of the texts the market's sources answer by now. */
    answeredOf: (market: string, texts: readonly string[]) => Promise<ReadonlySet<string>>;
  }>;

const toDesk = (row: StoredHandOver, names: ReadonlyMap<string, string>): DeskHandOver => ({
  id: row.id,
  version: row.version,
  email: row.email,
  question: row.question,
  tag: row.tag,
  conversation: row.conversation,
  askedAt: row.asked_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  owner: row.owner === null ? null : { email: row.owner, name: names.get(row.owner) ?? null },
  answer:
    row.answer_subject === null
      ? null
      : { subject: row.answer_subject, text: row.answer_text ?? "" },
});

const namesOf = (db: Database, rows: readonly StoredHandOver[]) =>
  namesByEmail(
    db,
    rows.flatMap(({ owner }) => owner ?? []),
  );

const exportedAtOnce = 500;

const addLists = (api: Api, { answeredOf }: QuestionDeskScene): void => {
  const askedIn = async (db: Database, market: string) => {
    const groups = await findGroups(db, market);
    const mended = await answeredOf(
      market,
      groups.map(({ text }) => text),
    );
    const known = await findGroups(db, market, "answered");
    return {
      groups: groups.map((group) => ({ ...group, isMended: mended.has(group.text) })),
      known: known.map((group) => ({ ...group, isMended: true })),
    };
  };
  api.route(calls.getQuestions, {
    async handle({ db, market }) {
      const handOvers = await findHandOvers(db, market);
      const names = await namesOf(db, handOvers);
      return {
        body: {
          ...(await countQuestions(db, market)),
          ...(await askedIn(db, market)),
          unhelpful: (await findGroups(db, market, "unhelpful")).map((group) => ({
            ...group,
            isMended: false,
          })),
          handOvers: handOvers.map((row) => toDesk(row, names)),
        },
      };
    },
  });
  api.route(calls.exportQuestions, {
    async handle({ db, market, country }) {
      const rows = questionRows(await askedIn(db, market));
      const delimiter = marketById(market).language === "en" ? "," : ";";
      const headers = { "content-disposition": `attachment; filename="questions-${country}.csv"` };
      const slices = slicesOf(rows, exportedAtOnce);
      return { headers, body: await streamCsv(questionColumns, slices, delimiter) };
    },
  });
};

/** Mounted under `/api/{country}/questions`. */
export const addQuestionDeskRoutes = (api: Api, scene: QuestionDeskScene): void => {
  addLists(api, scene);
  api.write(calls.leaveQuestions, {
    async write({ trx, market, actor, body }) {
      await leaveGroup(trx, market, { ...body, by: actor.email, at: scene.now() });
      return {};
    },
  });
  const result = async (trx: Database, row: StoredHandOver) => ({
    version: row.version,
    body: toDesk(row, await namesOf(trx, [row])),
  });
  api.write(calls.ownHandOver, {
    write: async (call) =>
      result(call.trx, await setOwner(scene, writePlaceOf(call), call.body.email)),
  });
  api.write(calls.answerHandOver, {
    write: async (call) =>
      result(call.trx, await answerByMail(scene, writePlaceOf(call), call.body)),
  });
};

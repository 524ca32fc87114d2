import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { absentTour } from "../policy.ts";
import { contextOf, type WriteScene } from "../save/write-context.ts";
import { type AskedCoordinator, type Question } from "../question-contract.ts";
import * as calls from "./calls.ts";
import { askAgain, recordAnswer } from "./save.ts";
import { openQuestions, shownQuestions } from "../questions/store.ts";

const withoutAnswer = ({
  answer: _answer,
  reason: _reason,
  ...question
}: Question): AskedCoordinator["question"] => question;

/** @throws Problem 404 */
const readAsked = async (
  db: Database,
  market: string,
  id: string,
): Promise<Readonly<{ version: number; body: AskedCoordinator }>> => {
  const tour = await db
    .selectFrom("tour")
    .leftJoin("known_coordinator as coordinator", (join) =>
      join
        .onRef("coordinator.market", "=", "tour.market")
        .onRef("coordinator.id", "=", "tour.coordinator_id"),
    )
    .select(["coordinator.id", "coordinator.name", "coordinator.email"])
    .where("tour.market", "=", market)
    .where("tour.id", "=", id)
    .executeTakeFirst();
  if (!tour) throw new Problem(404, absentTour);
  const { id: coordinatorId, name, email } = tour;
  const stored = (await shownQuestions(db, market, [id])).get(id);
  return {
    version: (await openQuestions(db, market, [id])).get(id)?.version ?? 0,
    body: {
      coordinator:
        coordinatorId === null || name === null
          ? null
          : { id: coordinatorId, name, hasEmail: email !== null },
      answer: stored?.answer ?? null,
      reason: stored?.reason ?? "",
      question: stored ? withoutAnswer(stored) : null,
    },
  };
};

/** What the coordinators of departures were asked, and what they said. */
export const addQuestionRoutes = (api: Api, scene: WriteScene): void => {
  api.route(calls.getCoordinatorAnswer, {
    handle: ({ db, market, params: { id } }) => readAsked(db, market, id),
  });

  api.write(calls.recordCoordinatorAnswer, {
    async write(call) {
      const { id } = call.params;
      await recordAnswer(contextOf(scene, call), id, call.body, call.ifMatch);
      return readAsked(call.trx, call.market, id);
    },
  });

  api.write(calls.askCoordinatorAgain, {
    async write(call) {
      const { id } = call.params;
      await askAgain(contextOf(scene, call), id, call.ifMatch);
      return readAsked(call.trx, call.market, id);
    },
  });
};

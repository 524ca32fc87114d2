import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { absentTour, tourPolicy } from "../policy.ts";
import { contextOf, type WriteScene } from "../save/routes.ts";
import {
  type AskedCoordinator,
  askedCoordinatorSchema,
  type Question,
  recordedAnswerSchema,
} from "#features/catalogue/tours/parts/answers/question-contract.ts";
import { askAgain, recordAnswer } from "./save.ts";
import { openQuestions, shownQuestions } from "./store.ts";

const path = "/:country/tours/:id/coordinator-answer";
const params = { id: z.uuid() };

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
    .leftJoin("coordinator", (join) =>
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
  api.route({
    method: "GET",
    path,
    id: "getCoordinatorAnswer",
    summary:
      "What the coordinator of a departure was asked, and said; version 0 before any question",
    access: tourPolicy.read,
    params,
    absent: absentTour,
    answer: askedCoordinatorSchema,
    handle: ({ db, market, params: { id } }) => readAsked(db, market, id),
  });

  api.write({
    method: "PUT",
    path,
    id: "recordCoordinatorAnswer",
    summary: "Writes down what the coordinator of a departure has said to staff",
    access: tourPolicy.write,
    params,
    absent: absentTour,
    body: recordedAnswerSchema,
    ifMatch: true,
    answer: askedCoordinatorSchema,
    problems: [409],
    async write(call) {
      const { id } = call.params;
      await recordAnswer(contextOf(scene, call), id, call.body, call.ifMatch);
      return readAsked(call.trx, call.market, id);
    },
  });

  api.write({
    method: "POST",
    path,
    id: "askCoordinatorAgain",
    summary: "Asks the coordinator of a departure anew, by mail where their address is known",
    access: tourPolicy.write,
    params,
    absent: absentTour,
    ifMatch: true,
    answer: askedCoordinatorSchema,
    problems: [409],
    async write(call) {
      const { id } = call.params;
      await askAgain(contextOf(scene, call), id, call.ifMatch);
      return readAsked(call.trx, call.market, id);
    },
  });
};

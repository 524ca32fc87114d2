import { askingBy } from "#apps/server/config/asking.ts";
import type { Config } from "#apps/server/config/config.ts";
import { receiveMove, showMove } from "#features/catalogue/tours/moves/answer-move.ts";
import { moveLinks } from "#features/catalogue/tours/moves/move-link.ts";
import { coordinatorLinks } from "#features/catalogue/tours/questions/answer-link.ts";
import { receiveAnswer, showQuestion } from "#features/catalogue/tours/answers/receive-answer.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { AnswerKind } from "#features/catalogue/tours/answers/answer-pages.ts";

/** Coordinators say whether they lead a departure, travellers whether they move to another one. */
export const answerKinds = (
  config: Config,
  db: Database,
  now: () => Date,
): readonly AnswerKind[] => {
  const { secret } = config;
  // Nobody is mailed by an answer.
  const asking = askingBy(config, null, now);
  return [
    {
      read: (path, market) => coordinatorLinks.read(path, now(), { market, secret }),
      show: (market, link) => showQuestion({ db, market, now: now() }, link),
      receive: (market, link, fields) => receiveAnswer({ db, market, now: now() }, link, fields),
    },
    {
      read: (path, market) => moveLinks.read(path, now(), { market, secret }),
      show: (market, link) => showMove({ db, market, asking }, link),
      receive: (market, link, fields) => receiveMove({ db, market, asking }, link, fields),
    },
  ];
};

import type { FastifyInstance } from "fastify";
import type { Chat } from "#features/people/assistant/answers/keep/chat.ts";
import { createChatKeeper } from "#features/people/assistant/answers/keep/chat-keeper.ts";
import { createLanguageModel } from "#platform/server/language-model/language-model.ts";
import { processTimer } from "#platform/server/load/timer.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import type { AppOptions } from "../app-options.ts";
import { backofficeOrigin } from "../config/config.ts";

/** What the chatbot keeps, whom it tells, and the language model where one is configured. */
export const openChat = (
  app: FastifyInstance,
  { config, database: { db }, now, dueTimer = processTimer }: AppOptions,
  { mailer }: Readonly<{ mailer: Mailer }>,
): Chat => ({
  keeper: createChatKeeper({
    db,
    mailer,
    product: config.product,
    secret: config.secret,
    office: backofficeOrigin(config),
    now,
  }),
  model:
    config.languageModel === null
      ? null
      : createLanguageModel(config.languageModel, {
          now,
          timer: dueTimer,
          report: (reason) => app.log.warn(reason),
        }),
});

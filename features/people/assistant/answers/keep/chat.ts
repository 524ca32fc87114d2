import type { LanguageModel } from "#platform/server/language-model/language-model.ts";
import type { ChatKeeper } from "./chat-keeper.ts";

/** What the chatbot does besides reading the market's sources. */
export type Chat = Readonly<{
  keeper: ChatKeeper;
  /** May phrase answers; null where none is configured. */
  model: LanguageModel | null;
}>;

import type { Interpreter } from "../sentences/interpret.ts";
import { unreadKey, unreadWords } from "./keep-unread.ts";
import type { FoundGroup } from "./find-unread.ts";

/** Whether the words of a group would still become no filter. */
export const isUnread = (
  { key, sentence }: Pick<FoundGroup, "key" | "sentence">,
  interpret: Interpreter,
  today: string,
): boolean => unreadWords(sentence, interpret(sentence, today)).map(unreadKey).includes(key);

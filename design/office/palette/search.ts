import type { Command } from "./command.ts";
import { foldText } from "#platform/texts/fold-text.ts";
import { foldedWords, spansOf } from "./matches.ts";

export type CommandGroup = Readonly<{ label: string; commands: readonly Command[] }>;

/**
 * Match of one word: 4 at the start, 3 at a word's start, 2 within a word, up to 1 for its letters
 * in order (a fuzzy match), 0 for none.
 */
const wordScore = (text: string, word: string): number => {
  const position = text.indexOf(word);
  if (position === 0) return 4;
  if (position > 0) return /[\p{L}\p{N}]/u.test(text[position - 1] ?? "") ? 2 : 3;
  const letters = spansOf(text, word);
  const [first, last] = [letters?.[0], letters?.at(-1)];
  return first && last ? word.length / (last[1] - first[0]) : 0;
};

/** Mean score of the typed words; 0 unless all of them match. The group's name counts an eighth. */
export const scoreOf = ({ label, group }: Command, typed: string): number => {
  const words = foldedWords(typed);
  const [foldedLabel, foldedGroup] = [foldText(label), foldText(group)];
  const scores = words.map(
    (word) => wordScore(foldedLabel, word) || wordScore(foldedGroup, word) / 8,
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
};

/** Whether every typed word stands in the label or in the group's name, as it was typed. */
export const holdsWords = ({ label, group }: Command, typed: string): boolean => {
  const texts = [foldText(label), foldText(group)];
  return foldText(typed)
    .split(/\s+/)
    .every((word) => texts.some((text) => text.includes(word)));
};

/** Groups in the order of their first commands. */
export const groupCommands = (commands: readonly Command[]): CommandGroup[] =>
  [...new Set(commands.map(({ group }) => group))].map((label) => ({
    label,
    commands: commands.filter(({ group }) => group === label),
  }));

/**
 * Without typed text, recent commands come first and the other groups follow in their order. With
 * text, the best matches come first, of equal ones the more recent. Those that merely have the typed
 * letters in their order follow the records that were found by their words.
 * @param recent command ids, the newest first
 * @param records commands of the server for the same text, the best of a group first
 */
export const searchCommands = (
  commands: readonly Command[],
  typed: string,
  recent: readonly string[],
  records: readonly Command[] = [],
): readonly CommandGroup[] => {
  const recency = ({ id }: Command) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  if (typed.trim() === "") {
    const used = commands
      .filter(({ id }) => recent.includes(id))
      .toSorted((a, b) => recency(a) - recency(b));
    const others = groupCommands(commands.filter((command) => !used.includes(command)));
    return used.length === 0 ? others : [{ label: "Recently used", commands: used }, ...others];
  }
  const scored = commands
    .map((command) => ({ command, score: scoreOf(command, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || recency(a.command) - recency(b.command));
  const found = scored.map(({ command }) => command);
  const { worded = [], loose = [] } = Object.groupBy(found, (command) =>
    holdsWords(command, typed) ? "worded" : "loose",
  );
  return [worded, records, loose].flatMap(groupCommands);
};

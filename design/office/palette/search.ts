import type { Command } from "./command.ts";

export type CommandGroup = Readonly<{ label: string; commands: readonly Command[] }>;

const foldText = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** How well one word fits: a beginning before a middle before letters in the same order; 0 not at all. */
const wordScore = (text: string, word: string): number => {
  const at = text.indexOf(word);
  if (at === 0) return 4;
  if (at > 0) return /[\p{L}\p{N}]/u.test(text[at - 1] ?? "") ? 2 : 3;
  let from = text.search(new RegExp(`(?<![\\p{L}\\p{N}])${word[0]?.replace(/\W/u, "\\$&")}`, "u"));
  const first = from;
  for (const letter of word) {
    if (from < 0) return 0;
    from = text.indexOf(letter, from) + 1 || -1;
  }
  return from < 0 ? 0 : word.length / (from - first);
};

/** How well a command fits what was typed; 0 not at all. */
export const scoreOf = ({ label, group }: Command, typed: string): number => {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const [name, around] = [foldText(label), foldText(group)];
  const scores = words.map((word) => wordScore(name, word) || wordScore(around, word) / 8);
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
};

const groupCommands = (commands: readonly Command[]): CommandGroup[] =>
  [...new Set(commands.map(({ group }) => group))].map((label) => ({
    label,
    commands: commands.filter(({ group }) => group === label),
  }));

/**
 * What the palette shows: without a word the recently used ones first, then each group as it comes;
 * with words what fits, best first, and of equals the more recent.
 * @param recent ids, the last used first
 */
export const searchCommands = (
  commands: readonly Command[],
  typed: string,
  recent: readonly string[],
): readonly CommandGroup[] => {
  const age = ({ id }: Command) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  if (typed.trim() === "") {
    const used = commands
      .filter(({ id }) => recent.includes(id))
      .toSorted((a, b) => age(a) - age(b));
    const others = groupCommands(commands.filter((command) => !used.includes(command)));
    return used.length === 0 ? others : [{ label: "Recently used", commands: used }, ...others];
  }
  const scored = commands
    .map((command) => ({ command, score: scoreOf(command, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || age(a.command) - age(b.command));
  return groupCommands(scored.map(({ command }) => command));
};

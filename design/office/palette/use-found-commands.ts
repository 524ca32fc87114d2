import { useEffect, useMemo, useState } from "react";
import type { Command } from "./command.ts";
import { recentCommands } from "./recent.ts";
import { type CommandGroup, holdsWords, searchCommands } from "./search.ts";

/** More commands that match the typed text, in their groups. */
export type SearchServer = (typed: string) => Promise<readonly Command[]>;

const debounceMs = 150;

type Found = Readonly<{ typed: string; commands: readonly Command[] }>;

/**
 * Commands from the server; empty until the server has answered, and when the request fails. While
 * an answer is awaited, they are those of the words before.
 */
const useServerSearch = (
  search: SearchServer | undefined,
  typed: string,
): Readonly<{ commands: readonly Command[]; isAwaited: boolean }> => {
  const [result, setResult] = useState<Found>({ typed: "", commands: [] });
  const isSearched = search !== undefined && typed.trim().length >= 2;
  useEffect(() => {
    if (!isSearched) return undefined;
    let isCurrent = true;
    const show = (commands: readonly Command[]) => isCurrent && setResult({ typed, commands });
    const timer = setTimeout(() => void search(typed).then(show, () => show([])), debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, typed, isSearched]);
  return isSearched
    ? { commands: result.commands, isAwaited: result.typed !== typed }
    : { commands: [], isAwaited: false };
};

/** What the typed text finds among the commands and at the server. */
export const useFoundCommands = (
  commands: readonly Command[],
  searchServer: SearchServer | undefined,
  typed: string,
): Readonly<{
  groups: readonly CommandGroup[];
  /** Whether a command stays where it is when the server answers. */
  isSettled: (command: Command | undefined) => boolean;
}> => {
  const [recent] = useState(recentCommands);
  const { commands: records, isAwaited } = useServerSearch(searchServer, typed);
  const groups = useMemo(
    () => searchCommands(commands, typed, recent, records),
    [commands, typed, recent, records],
  );
  // Records stand before the commands that merely have the typed letters.
  const isSettled = (command: Command | undefined) =>
    !isAwaited ||
    (command !== undefined && !records.includes(command) && holdsWords(command, typed));
  return { groups, isSettled };
};

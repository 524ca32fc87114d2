import { failed, type Parsed, plainWords, quoted } from "./parsed.ts";

export type NamedCoordinator = Readonly<{ id: string; name: string; city: string }>;

/** Empties the cell of a coordinator, in the words of staff. */
export const nobodyText = "nobody";

const nobodyWords = new Set(["", nobodyText, "nessuno", "nadie", "personne", "niemand"]);

const fullName = ({ name, city }: NamedCoordinator): string => `${name} (${city})`;

/** The name, with the city where another coordinator has the same name. */
export const coordinatorText = (
  id: string | null,
  coordinators: readonly NamedCoordinator[],
): string => {
  if (id === null) return "";
  const found = coordinators.find((each) => each.id === id);
  if (!found) return id;
  const isShared = coordinators.some((each) => each.id !== id && each.name === found.name);
  return isShared ? fullName(found) : found.name;
};

/** The id of a coordinator by the name, the name and city, or the beginning of one name alone. */
export const readCoordinator = (
  typed: string,
  coordinators: readonly NamedCoordinator[],
): Parsed<string | null> => {
  const plain = plainWords(typed);
  if (nobodyWords.has(plain)) return { value: null };
  const matching = (test: (words: string) => boolean) =>
    coordinators.filter((each) => [each.id, each.name, fullName(each)].map(plainWords).some(test));
  const exact = matching((words) => words === plain);
  const [only] = exact;
  if (only && exact.length === 1) return { value: only.id };
  if (exact.length > 1)
    return failed(`${exact.length} coordinators are called so: ${exact.map(fullName).join(", ")}.`);
  const begun = plain.length < 2 ? [] : matching((words) => words.startsWith(plain));
  const name = begun.length === 1 ? coordinatorText(begun[0]?.id ?? null, coordinators) : null;
  return failed(
    `No coordinator is called ${quoted(typed)}.`,
    name === null ? null : { label: `Make it ${name}`, text: name },
  );
};

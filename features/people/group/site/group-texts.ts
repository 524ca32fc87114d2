import type { ShownGroup } from "../contract.ts";
import type { GroupWords } from "../parts/group-words.ts";

type Person = ShownGroup["passengers"][number];

/** What stands under somebody's figure, in two lines. */
export const tripsText = (
  { firstTimer, previousTrips }: Person,
  words: GroupWords,
): readonly [first: string, second: string] => {
  if (firstTimer === true) return [words.firstTime, words.withUs];
  if (previousTrips === null || previousTrips === 0) return ["?", words.notKnown];
  if (previousTrips === 1) return [words.tripOne, words.tripOneDone];
  return [words.trips.replace("{n}", String(previousTrips)), words.tripsDone];
};

export const firstTimersText = ({ firstTimers, people }: ShownGroup, words: GroupWords): string => {
  if (firstTimers === 0) return words.firstNone;
  const text = firstTimers === 1 ? words.firstOne : words.firstMany;
  return text.replace("{n}", String(firstTimers)).replace("{people}", String(people));
};

/** How many trips the others have made: each number once. Empty where nobody has made one. */
export const othersText = ({ passengers }: ShownGroup, words: GroupWords): string => {
  const made = passengers.flatMap(({ previousTrips }) => (previousTrips ? [previousTrips] : []));
  if (made.length === 0) return "";
  const numbers = [...new Set(made)].toSorted((one, other) => one - other).map(String);
  const list = new Intl.ListFormat(words.language, { type: "conjunction" }).format(numbers);
  return words.othersTrips.replace("{trips}", list);
};

/** Empty where nobody has said it. */
export const gendersText = ({ women, men }: ShownGroup, words: GroupWords): string => {
  const said = (count: number, one: string, many: string) =>
    count === 1 ? one : many.replace("{n}", String(count));
  return [
    ...(women > 0 ? [said(women, words.womanOne, words.women)] : []),
    ...(men > 0 ? [said(men, words.manOne, words.men)] : []),
  ].join(", ");
};

export const ageLabel = (
  ageBand: ShownGroup["ageBands"][number]["ageBand"],
  { ageUnder, ageOver }: GroupWords,
): string => {
  if (ageBand === "under-25") return ageUnder;
  return ageBand === "over-49" ? ageOver : ageBand;
};

import type { Consequence } from "#design/office/consequences/what-will-happen.tsx";
import { counted } from "#platform/counted.ts";
import { statusLabel } from "../grid/sheet/status-words.ts";
import type { PassengersApi } from "./passengers.ts";

type PassengersPreview = Awaited<ReturnType<PassengersApi["preview"]>>;

type Scene = Readonly<{
  /** The departure on the site; null where visitors do not see it. */
  publicUrl: string | null;
}>;

const people = (count: number): string => counted(count, "person", "people");
const seats = (count: number): string => counted(count, "seat");

const needed = (count: number): string => {
  if (count === 0) return "Enough people are in for the group to leave";
  return counted(count, "more person is needed", "more people are needed");
};

/** What other people in a departure do to it, in sentences. */
export const peopleSentences = (
  { before, after, suggestion }: PassengersPreview,
  { publicUrl }: Scene,
): readonly Consequence[] => {
  const found: Consequence[] = [];
  if (before.peopleIn !== after.peopleIn)
    found.push({
      icon: "person",
      text: `${people(after.peopleIn)} in, until now ${before.peopleIn}`,
    });
  if (before.peopleNeeded !== after.peopleNeeded)
    found.push({ icon: "check", text: needed(after.peopleNeeded) });
  if (before.seatsFree !== after.seatsFree)
    found.push({
      icon: "globe",
      text: `${seats(after.seatsFree)} free, until now ${before.seatsFree}`,
      lines: [
        publicUrl === null ? "Visitors do not see this departure yet" : "Visitors see this number",
      ],
      links: publicUrl === null ? [] : [{ to: publicUrl, text: "Its page" }],
    });
  if (suggestion)
    found.push({
      icon: "clock",
      text: `The status stays; it could become ${statusLabel(suggestion.status)}`,
      lines: [suggestion.reason],
    });
  return found.length > 0
    ? found
    : [{ icon: "check", text: "Only what is known of the people changes; no number does" }];
};

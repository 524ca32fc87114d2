import type { Consequence } from "#design/office/consequences/what-will-happen.tsx";
import type { ListedTravel } from "#features/catalogue/travels/list-contract.ts";
import type { TravelPreview } from "#features/catalogue/travels/record-contract.ts";
import { counted } from "#platform/counted.ts";

/** The dry run of one travel. */
export type Tried = Readonly<{ travel: ListedTravel; preview: TravelPreview }>;

export const canBeSaved = ({ preview }: Tried): boolean =>
  preview.consequences !== null && preview.consequences.publication !== null;

const sumOf = (
  tried: readonly Tried[],
  amount: "departures" | "peopleIn" | "pages" | "otherMarkets",
): number => tried.reduce((sum, { preview }) => sum + (preview.consequences?.[amount] ?? 0), 0);

const sentence = (count: number, consequence: Consequence): readonly Consequence[] =>
  count === 0 ? [] : [consequence];

const refused = (tried: readonly Tried[], isPublished: boolean): readonly Consequence[] =>
  tried
    .filter(({ preview }) => preview.consequences === null)
    .map(({ travel, preview }) => ({
      icon: "warning",
      kind: "wrong",
      text: `${travel.name} is not ${isPublished ? "published" : "unpublished"}: ${preview.errors[0]?.message ?? ""}`,
    }));

/** What publishing or unpublishing travels does, in sentences. */
export const publicationConsequences = (
  tried: readonly Tried[],
  isPublished: boolean,
): readonly Consequence[] => {
  const written = tried.filter(canBeSaved);
  const [departures, people, pages] = [
    sumOf(written, "departures"),
    sumOf(written, "peopleIn"),
    sumOf(written, "pages"),
  ];
  const names = written.map(({ travel }) => travel.name);
  const same = tried.filter(({ preview }) => preview.consequences?.publication === null).length;
  return [
    ...sentence(written.length, {
      icon: isPublished ? "globe" : "eyeOff",
      text: `${counted(written.length, "travel", "travels")} ${isPublished ? "can be found and booked" : "can no longer be found: the addresses answer “not found”"}.`,
      names,
    }),
    ...sentence(departures, {
      icon: "clock",
      text: `${counted(departures, "departure", "departures")} ${isPublished ? "shown" : "hidden"} with ${written.length === 1 ? "it" : "them"}.`,
    }),
    ...sentence(isPublished ? 0 : people, {
      icon: "person",
      kind: "warning",
      text: `${counted(people, "person is", "people are")} booked on these departures and no longer find their travel.`,
    }),
    ...sentence(pages, {
      icon: "history",
      text: `${counted(pages, "page is", "pages are")} made anew, and lists and searches at once.`,
    }),
    ...sentence(same, {
      icon: "info",
      text: `${counted(same, "travel is", "travels are")} ${isPublished ? "published" : "unpublished"} already.`,
    }),
    ...refused(tried, isPublished),
  ];
};

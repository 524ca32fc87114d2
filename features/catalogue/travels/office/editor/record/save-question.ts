import type { Consequence } from "#design/office/consequences/what-will-happen.tsx";
import type { SaveQuestion } from "#design/office/record-page/record-page-declaration.ts";
import type { TravelConsequences } from "#features/catalogue/travels/record-contract.ts";
import { counted } from "#platform/counted.ts";

const addressLines = ({ address }: TravelConsequences): readonly Consequence[] => {
  if (!address || address.from === null) return [];
  const redirects =
    address.redirects === 0
      ? ""
      : ` ${counted(address.redirects, "redirect")} to the old address will lead to the new one.`;
  return [
    {
      icon: "link",
      text: `The address becomes ${address.to}. Links to ${address.from} lead on to it.${redirects}`,
    },
    ...(address.takenFrom === null
      ? []
      : [
          {
            icon: "warning",
            kind: "warning",
            text: `“${address.takenFrom}” had this address before; its old links will lead here.`,
          } as const,
        ]),
  ];
};

const publicationLines = (happens: TravelConsequences): readonly Consequence[] => {
  const { publication, departures, peopleIn } = happens;
  if (publication === null) return [];
  if (publication === "published")
    return [
      {
        icon: "eye",
        text:
          departures === 0
            ? "It can be found, and booked once it has a departure to come."
            : `It can be found and booked, with ${counted(departures, "coming departure")}.`,
      },
    ];
  return [
    {
      icon: "eyeOff",
      kind: "wrong",
      text: `It leaves the site, with ${counted(departures, "coming departure")}${
        peopleIn > 0 ? ` in which ${counted(peopleIn, "person", "people")} are` : ""
      }.`,
    },
  ];
};

const lengthLines = (
  { length, peopleIn }: TravelConsequences,
  toursPath: string | null,
): readonly Consequence[] => {
  if (!length) return [];
  const { from, to, departures } = length;
  return [
    {
      icon: "clock",
      ...(departures > 0 && { kind: "warning" }),
      text: `The travel has ${counted(to, "day")} instead of ${from}. ${
        departures === 0
          ? "No coming departure has another length."
          : `${counted(departures, "coming departure")} ${departures === 1 ? "keeps its dates and has" : "keep their dates and have"} another length.`
      }${peopleIn > 0 ? ` ${counted(peopleIn, "person has", "people have")} booked it as it was.` : ""}`,
      ...(departures > 0 &&
        toursPath !== null && { links: [{ to: toursPath, text: "the departures" }] }),
    },
  ];
};

const buttonOf = ({ publication }: TravelConsequences): string => {
  if (publication === "published") return "Save and publish";
  return publication === "unpublished" ? "Save and unpublish" : "Save";
};

/**
 * What has to be looked at before a travel is saved: a new address, its publication, its length.
 * @param id null for a new travel
 */
export const saveQuestion = (
  happens: TravelConsequences | null,
  id: string | null,
): SaveQuestion | null => {
  if (!happens) return null;
  const toursPath = id === null ? null : `/travels/${id}/tours?when=upcoming`;
  const lines = [
    ...addressLines(happens),
    ...publicationLines(happens),
    ...lengthLines(happens, toursPath),
  ];
  if (lines.length === 0) return null;
  const { pages, otherMarkets } = happens;
  return {
    label: buttonOf(happens),
    consequences: [
      ...lines,
      ...(pages > 0
        ? [
            {
              icon: "globe",
              text: `${counted(pages, "page")} of the site ${pages === 1 ? "is" : "are"} made anew${
                otherMarkets > 0
                  ? `, and the links from ${counted(otherMarkets, "other market")}`
                  : ""
              }.`,
            } as const,
          ]
        : []),
    ],
  };
};

const maxNamed = 3;
const maxAddressLength = 100; // characters

/** What a paste did not keep as it was: how many of each, and the addresses of refused links. */
export type PasteLosses = Readonly<{
  pictures: number;
  films: number;
  tables: number;
  /** Items of lists that stood deeper than the last level. */
  deepItems: number;
  links: readonly string[];
}>;

const count = (number: number, one: string, many: string): string =>
  number === 0 ? "" : number === 1 ? one : `${number} ${many}`;

const linkNote = (links: readonly string[]): string => {
  const named = links.slice(0, maxNamed).map((address) => address.slice(0, maxAddressLength));
  const more = links.length > maxNamed ? ` and ${links.length - maxNamed} more` : "";
  return links.length === 0
    ? ""
    : `Visitors cannot be led to ${named.join(", ")}${more}: the words stay.`;
};

/** Sentences for the one who pasted; none where everything was kept. */
export const pasteNotes = ({
  pictures,
  films,
  tables,
  deepItems,
  links,
}: PasteLosses): readonly string[] =>
  [
    count(pictures, "1 picture was left out.", "pictures were left out."),
    count(films, "1 film or frame was left out.", "films or frames were left out."),
    count(tables, "1 table became lines.", "tables became lines."),
    count(
      deepItems,
      "1 item beyond the sixth level joined it.",
      "items beyond the sixth level joined it.",
    ),
    linkNote(links),
  ].filter((note) => note !== "");

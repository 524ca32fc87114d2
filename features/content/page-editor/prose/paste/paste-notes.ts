const maxNamed = 3;
const maxAddressLength = 100; // characters

const sentences = {
  pictures: ["1 picture was left out.", "pictures were left out."],
  films: ["1 film or frame was left out.", "films or frames were left out."],
  deletions: ["1 deleted passage was left out.", "deleted passages were left out."],
  comments: ["1 comment was left out.", "comments were left out."],
  struck: ["1 struck passage is plain.", "struck passages are plain."],
  raised: ["1 raised or lowered sign is plain.", "raised or lowered signs are plain."],
  signs: [
    "1 control sign that nobody sees was left out.",
    "control signs that nobody sees were left out.",
  ],
  quotes: ["1 quote became a paragraph.", "quotes became paragraphs."],
  rules: ["1 line across was left out.", "lines across were left out."],
  underlined: ["1 underlined passage is plain.", "underlined passages are plain."],
  coloured: ["1 coloured passage is plain.", "coloured passages are plain."],
  boxes: ["1 tick box was left out.", "tick boxes were left out."],
  aligned: ["1 passage lost its row of blanks.", "passages lost their rows of blanks."],
  deepHeadings: [
    "1 heading below the second level joined it.",
    "headings below the second level joined it.",
  ],
  tables: ["1 table became lines.", "tables became lines."],
  deepItems: [
    "1 item beyond the sixth level joined it.",
    "items beyond the sixth level joined it.",
  ],
} as const;

const kinds = Object.keys(sentences) as (keyof typeof sentences)[];

/** How many of each kind a paste did not keep as it was, and the addresses of refused links. */
export type PasteLosses = Readonly<Record<keyof typeof sentences, number>> &
  Readonly<{ links: readonly string[] }>;

export const noLosses: PasteLosses = {
  deletions: 0,
  comments: 0,
  struck: 0,
  raised: 0,
  pictures: 0,
  films: 0,
  signs: 0,
  quotes: 0,
  rules: 0,
  underlined: 0,
  coloured: 0,
  boxes: 0,
  aligned: 0,
  deepHeadings: 0,
  tables: 0,
  deepItems: 0,
  links: [],
};

const linkNote = (links: readonly string[]): string => {
  const named = links.slice(0, maxNamed).map((address) => address.slice(0, maxAddressLength));
  const more = links.length > maxNamed ? ` and ${links.length - maxNamed} more` : "";
  return `Visitors cannot be led to ${named.join(", ")}${more}: the words stay.`;
};

/** Sentences for the one who pasted; none where everything was kept. */
export const pasteNotes = (losses: PasteLosses): readonly string[] => {
  const counted = kinds
    .filter((kind) => losses[kind] > 0)
    .map((kind) => {
      const [one, many] = sentences[kind];
      return losses[kind] === 1 ? one : `${losses[kind]} ${many}`;
    });
  return losses.links.length > 0 ? [...counted, linkNote(losses.links)] : counted;
};

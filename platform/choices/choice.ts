/** The smallest of a stored picture's widths is `${base}160.webp`; others as the library offers them. */
export type ChoicePicture = Readonly<{
  /** Everything before the width. */
  base: string;
  /** Its own alternative text in the language asked for; empty when it has none. */
  alt: string;
  width: number;
  height: number;
}>;

/** One thing that staff may choose, whatever it is: enough to recognise it by. */
export type Choice = Readonly<{
  id: string;
  /** What it is called in addresses; null for what has none. */
  slug: string | null;
  label: string;
  detail: string;
  picture: ChoicePicture | null;
}>;

/** One screen of choices; `page` begins at 1. */
export type ChoiceList = Readonly<{
  items: readonly Choice[];
  total: number;
  page: number;
  pageSize: number;
}>;

/** Something that staff write and visitors read. */
export type Change = Readonly<{
  name: string;
  /** Of the page that shows it. */
  path: string;
  /**
   * Writes it, another way in each round.
   * @returns whether a page shows what was written
   */
  write: (round: number) => Promise<(html: string) => boolean>;
}>;

const uuidLength = 36; // back-office specification, section 9

export type AskedCopy = Readonly<{
  /** The id of the page to copy from. */
  page: string;
  /** Counted from 0; the page may have fewer blocks. */
  positions: readonly number[];
  /** The country of that page; null where it is that of the new one. */
  country: string | null;
}>;

/**
 * The blocks that the address of a new page asks to copy from another (`copyFrom`, `selected`,
 * `country`).
 * @returns null where it asks for none, or for none that there can be
 */
export const copyOf = (query: URLSearchParams): AskedCopy | null => {
  const page = query.get("copyFrom") ?? "";
  const positions = (query.get("selected") ?? "").split(",").filter(Boolean).map(Number);
  if (page.length !== uuidLength || positions.length === 0) return null;
  return { page, positions, country: query.get("country") };
};

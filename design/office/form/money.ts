/**
 * @param text an amount as it is written, with a comma or a point before its cents
 * @returns cents; null for an empty text, undefined for what is no amount
 */
export const readAmount = (text: string): number | null | undefined => {
  const bare = text.replaceAll(/[\s\u{a0}\u{202f}]/gu, "");
  if (bare === "") return null;
  const [, whole, cents = ""] = /^(\d{1,7}(?:[.,]\d{3})*)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  if (whole === undefined) return undefined;
  const units = whole.replaceAll(/[.,]/g, "");
  return units.length > 7 ? undefined : Number(units) * 100 + Number(cents.padEnd(2, "0"));
};

/** As it is typed: whole amounts without cents. */
export const writeAmount = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

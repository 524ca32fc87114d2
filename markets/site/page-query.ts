import { isDay } from "../days.ts";

/** Reduces a query to the parameters that a page reads, in canonical order and spelling. */
export type PageQueryReader = (params: URLSearchParams) => URLSearchParams;

/** Returns the canonical spelling of a value; null for a value that the page does not accept. */
export type ParamNormalizer = (text: string) => string | null;

const maxPage = 999;

export const month: ParamNormalizer = (text) =>
  /^2[01]\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null;

export const page: ParamNormalizer = (text) =>
  /^[1-9]\d{0,8}$/.test(text) ? String(Math.min(Number(text), maxPage)) : null;

/** The number of a page after the first, whose address has none. */
export const laterPage: ParamNormalizer = (text) => (text === "1" ? null : page(text));

export const day: ParamNormalizer = (text) => (isDay(text.slice(0, 10)) ? text.slice(0, 10) : null);

/**
 * A few typed words in small letters. A text of symbols, and a word of letters and digits, is none, so
 * that made-up values make no pages of their own.
 */
export const words: ParamNormalizer = (text) => {
  const typed =
    text
      .slice(0, 60)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
  const isWord = (word: string) => /^(?:[\p{L}\p{M}'’]+|\p{N}+)$/u.test(word);
  return typed.length > 0 && typed.every(isWord) ? typed.slice(0, 6).join(" ") : null;
};

/**
 * Which cities there are, a page knows; a text that cannot be one makes no page of its own. A number
 * is a word of its own, as in the districts of large cities.
 */
export const cityName: ParamNormalizer = (text) =>
  /^\p{L}(?:[\p{L}\p{M} .'’()/-]|(?<=[ \p{N}])\p{N}){0,59}$/u.test(text) ? text : null;

export const oneOf =
  (...values: readonly string[]): ParamNormalizer =>
  (text) =>
    values.includes(text) ? text : null;

/**
 * The parameters of a page. They are part of the page cache's key, and its `load` is given no
 * others.
 */
export const pickParams =
  (normalizers: Readonly<Record<string, ParamNormalizer>>): PageQueryReader =>
  (params) =>
    new URLSearchParams(
      Object.entries(normalizers).flatMap(([name, normalize]) => {
        const text = params.get(name);
        const normalized = text === null ? null : normalize(text);
        return normalized === null ? [] : [[name, normalized]];
      }),
    );

export const noParameters: PageQueryReader = () => new URLSearchParams();

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

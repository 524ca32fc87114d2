import { defaultApiBase } from "#platform/api-base.ts";

/** @param path below the API's base, without a slash at its beginning: `it/redirects` */
export const apiUrl = (path: string): string => {
  const base = globalThis.document?.documentElement.dataset["apiBase"];
  return `${base ?? defaultApiBase}/${path}`;
};

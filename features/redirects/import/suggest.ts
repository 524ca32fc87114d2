import type { RedirectInput } from "../contract.ts";
import { redirectErrors } from "../rules.ts";
import type { ImportedLine } from "../import-contract.ts";

/** Writes a text as the path that it was probably meant to be. */
const toPath = (text: string): string => {
  const path = text
    .trim()
    .replace(/^https?:\/\/[^/]*/i, "")
    .replaceAll("\\", "/")
    .replaceAll(/\s+/g, "-");
  return `/${path}`.replaceAll(/\/{2,}/g, "/");
};

const withoutQuery = (path: string): string => path.replace(/[?#].*$/, "");

/** A path for a refused line that nearly is one; null where the line would be refused all the same. */
export const suggestionFor = (redirect: RedirectInput): ImportedLine["suggestion"] => {
  const suggestions = [
    { path: "from", value: withoutQuery(toPath(redirect.from)) } as const,
    ...(redirect.to ? [{ path: "to", value: toPath(redirect.to) } as const] : []),
  ];
  const isMend = ({ path, value }: (typeof suggestions)[number]) =>
    value !== redirect[path] && redirectErrors({ ...redirect, [path]: value }).length === 0;
  return redirectErrors(redirect).length === 0 ? null : (suggestions.find(isMend) ?? null);
};

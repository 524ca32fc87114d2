import { hostWithoutScheme } from "#platform/site-address.ts";
import type { RedirectInput } from "../contract.ts";
import { redirectErrors } from "../rules.ts";
import type { ImportedLine } from "../import-contract.ts";

/** Of files that sites once were made of; other names with a dot are hosts. */
const fileName = /^[^/?#]*\.(aspx?|gif|html?|jpe?g|jsp|pdf|php|png|xml)([/?#]|$)/i;

/** Whether a text names another place than this site, so that no path of it was meant. */
const namesOtherPlace = (text: string): boolean =>
  /^([a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(text) ||
  (hostWithoutScheme.test(text) && !fileName.test(text));

/** Writes a text as the path that it was probably meant to be; null where none was meant. */
const toPath = (text: string): string | null => {
  const typed = text.trim();
  if (namesOtherPlace(typed)) return null;
  const path = typed.replaceAll("\\", "/").replaceAll(/\s+/g, "-");
  return `/${path}`.replaceAll(/\/{2,}/g, "/");
};

const withoutQuery = (path: string): string => path.replace(/[?#].*$/, "");

/** A path for a refused line that nearly is one; null where the line would be refused all the same. */
export const suggestionFor = (redirect: RedirectInput): ImportedLine["suggestion"] => {
  const [from, to] = [toPath(redirect.from), redirect.to ? toPath(redirect.to) : null];
  const suggestions = [
    ...(from === null ? [] : [{ path: "from", value: withoutQuery(from) } as const]),
    ...(to === null ? [] : [{ path: "to", value: to } as const]),
  ];
  const isMend = ({ path, value }: (typeof suggestions)[number]) =>
    value !== redirect[path] && redirectErrors({ ...redirect, [path]: value }).length === 0;
  return redirectErrors(redirect).length === 0 ? null : (suggestions.find(isMend) ?? null);
};

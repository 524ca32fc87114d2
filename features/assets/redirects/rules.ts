import type { Redirect, RedirectInput } from "./contract.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { foldCase } from "#platform/texts/fold-case.ts";
import { hasInvisibleSign } from "#platform/texts/signs.ts";

/** Decodes once; null for invalid percent-encodings. */
const decodePath = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** A loop and not a regular expression, which would be slow for paths of many slashes. */
const trimSlashes = (path: string): string => {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
};

/** Decoded, in Unicode NFC, without closing slashes. */
const normalizePath = (path: string): string =>
  trimSlashes((decodePath(path) ?? path).normalize("NFC"));

/** Decoded path of a request; null for invalid percent-encodings. */
export const readPath = (path: string): string | null => decodePath(path)?.normalize("NFC") ?? null;

/**
 * Lookup key of a path, in the cache and in the database alike: decoded, without closing slash, all
 * letters without regard to case. The home page's key is empty.
 */
export const pathKey = (path: string): string => foldCase(normalizePath(path));

/** `suffix` is `?query#fragment`, or empty. */
export const splitTarget = (to: string): readonly [path: string, suffix: string] => {
  const index = to.search(/[?#]/);
  return index < 0 ? [to, ""] : [to.slice(0, index), to.slice(index)];
};

/** Lookup key of a target's path; null for a 410 without target. */
export const targetKey = (to: string | null): string | null =>
  to === null ? null : pathKey(splitTarget(to)[0]);

const controlCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const invisibleMessage =
  "A sign here cannot be seen, such as a zero-width space: type the path anew.";
const controlsMessage = "No line breaks or other control characters, encoded or not.";

/** Why a text is no path of this market; null for a valid path. */
const pathProblem = (path: string): string | null => {
  const text = decodePath(path);
  if (controlCharacters.test(path) || (text !== null && controlCharacters.test(text)))
    return controlsMessage;
  if (text === null) return "A % here begins no percent-encoding.";
  // Decoded, it would be the slash between two parts of another path.
  if (/%2f/i.test(path)) return "No %2F: an encoded slash is part of no path here. Write /.";
  if (hasInvisibleSign(text)) return invisibleMessage;
  if (text.includes("\\")) return "No backslash.";
  if (/^https?:\/\//i.test(text))
    return "This is another site: redirects lead within this market’s own. Begin with /.";
  if (!text.startsWith("/"))
    return "Begin with /: it is a path of this market, without protocol and host.";
  if (text.includes("//")) return "No //: it could lead to another host.";
  if (/[?#%]/.test(text)) return "The path alone: no ?, # or %, encoded or not.";
  if (text.split("/").some((part) => part === "." || part === ".."))
    return "No . or .. between slashes.";
  return text.trim() === text ? null : "No space at the end.";
};

const targetProblem = (to: string): string | null => {
  const [path, suffix] = splitTarget(to);
  if (controlCharacters.test(suffix) || /%(?:[01][\da-f]|7f)/i.test(suffix)) return controlsMessage;
  if (hasInvisibleSign(decodePath(suffix) ?? suffix)) return invisibleMessage;
  return /\\|%5c/i.test(suffix) ? "No backslash." : pathProblem(path);
};

/** Errors that do not depend on other redirects. */
export const redirectErrors = ({ from, to, status }: RedirectInput): readonly RuleError[] => {
  const fromProblem = from === "" ? "Say from where it leads." : pathProblem(from);
  const errors = fromProblem === null ? [] : [{ path: "from", message: fromProblem }];
  const withTargetError = (message: string) => [...errors, { path: "to", message }];
  if (status === 410) return to ? withTargetError("What is gone (410) leads nowhere.") : errors;
  if (!to) return withTargetError("Say where it leads, or that the path is gone (410).");
  const toProblem = targetProblem(to);
  if (toProblem !== null) return withTargetError(toProblem);
  return pathKey(from) === targetKey(to) ? withTargetError("It would lead to itself.") : errors;
};

/** The caller has checked that the redirect has no errors. */
export const normalizeRedirect = ({ from, to, status, enabled }: RedirectInput): RedirectInput => {
  const [path, suffix] = splitTarget(to ?? "");
  return {
    from: normalizePath(from) || "/",
    to: to ? (normalizePath(path) || "/") + suffix.normalize("NFC") : null,
    status,
    enabled,
  };
};

/** Other redirects of the market that a redirect can collide with. */
export type Neighbours = Readonly<{
  /** The redirect with the same source, enabled or not. */
  same: Redirect | null;
  /** The enabled redirect whose source is this redirect's target. */
  next: Redirect | null;
  /** The enabled redirect whose target is this redirect's source. */
  previous: Redirect | null;
}>;

const describeTarget = ({ to }: Redirect): string =>
  to === null ? "is gone (410)" : `leads to ${to}`;

/** A path has one redirect, and enabled redirects form no chains. */
export const neighbourErrors = (
  redirect: RedirectInput,
  { same, next, previous }: Neighbours,
): readonly RuleError[] => {
  if (same)
    return [
      { path: "from", message: `A redirect leaves from ${same.from}: it ${describeTarget(same)}.` },
    ];
  if (!redirect.enabled) return [];
  if (next && targetKey(next.to) === pathKey(redirect.from)) {
    const message = `A loop: the redirect from ${next.from} leads back to ${redirect.from}.`;
    return [{ path: "to", message }];
  }
  const chained = (path: string, message: string) => ({ path, message: `A chain: ${message}.` });
  return [
    ...(next
      ? [chained("to", `another redirect leaves from ${next.from}; it ${describeTarget(next)}`)]
      : []),
    ...(previous
      ? [chained("from", `the redirect from ${previous.from} leads to ${redirect.from}`)]
      : []),
  ];
};

/** Value of the Location header: encoded, without encoding existing percent-encodings again. */
export const locationOf = (to: string): string =>
  encodeURI(to.toWellFormed()).replaceAll("%25", "%");

const namesIn = (query: string): ReadonlySet<string> => new Set(new URLSearchParams(query).keys());

/**
 * Value of the Location header for a visitor who comes with a query: it is kept, but for what the
 * target itself says. A visitor's query never reaches the path or the fragment.
 * @param query of the request's URL, encoded as a parsed URL has it; empty where there is none
 */
export const locationWithQuery = (to: string, query: string): string => {
  const location = locationOf(to);
  const hash = location.indexOf("#");
  const [target, fragment] =
    hash < 0 ? [location, ""] : [location.slice(0, hash), location.slice(hash)];
  const [path, own] = splitTarget(target);
  const said = namesIn(own);
  const kept = query
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => [...namesIn(part)].some((name) => !said.has(name)));
  const parts = [...(own.length > 1 ? [own.slice(1)] : []), ...kept];
  return path + (parts.length > 0 ? `?${parts.join("&")}` : "") + fragment;
};

/** Whether all that a query says stands in another with the same values. */
export const isQueryWithin = (query: string, other: string): boolean => {
  const found = new URLSearchParams(other);
  return [...new URLSearchParams(query)].every(([name, value]) =>
    found.getAll(name).includes(value),
  );
};

export const isSameRedirect = (
  before: RedirectInput,
  { from, to, status, enabled }: RedirectInput,
): boolean =>
  before.from === from &&
  before.to === to &&
  before.status === status &&
  before.enabled === enabled;

import type { RuleError } from "#features/pages/contract.ts";
import type { Redirect, RedirectInput } from "./contract.ts";

/** Percent-encodings read once; null where they are none. */
const decodePath = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Without closing slashes: counted, since a pattern would take long over many slashes. */
const trimSlashes = (path: string): string => {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
};

/** A path as it is written: decoded, composed, without a closing slash. */
const normalizePath = (path: string): string =>
  trimSlashes((decodePath(path) ?? path).normalize("NFC"));

/** A path as a visitor's browser sends it, decoded; null where it holds no text. */
export const readPath = (path: string): string | null => decodePath(path)?.normalize("NFC") ?? null;

/**
 * What a path is looked up by, in the table of the site and in the database alike: decoded,
 * without a closing slash, A to Z in lower case. The home page's is empty.
 */
export const pathKey = (path: string): string =>
  normalizePath(path).replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** A target's path, and what follows it: `?query#fragment`, or nothing. */
const splitTarget = (to: string): readonly [path: string, rest: string] => {
  const at = to.search(/[?#]/);
  return at < 0 ? [to, ""] : [to.slice(0, at), to.slice(at)];
};

/** What the path that a redirect leads to is looked up by; null where it leads nowhere. */
export const targetKey = (to: string | null): string | null =>
  to === null ? null : pathKey(splitTarget(to)[0]);

const controlCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const controlsMessage = "No line breaks or other control characters, encoded or not.";

/** What keeps a text from being a path of this market; null when it is one. */
const pathProblem = (path: string): string | null => {
  const text = decodePath(path);
  if (controlCharacters.test(path) || (text !== null && controlCharacters.test(text)))
    return controlsMessage;
  if (text === null) return "A % here begins no percent-encoding.";
  if (text.includes("\\")) return "No backslash.";
  if (!text.startsWith("/"))
    return "Begin with /: it is a path of this market, without protocol and host.";
  if (text.includes("//")) return "No //: it could lead to another host.";
  if (/[?#%]/.test(text)) return "The path alone: no ?, # or %, encoded or not.";
  if (text.split("/").some((part) => part === "." || part === ".."))
    return "No . or .. between slashes.";
  return text.trim() === text ? null : "No space at the end.";
};

const targetProblem = (to: string): string | null => {
  const [path, rest] = splitTarget(to);
  if (controlCharacters.test(rest) || /%(?:[01][\da-f]|7f)/i.test(rest)) return controlsMessage;
  return /\\|%5c/i.test(rest) ? "No backslash." : pathProblem(path);
};

/** What is wrong with a redirect by itself, by field. */
export const redirectErrors = ({ from, to, status }: RedirectInput): readonly RuleError[] => {
  const fromProblem = from === "" ? "Say from where it leads." : pathProblem(from);
  const errors = fromProblem === null ? [] : [{ path: "from", message: fromProblem }];
  const wrongTo = (message: string) => [...errors, { path: "to", message }];
  if (status === 410) return to ? wrongTo("What is gone (410) leads nowhere.") : errors;
  if (!to) return wrongTo("Say where it leads, or that the path is gone (410).");
  const toProblem = targetProblem(to);
  if (toProblem !== null) return wrongTo(toProblem);
  return pathKey(from) === targetKey(to) ? wrongTo("It would lead to itself.") : errors;
};

/** A redirect without errors as it is stored. */
export const normalizeRedirect = ({ from, to, status, enabled }: RedirectInput): RedirectInput => {
  const [path, rest] = splitTarget(to ?? "");
  return {
    from: normalizePath(from) || "/",
    to: to ? (normalizePath(path) || "/") + rest.normalize("NFC") : null,
    status,
    enabled,
  };
};

/** Other redirects of the market that touch one. */
export type Neighbours = Readonly<{
  /** Leaves from the same path, enabled or not. */
  same: Redirect | null;
  /** Enabled, and leaves from where it leads. */
  next: Redirect | null;
  /** Enabled, and leads to where it leaves from. */
  previous: Redirect | null;
}>;

const leadsTo = ({ to }: Redirect): string => (to === null ? "is gone (410)" : `leads to ${to}`);

/** What others make of a redirect: one from each path, and of the enabled ones no two in a row. */
export const neighbourErrors = (
  redirect: RedirectInput,
  { same, next, previous }: Neighbours,
): readonly RuleError[] => {
  if (same)
    return [{ path: "from", message: `A redirect leaves from ${same.from}: it ${leadsTo(same)}.` }];
  if (!redirect.enabled) return [];
  if (next && targetKey(next.to) === pathKey(redirect.from)) {
    const message = `A loop: the redirect from ${next.from} leads back to ${redirect.from}.`;
    return [{ path: "to", message }];
  }
  const chained = (path: string, message: string) => ({ path, message: `A chain: ${message}.` });
  return [
    ...(next
      ? [chained("to", `another redirect leaves from ${next.from}; it ${leadsTo(next)}`)]
      : []),
    ...(previous
      ? [chained("from", `the redirect from ${previous.from} leads to ${redirect.from}`)]
      : []),
  ];
};

/** The address that a visitor is sent to: encoded once, what is encoded already left so. */
export const locationOf = (to: string): string =>
  encodeURI(to.toWellFormed()).replaceAll("%25", "%");

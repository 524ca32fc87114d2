import {
  type CSSToken,
  isTokenBadString,
  isTokenBadURL,
  isTokenCDC,
  isTokenCDO,
  isTokenCloseCurly,
  isTokenCloseParen,
  isTokenCloseSquare,
  isTokenColon,
  isTokenDelim,
  isTokenEOF,
  isTokenFunction,
  isTokenIdent,
  isTokenOpenCurly,
  isTokenOpenParen,
  isTokenOpenSquare,
  isTokenSemicolon,
  isTokenString,
  isTokenURL,
  isTokenWhiteSpaceOrComment,
} from "@csstools/css-tokenizer";

/** Functions whose strings are addresses. */
const fetching = new Set(["url", "src", "image", "image-set", "-webkit-image-set"]);
/** What puts in another text later: an address or a position could come from anywhere. */
const substituting = new Set(["var", "attr", "env", "if", "inherit"]);
const running = new Set(["expression", "paint", "-webkit-canvas", "element", "-moz-element"]);
const runningProperties = new Set(["behavior", "-moz-binding"]);
/** Every word that cannot take a box out of its page; `inherit` could take over a dialog's. */
const positions = new Set(["static", "relative", "absolute", "sticky", "initial", "unset"]);
/** `all` is said of the position too. */
const resets = new Set(["initial", "unset"]);

const deepest = 8;
const deepestBrackets = 24;
const mostRules = 500;

// Browsers drop tabs and read `\` as `/` in an address, so that neither may stand in one.
const ownAddress = /^(?:\/(?![/\\])[^\\\s\p{Cc}]*|#[^\\\s\p{Cc}]*|data:image\/[^\\\p{Cc}]*)$/iu;
// What PostCSS could take for the beginning or end of something else, where a browser sees an address.
const unplain = /["'(){}*\\]/;
const foreign = "another host, or something that is not a path of this site, is named";

/** The index of the first token from there on that is neither space nor comment. */
const meaningful = (tokens: readonly CSSToken[], from: number): number => {
  let at = from;
  while (at < tokens.length && isTokenWhiteSpaceOrComment(tokens[at])) at += 1;
  return at;
};

const isDelim = (token: CSSToken | undefined, value: string): boolean =>
  isTokenDelim(token) && token[4].value === value;

/** Whether a value from there on is one literal word of these, and nothing more. */
const isOneOf = (
  words: ReadonlySet<string>,
  tokens: readonly CSSToken[],
  from: number,
): boolean => {
  const first = meaningful(tokens, from);
  const word = tokens[first];
  if (!isTokenIdent(word) || !words.has(word[4].value.toLowerCase())) return false;
  let next = meaningful(tokens, first + 1);
  if (isDelim(tokens[next], "!")) next = meaningful(tokens, meaningful(tokens, next + 1) + 1);
  const end = tokens[next];
  return !end || isTokenEOF(end) || isTokenSemicolon(end) || isTokenCloseCurly(end);
};

const propertyReason = (tokens: readonly CSSToken[], at: number): string | null => {
  const token = tokens[at];
  if (!isTokenIdent(token)) return null;
  const name = token[4].value.toLowerCase();
  if (name !== "position" && name !== "all" && !runningProperties.has(name)) return null;
  const colon = meaningful(tokens, at + 1);
  if (!isTokenColon(tokens[colon]) || isDelim(tokens[at - 1], ".")) return null;
  if (runningProperties.has(name)) return `${name} would run something`;
  if (name === "all")
    return isOneOf(resets, tokens, colon + 1) ? null : "all may be initial or unset alone";
  return isOneOf(positions, tokens, colon + 1)
    ? null
    : "position: fixed is not allowed, nor a value that comes from elsewhere; write static, relative, absolute or sticky";
};

const escapeReason = (token: CSSToken): string | null => {
  if (isTokenString(token) && /<(?![\s\d=])/.test(token[1]))
    return "quoted text may not hold a tag";
  if (isTokenString(token))
    return /\\[\n\r\f]/.test(token[1]) ? "quoted text may not go on in another line" : null;
  return token[1].includes("\\") && !isTokenWhiteSpaceOrComment(token)
    ? "escapes are allowed in quoted text alone, not in selectors, names or addresses"
    : null;
};

const functionReason = (name: string, around: readonly string[]): string | null => {
  if (running.has(name)) return `${name}() would run something`;
  const isSubstituted = substituting.has(name) || name.startsWith("--");
  return isSubstituted && around.some((one) => fetching.has(one))
    ? `an address may not come from ${name}()`
    : null;
};

/**
 * What is wrong with a selector, a value or a whole sheet, whatever its structure is; every token is
 * looked at once.
 */
export const tokensReason = (tokens: readonly CSSToken[]): string | null => {
  /** The functions and brackets that stand open, the outermost first. */
  const open: string[] = [];
  for (const [at, token] of tokens.entries()) {
    const escape = escapeReason(token);
    if (escape !== null) return escape;
    if (isTokenFunction(token)) {
      const name = token[4].value.toLowerCase();
      const reason = functionReason(name, open);
      if (reason !== null) return reason;
      open.push(name);
    } else if (isTokenOpenParen(token)) open.push("");
    else if (isTokenCloseParen(token)) open.pop();
    else if (isTokenURL(token)) {
      const isPlain = token[1].startsWith("url(") && !unplain.test(token[1].slice(4, -1));
      if (!isPlain || !ownAddress.test(token[4].value)) return foreign;
    } else if (isTokenString(token) && fetching.has(open.findLast(Boolean) ?? "")) {
      if (!ownAddress.test(token[4].value)) return foreign;
    } else if (open.length === 0) {
      const reason = propertyReason(tokens, at);
      if (reason !== null) return reason;
    }
  }
  return null;
};

/** What a closing bracket closes. */
const closed = (token: CSSToken): string | null => {
  if (isTokenCloseCurly(token)) return "{";
  if (isTokenCloseParen(token)) return "(";
  return isTokenCloseSquare(token) ? "[" : null;
};

/** What a token leaves unreadable, or readable in more than one way. */
const brokenReason = (token: CSSToken): string | null => {
  if (isTokenBadString(token)) return "a quoted text is not closed in its line";
  if (isTokenBadURL(token)) return "an address in url() cannot be read; put it in quotes";
  return isTokenCDC(token) || isTokenCDO(token) ? "it holds an HTML comment" : null;
};

const opening = (token: CSSToken): string | null => {
  if (isTokenOpenCurly(token)) return "{";
  if (isTokenOpenParen(token) || isTokenFunction(token)) return "(";
  return isTokenOpenSquare(token) ? "[" : null;
};

export type Structure = Readonly<{ reason: string; at: number | null }>;

/**
 * What keeps a sheet from being read in one way alone: by us, by PostCSS and by every browser. Its
 * depth is bounded too, for what reads it next goes into itself.
 * @returns the reason, and the offset where it is of one place
 */
export const structureProblem = (tokens: readonly CSSToken[]): Structure | null => {
  const open: string[] = [];
  const places: number[] = [];
  let rules = 0;
  for (const token of tokens) {
    const at = token[2];
    const broken = brokenReason(token);
    if (broken !== null) return { reason: broken, at };
    const opens = opening(token);
    if (opens !== null) {
      if (opens === "{") {
        if (open.length > 0 && open.at(-1) !== "{")
          return { reason: "a { stands in other brackets", at };
        rules += 1;
        if (open.length >= deepest)
          return { reason: `rules stand more than ${deepest} deep in one another`, at: null };
        if (rules > mostRules) return { reason: `it has more than ${mostRules} rules`, at: null };
      }
      open.push(opens);
      places[open.length] = at;
      if (open.length > deepestBrackets)
        return { reason: "brackets stand too deep in one another", at };
    }
    const closes = closed(token);
    if (closes !== null && open.pop() !== closes)
      return { reason: `this ${token[1]} closes nothing`, at };
  }
  return open.length === 0
    ? null
    : {
        reason: open.includes("{") ? "Unclosed block" : "Unclosed bracket",
        at: places[open.length] ?? 0,
      };
};

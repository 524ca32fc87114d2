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

/** CSS functions whose strings are addresses. */
const addressFunctions = new Set(["url", "src", "image", "image-set", "-webkit-image-set"]);
/**
 * CSS functions that insert another value later, so that an address or a position could come from
 * anywhere.
 */
const substitutingFunctions = new Set(["var", "attr", "env", "if", "inherit"]);
const executingFunctions = new Set([
  "expression",
  "paint",
  "-webkit-canvas",
  "element",
  "-moz-element",
]);
const executingProperties = new Set(["behavior", "-moz-binding"]);
/** Keywords that keep a box within its page; `inherit` could take over a dialog's position. */
const allowedPositions = new Set(["static", "relative", "absolute", "sticky", "initial", "unset"]);
/** Values allowed for the property `all`, which sets the position too. */
const allowedResets = new Set(["initial", "unset"]);

const maxDepth = 8;
const maxBracketDepth = 24;
const maxRules = 500;

// Browsers drop tabs in an address and read `\` as `/`, so both characters are refused.
const allowedAddress = /^(?:\/(?![/\\])[^\\\s\p{Cc}]*|#[^\\\s\p{Cc}]*|data:image\/[^\\\p{Cc}]*)$/iu;
// Characters that PostCSS could take for the beginning or end of something else, where a browser
// sees an address.
const ambiguousCharacters = /["'(){}*\\]/;
const foreignAddressReason = "another host, or something that is not a path of this site, is named";

const skipSpace = (tokens: readonly CSSToken[], from: number): number => {
  let at = from;
  while (at < tokens.length && isTokenWhiteSpaceOrComment(tokens[at])) at += 1;
  return at;
};

const isDelim = (token: CSSToken | undefined, value: string): boolean =>
  isTokenDelim(token) && token[4].value === value;

/** Whether a value is exactly one of these keywords. */
const isKeyword = (
  keywords: ReadonlySet<string>,
  tokens: readonly CSSToken[],
  from: number,
): boolean => {
  const first = skipSpace(tokens, from);
  const word = tokens[first];
  if (!isTokenIdent(word) || !keywords.has(word[4].value.toLowerCase())) return false;
  let next = skipSpace(tokens, first + 1);
  if (isDelim(tokens[next], "!")) next = skipSpace(tokens, skipSpace(tokens, next + 1) + 1);
  const end = tokens[next];
  return !end || isTokenEOF(end) || isTokenSemicolon(end) || isTokenCloseCurly(end);
};

const propertyReason = (tokens: readonly CSSToken[], at: number): string | null => {
  const token = tokens[at];
  if (!isTokenIdent(token)) return null;
  const name = token[4].value.toLowerCase();
  if (name !== "position" && name !== "all" && !executingProperties.has(name)) return null;
  const colon = skipSpace(tokens, at + 1);
  if (!isTokenColon(tokens[colon]) || isDelim(tokens[at - 1], ".")) return null;
  if (executingProperties.has(name)) return `${name} would run something`;
  if (name === "all")
    return isKeyword(allowedResets, tokens, colon + 1) ? null : "all may be initial or unset alone";
  return isKeyword(allowedPositions, tokens, colon + 1)
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

const functionReason = (name: string, openFunctions: readonly string[]): string | null => {
  if (executingFunctions.has(name)) return `${name}() would run something`;
  const isSubstituted = substitutingFunctions.has(name) || name.startsWith("--");
  return isSubstituted && openFunctions.some((openName) => addressFunctions.has(openName))
    ? `an address may not come from ${name}()`
    : null;
};

/**
 * @returns why a selector, a value or a whole sheet is refused; null when it is allowed. Each token
 * is visited once.
 */
export const tokensReason = (tokens: readonly CSSToken[]): string | null => {
  /**
   * Names of the functions that are open at the present token, the outermost first; an empty string
   * stands for a bracket.
   */
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
      const isPlain =
        token[1].startsWith("url(") && !ambiguousCharacters.test(token[1].slice(4, -1));
      if (!isPlain || !allowedAddress.test(token[4].value)) return foreignAddressReason;
    } else if (isTokenString(token) && addressFunctions.has(open.findLast(Boolean) ?? "")) {
      if (!allowedAddress.test(token[4].value)) return foreignAddressReason;
    } else if (open.length === 0) {
      const reason = propertyReason(tokens, at);
      if (reason !== null) return reason;
    }
  }
  return null;
};

/** The opening bracket that a closing one belongs to. */
const openerOfClosing = (token: CSSToken): string | null => {
  if (isTokenCloseCurly(token)) return "{";
  if (isTokenCloseParen(token)) return "(";
  return isTokenCloseSquare(token) ? "[" : null;
};

/** Refuses tokens that parsers read differently, or not at all. */
const brokenReason = (token: CSSToken): string | null => {
  if (isTokenBadString(token)) return "a quoted text is not closed in its line";
  if (isTokenBadURL(token)) return "an address in url() cannot be read; put it in quotes";
  return isTokenCDC(token) || isTokenCDO(token) ? "it holds an HTML comment" : null;
};

const openerOf = (token: CSSToken): string | null => {
  if (isTokenOpenCurly(token)) return "{";
  if (isTokenOpenParen(token) || isTokenFunction(token)) return "(";
  return isTokenOpenSquare(token) ? "[" : null;
};

export type Structure = Readonly<{ reason: string; at: number | null }>;

/**
 * Checks that PostCSS and every browser read the sheet in the same way. The sheet's depth is
 * limited too, because the code that reads the sheet next is recursive.
 * @returns null for a sheet without a problem, otherwise the reason and the character offset in the
 *   sheet; the offset is null where the problem has no single place
 */
export const structureProblem = (tokens: readonly CSSToken[]): Structure | null => {
  const open: string[] = [];
  const offsets: number[] = [];
  let rules = 0;
  for (const token of tokens) {
    const at = token[2];
    const broken = brokenReason(token);
    if (broken !== null) return { reason: broken, at };
    const opener = openerOf(token);
    if (opener !== null) {
      if (opener === "{") {
        if (open.length > 0 && open.at(-1) !== "{")
          return { reason: "a { stands in other brackets", at };
        rules += 1;
        if (open.length >= maxDepth)
          return { reason: `rules stand more than ${maxDepth} deep in one another`, at: null };
        if (rules > maxRules) return { reason: `it has more than ${maxRules} rules`, at: null };
      }
      open.push(opener);
      offsets[open.length] = at;
      if (open.length > maxBracketDepth)
        return { reason: "brackets stand too deep in one another", at };
    }
    const closedOpener = openerOfClosing(token);
    if (closedOpener !== null && open.pop() !== closedOpener)
      return { reason: `this ${token[1]} closes nothing`, at };
  }
  return open.length === 0
    ? null
    : {
        reason: open.includes("{") ? "Unclosed block" : "Unclosed bracket",
        at: offsets[open.length] ?? 0,
      };
};

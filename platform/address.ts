/**
 * A path of this site, a fragment of this page, an https address of another host, or the empty
 * string.
 */
export const linkPattern = /^$|^\/(?![/\\])[^\s]*$|^#[^\s]*$|^https:\/\/[^\s]+$/;

export const isLink = (address: string): boolean => address !== "" && linkPattern.test(address);

/** Uses a loop, because a regular expression takes quadratic time on a long row of slashes. */
export const withoutEndSlashes = (path: string): string => {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
};

/**
 * Lowercases a path, drops slashes at its end and decodes percent codes of plain letters. A path that
 * begins with two slashes stays unchanged: in a redirect a browser would take the rest as a host.
 */
export const normalizePath = (path: string): string =>
  path.startsWith("//")
    ? path
    : `/${withoutEndSlashes(path.slice(1))}`
        .replaceAll(/%[2-7][\dA-F]/gi, (code) => {
          const character = String.fromCodePoint(Number.parseInt(code.slice(1), 16));
          return /[\w~-]/.test(character) ? character : code;
        })
        .replaceAll(/%[\dA-F]{2}|[A-Z]+/gi, (part) =>
          part.startsWith("%") ? part : part.toLowerCase(),
        );

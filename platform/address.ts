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

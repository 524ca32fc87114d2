/** Our own pages from the root on, a place on this page, or another host over https; or nothing. */
export const linkPattern = /^$|^\/(?![/\\])[^\s]*$|^#[^\s]*$|^https:\/\/[^\s]+$/;

/** Whether visitors may be led there: no other protocol, no host without https. */
export const isLink = (address: string): boolean => address !== "" && linkPattern.test(address);

/** A path without the slashes at its end, read once: an expression would begin anew at each slash of a long row. */
export const withoutEndSlashes = (path: string): string => {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
};

/**
 * Returns the path if it is one of this site, otherwise `/`: the sign-in must not redirect
 * elsewhere.
 */
export const safeReturnTo = (path: unknown): string => {
  if (typeof path !== "string" || path.length > 2000) return "/";
  // Browsers read a backslash as a slash, and drop tabs and line breaks.
  const localPath = /^\/(?!\/)[^\\\s\p{Cc}]*$/u;
  return localPath.test(path) ? path : "/";
};

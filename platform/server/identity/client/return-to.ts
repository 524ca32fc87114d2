/** A path of this very site, or `/`: an address that leads elsewhere is not followed after the sign-in. */
export const safeReturnTo = (wanted: unknown): string => {
  if (typeof wanted !== "string" || wanted.length > 2000) return "/";
  // Browsers read a backslash as a slash and drop tabs and line ends.
  const plain = /^\/(?!\/)[^\\\s\p{Cc}]*$/u;
  return plain.test(wanted) ? wanted : "/";
};

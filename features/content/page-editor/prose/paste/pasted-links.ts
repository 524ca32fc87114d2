import { isLink } from "#platform/address.ts";

const schemeAndHost = /^https:\/\/[^/?#]*/i;

/**
 * An address as people paste it: with blanks around or inside, its scheme in any case, and within
 * our own site as a whole address, which becomes a path, so that the link holds on every host.
 *
 * @param site origin of the market's site; null where it has none
 * @returns null for an address that visitors cannot be led to
 */
export const pastedAddress = (text: string, site: string | null): string | null => {
  const address = text
    .trim()
    .replaceAll(/[\t\n\r]/g, "") // as browsers do (URL standard, 4.4)
    .replaceAll(/\s/g, encodeURIComponent)
    .replace(schemeAndHost, (start) => start.toLowerCase());
  const url = URL.parse(address);
  if (url && url.origin === site) return url.pathname + url.search + url.hash;
  return isLink(address) ? address : null;
};

/** @returns the addresses of the links that become mere words, in their order */
export const takeLinks = (body: Element, site: string | null): readonly string[] => {
  const refused: string[] = [];
  for (const anchor of body.querySelectorAll("a[href]")) {
    const pasted = anchor.getAttribute("href") ?? "";
    const address = pastedAddress(pasted, site);
    if (address !== null) anchor.setAttribute("href", address);
    else {
      anchor.replaceWith(...anchor.childNodes);
      if (pasted.trim() !== "") refused.push(pasted.trim());
    }
  }
  return refused;
};

import { createContext, use, useCallback } from "react";

/** Query parameters that every internal link keeps, such as `currency=USD`; usually empty. */
export const LinkParams = createContext("");

/** Adds the parameters to an address of this site; leaves other hosts and fragments unchanged. */
export const withLinkParams = (to: string, params: string): string => {
  if (params === "" || !/^(?:\/(?!\/)|\?)/.test(to)) return to;
  const [address = "", hash] = to.split("#");
  const [path, query] = address.split("?");
  const merged = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(params)) merged.set(name, value);
  return `${path}?${merged}${hash === undefined ? "" : `#${hash}`}`;
};

export const useLinkParams = (): ((to: string) => string) => {
  const params = use(LinkParams);
  return (to) => withLinkParams(to, params);
};

/** Opens a page of the site and keeps the link parameters. */
export const useOpenPage = (): ((to: string) => void) => {
  const params = use(LinkParams);
  return useCallback((to) => location.assign(withLinkParams(to, params)), [params]);
};

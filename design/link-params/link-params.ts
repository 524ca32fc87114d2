import { createContext, use, useCallback } from "react";
import { type NavigateOptions, useNavigate } from "react-router";

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

/** `useNavigate` that keeps the link parameters. */
export const useSiteNavigate = (): ((to: string, options?: NavigateOptions) => void) => {
  const navigate = useNavigate();
  const params = use(LinkParams);
  return useCallback(
    (to, options) => void navigate(withLinkParams(to, params), options),
    [navigate, params],
  );
};

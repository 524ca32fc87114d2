import { createContext, use, useCallback } from "react";
import { type NavigateOptions, useNavigate } from "react-router";

/** What every link within the site keeps of the address, such as `currency=USD`; most often nothing. */
export const LinkParams = createContext("");

/** An address of this site with what is kept; one of another host, or of this page's parts, as it is. */
export const withLinkParams = (to: string, kept: string): string => {
  if (kept === "" || !/^(?:\/(?!\/)|\?)/.test(to)) return to;
  const [address = "", hash] = to.split("#");
  const [path, query] = address.split("?");
  const params = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(kept)) params.set(name, value);
  return `${path}?${params}${hash === undefined ? "" : `#${hash}`}`;
};

/** Says what a link's address becomes. */
export const useLinkParams = (): ((to: string) => string) => {
  const kept = use(LinkParams);
  return (to) => withLinkParams(to, kept);
};

/** Goes to another page in place, and keeps what is kept. */
export const useSiteNavigate = (): ((to: string, options?: NavigateOptions) => void) => {
  const navigate = useNavigate();
  const kept = use(LinkParams);
  return useCallback(
    (to, options) => void navigate(withLinkParams(to, kept), options),
    [navigate, kept],
  );
};

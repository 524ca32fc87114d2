import { createContext, use, useCallback } from "react";
import { type NavigateOptions, useNavigate } from "react-router";

/** What every link within the site keeps of the address, such as `currency=USD`; most often nothing. */
export const Carried = createContext("");

/** An address of this site with what is kept; one of another host, or of this page's parts, as it is. */
export const carrying = (to: string, kept: string): string => {
  if (kept === "" || !/^(?:\/(?!\/)|\?)/.test(to)) return to;
  const [address = "", hash] = to.split("#");
  const [path, query] = address.split("?");
  const params = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(kept)) params.set(name, value);
  return `${path}?${params}${hash === undefined ? "" : `#${hash}`}`;
};

/** Says what a link's address becomes. */
export const useCarried = (): ((to: string) => string) => {
  const kept = use(Carried);
  return (to) => carrying(to, kept);
};

/** Goes to another page in place, and keeps what is kept. */
export const useGo = (): ((to: string, options?: NavigateOptions) => void) => {
  const navigate = useNavigate();
  const kept = use(Carried);
  return useCallback((to, options) => void navigate(carrying(to, kept), options), [navigate, kept]);
};

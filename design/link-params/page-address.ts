import { createContext, use } from "react";

/** Path and query of the page, as in its address. */
export type PageAddress = Readonly<{ path: string; query: string }>;

export const PageAddressContext = createContext<PageAddress>({ path: "/", query: "" });

export const usePageAddress = (): PageAddress => use(PageAddressContext);

export const usePagePath = (): string => usePageAddress().path;

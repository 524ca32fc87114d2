import { sitePages } from "#apps/site/site-pages.ts";
import { type StartedServer, type StartOptions, startServer } from "./start.ts";

/** What another program gives the product instead of the process: settings, time and places to write to. */
export type WithinOptions = Omit<StartOptions, "build" | "development" | "beforeListening">;

/** Starts the built product within another program, as tests do. */
export const startWithin = (options: WithinOptions): Promise<StartedServer> =>
  startServer({ ...options, build: sitePages, development: null });

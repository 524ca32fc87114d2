import type { FastifyInstance } from "fastify";
import { defaultApiBase } from "#platform/api-base.ts";

/** The request's URL as the routes know it: they are declared below `/api`, whatever the base is. */
export const toRoutedUrl = (url: string, apiBase: string): string =>
  apiBase !== defaultApiBase && url.startsWith(`${apiBase}/`)
    ? defaultApiBase + url.slice(apiBase.length)
    : url;

/** Names the configured base in the addresses of records that were made. */
export const addApiBase = (scope: FastifyInstance, apiBase: string): void => {
  if (apiBase === defaultApiBase) return;
  scope.addHook("onSend", async (_request, reply) => {
    const location = reply.getHeader("location");
    if (typeof location === "string" && location.startsWith(`${defaultApiBase}/`))
      void reply.header("location", apiBase + location.slice(defaultApiBase.length));
  });
};

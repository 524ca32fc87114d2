import type { FastifyInstance } from "fastify";
import { readAttempt } from "../client/attempt-cookie.ts";
import type { OpenRealm } from "../realm-options.ts";
import { interactionPath, type Interactions } from "./interactions.ts";

type RecognisedOptions = Pick<OpenRealm, "realm" | "secret" | "secureCookies" | "now"> &
  Readonly<{ interactions: Interactions; host: string }>;

/**
 * Lets in whom pages of others have recognised: the provider asks nothing itself. The proof lies
 * sealed in the browser's cookie and counts for the one authorization request with its state; who
 * comes without it is led to those pages.
 */
export const addRecognised = (
  app: FastifyInstance,
  { interactions, host, ...keeping }: RecognisedOptions,
): void => {
  app.get(interactionPath, { constraints: { host } }, async (request, reply) => {
    void reply.header("cache-control", "no-store");
    const details = await interactions.detailsOf(request, reply);
    const attempt = readAttempt(keeping, request);
    const accountId = details?.params["state"] === attempt?.state ? attempt?.accountId : undefined;
    if (!details || accountId === undefined) return reply.redirect("/login", 303);
    if (details.prompt.name === "login") return interactions.signIn(request, reply, accountId);
    if (details.session?.accountId !== accountId) return reply.redirect("/login", 303);
    return interactions.consent(request, reply, details, accountId);
  });
};

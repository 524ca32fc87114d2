import type { FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import { z } from "zod";
import { reachedAt } from "./mounted.ts";

export type InteractionDetails = Awaited<ReturnType<Provider["interactionDetails"]>>;

/** The address of a sign-in's own page, by which a provider hands over to it. */
export const interactionPath = "/oauth2/interaction/:uid";

/** What pages of a sign-in ask of their provider, however somebody shows who they are. */
export const createInteractions = (provider: Provider, origin: string) => {
  const goOn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    result: Parameters<Provider["interactionResult"]>[2],
  ) => reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
  return {
    /** Null for a sign-in that is over, or of another browser. */
    async detailsOf(
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<InteractionDetails | null> {
      reachedAt(request, origin);
      return provider.interactionDetails(request.raw, reply.raw).catch(() => null);
    },
    /** Somebody has shown who they are. */
    signIn: (request: FastifyRequest, reply: FastifyReply, accountId: string) =>
      goOn(request, reply, { login: { accountId } }),
    /** Consent to our own client is given without asking: people came here to use it. */
    async consent(
      request: FastifyRequest,
      reply: FastifyReply,
      details: InteractionDetails,
      accountId: string,
    ) {
      const clientId = z.string().parse(details.params["client_id"]);
      const grant = new provider.Grant({ accountId, clientId });
      grant.addOIDCScope("openid profile email offline_access");
      return goOn(request, reply, { consent: { grantId: await grant.save() } });
    },
  };
};

export type Interactions = ReturnType<typeof createInteractions>;

import type { FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import { z } from "zod";
import { setScheme } from "./mount-provider.ts";

export type InteractionDetails = Awaited<ReturnType<Provider["interactionDetails"]>>;

/** The provider redirects the browser here to sign in. */
export const interactionPath = "/oauth2/interaction/:uid";

/** The provider's interactions (login and consent), independent of how an account is verified. */
export const createInteractions = (provider: Provider, origin: string) => {
  const finish = async (
    request: FastifyRequest,
    reply: FastifyReply,
    result: Parameters<Provider["interactionResult"]>[2],
  ) => reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
  return {
    /**
     * The sign-in that the browser has begun; null when it is over or belongs to another browser.
     */
    async detailsOf(
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<InteractionDetails | null> {
      setScheme(request, origin);
      return provider.interactionDetails(request.raw, reply.raw).catch(() => null);
    },
    signIn: (request: FastifyRequest, reply: FastifyReply, accountId: string) =>
      finish(request, reply, { login: { accountId } }),
    /** Grants consent to our own client without asking. */
    async consent(
      request: FastifyRequest,
      reply: FastifyReply,
      details: InteractionDetails,
      accountId: string,
    ) {
      const clientId = z.string().parse(details.params["client_id"]);
      const grant = new provider.Grant({ accountId, clientId });
      grant.addOIDCScope("openid profile email offline_access");
      return finish(request, reply, { consent: { grantId: await grant.save() } });
    },
  };
};

export type Interactions = ReturnType<typeof createInteractions>;

import type { FastifyPluginAsync } from "fastify";
import {
  type PreviewAnswer,
  type PreviewRequest,
  previewRequestSchema,
} from "./preview-contract.ts";
import { parse } from "./request.ts";
import type { PagesOptions } from "./routes.ts";

/** Draws what is being edited; handed in by the app, which knows the public site. */
export type Preview = Readonly<{
  /** The market's page with nothing in it, and the policy that it is sent with. */
  frame: (market: string) => Promise<Readonly<{ html: string; policy: string | null }>>;
  draw: (market: string, asked: PreviewRequest) => Promise<PreviewAnswer>;
}>;

type Options = Pick<PagesOptions, "staffOf" | "marketOf"> & Readonly<{ preview: Preview }>;

/** The calls of the live preview, under `/api/{country}/preview`, for signed-in staff. */
export const previewRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { staffOf, marketOf, preview } = options;
  type Asked = { Params: { country: string } };

  app.get<Asked>("/:country/preview/frame", async (request, reply) => {
    const { country } = request.params;
    const market = marketOf(country);
    await staffOf(request, country);
    const { html, policy } = await preview.frame(market);
    return reply
      .headers(policy === null ? {} : { "content-security-policy": policy })
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(html);
  });

  app.post<Asked>("/:country/preview", async (request, reply) => {
    const { country } = request.params;
    const market = marketOf(country);
    await staffOf(request, country);
    const answer = await preview.draw(market, parse(previewRequestSchema, request.body));
    return reply.header("cache-control", "no-store").send(answer);
  });
};

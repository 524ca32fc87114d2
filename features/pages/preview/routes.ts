import type { Api } from "#platform/server/http/routes/api.ts";
import { pagePolicy } from "../policy.ts";
import {
  type PreviewResponse,
  previewResponseSchema,
  type PreviewRequest,
  previewRequestSchema,
} from "../preview-contract.ts";

/** Draws what is being edited; handed in by the app, which knows the public site. */
export type Preview = Readonly<{
  /** The market's page with nothing in it, and the policy that it is sent with. */
  frame: (market: string) => Promise<Readonly<{ html: string; policy: string | null }>>;
  draw: (market: string, asked: PreviewRequest) => Promise<PreviewResponse>;
}>;

/** The calls of the live preview, under `/api/{country}/preview`, for signed-in staff. */
export const addPreviewRoutes = (api: Api, preview: Preview): void => {
  api.route({
    method: "GET",
    path: "/:country/preview/frame",
    id: "previewFrame",
    summary: "The market's page with nothing in it, for the editor to draw into",
    access: pagePolicy.read,
    answer: { mediaType: "text/html; charset=utf-8" },
    async handle({ market }) {
      const { html, policy } = await preview.frame(market);
      const headers: Record<string, string> =
        policy === null ? {} : { "content-security-policy": policy };
      return { body: html, headers };
    },
  });

  api.route({
    method: "POST",
    path: "/:country/preview",
    id: "drawPreview",
    summary: "Draws blocks as visitors would see them",
    access: pagePolicy.read,
    body: previewRequestSchema,
    answer: previewResponseSchema,
    async handle({ market, body }) {
      return { body: await preview.draw(market, body) };
    },
  });
};

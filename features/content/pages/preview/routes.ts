import type { Api } from "#platform/server/http/routes/api.ts";
import { pagePolicy } from "../policy.ts";
import {
  type PreviewResponse,
  previewResponseSchema,
  type PreviewRequest,
  previewRequestSchema,
} from "../preview-contract.ts";

/** Renders unsaved blocks; the app provides it, since it knows the public site. */
export type Preview = Readonly<{
  /** An empty page of the market, with its content security policy. */
  frame: (market: string) => Promise<Readonly<{ html: string; policy: string | null }>>;
  draw: (market: string, request: PreviewRequest) => Promise<PreviewResponse>;
}>;

/** Mounted under `/api/{country}/preview`. */
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

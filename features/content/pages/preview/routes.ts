import type { Api } from "#platform/server/http/routes/api.ts";
import { type PreviewResponse, type PreviewRequest } from "../preview-contract.ts";
import * as calls from "./calls.ts";

/** Renders unsaved blocks; the app provides it, since it knows the public site. */
export type Preview = Readonly<{
  /** An empty page of the market, with its content security policy. */
  frame: (market: string) => Promise<Readonly<{ html: string; policy: string | null }>>;
  draw: (market: string, request: PreviewRequest) => Promise<PreviewResponse>;
}>;

/** Mounted under `/api/{country}/preview`. */
export const addPreviewRoutes = (api: Api, preview: Preview): void => {
  api.route(calls.previewFrame, {
    async handle({ market }) {
      const { html, policy } = await preview.frame(market);
      const headers: Record<string, string> =
        policy === null ? {} : { "content-security-policy": policy };
      return { body: html, headers };
    },
  });

  api.route(calls.drawPreview, {
    async handle({ market, body }) {
      return { body: await preview.draw(market, body) };
    },
  });
};

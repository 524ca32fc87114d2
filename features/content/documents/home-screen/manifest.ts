import appIcon from "#design/app-icon.png?url&no-inline";
import icon from "#design/favicon.svg?url&no-inline";
import { toRenderedPage, type RenderedPage } from "#platform/server/pages/rendered-page.ts";
import type { DocumentOptions } from "../document-options.ts";

/** What a phone shows of the site that somebody has put on its home screen. */
export const manifest = ({ market, product }: DocumentOptions): Promise<RenderedPage> => {
  const body = {
    name: product,
    short_name: product,
    lang: market.htmlLang,
    start_url: "/",
    display: "minimal-ui",
    background_color: "#f8faf8",
    theme_color: "#f8faf8",
    icons: [
      { src: icon, sizes: "any", type: "image/svg+xml" },
      { src: appIcon, sizes: "512x512", type: "image/png" },
    ],
  };
  const headers = [["content-type", "application/manifest+json; charset=utf-8"]] as const;
  return toRenderedPage({ status: 200, headers, text: JSON.stringify(body) }, [], Infinity);
};

import { renderToStaticMarkup } from "react-dom/server";
import type { PublishedPage } from "#features/content/pages/contract.ts";
import { pageElementId } from "#features/content/pages/parts/element-id.ts";
import { AnswerPage } from "#features/catalogue/tours/parts/answers/answer-page.tsx";
import type { DrawAnswerPage } from "#features/catalogue/tours/answers/answer-pages.ts";
import { emptyPage } from "../preview/empty-page.ts";
import {
  emptyUrl,
  formPolicy,
  frameDocument,
  openPreview,
  type PreviewSources,
} from "../preview/preview-site.ts";
import type { createSiteHandler } from "../render.ts";

export type AnswerDrawerOptions = PreviewSources &
  ReturnType<typeof createSiteHandler> &
  Readonly<{ now: () => Date; onError: (error: unknown) => void }>;

const withTitle = (title: string): PublishedPage => ({
  ...emptyPage,
  seo: { ...emptyPage.seo, title },
});

/** The element into which a page of blocks puts them, and the hidden heading of an empty one. */
const emptyElement = new RegExp(
  `(<div[^>]*\\bid="${pageElementId}"[^>]*>)(?:<h1[^>]*>[^<]*</h1>)?`,
);

/** Draws the page of a question in the frame of the market's site, without its scripts. */
export const createAnswerDrawer = ({
  draw,
  isBuilt,
  now,
  onError,
  ...sources
}: AnswerDrawerOptions): DrawAnswerPage => {
  const open = openPreview(sources, onError);
  const toFrame = frameDocument(isBuilt, formPolicy);
  return async (market, view) => {
    const site = await open(market, now());
    const titled = { ...site, pageBySlug: async () => withTitle(view.title) };
    const page = await draw(titled, emptyUrl);
    const content = renderToStaticMarkup(<AnswerPage view={view} />);
    const { html, policy } = toFrame(page.html, site);
    return { html: html.replace(emptyElement, (_all, start: string) => start + content), policy };
  };
};

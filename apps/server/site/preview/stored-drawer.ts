import { withStatusPage } from "#apps/site/routing/status-page.ts";
import { pageWithStyles } from "#features/content/pages/store.ts";
import { travelById } from "#features/catalogue/travels/store.ts";
import { marketById } from "#markets/markets.ts";
import { goneError } from "../error-pages.ts";
import type { createSiteHandler } from "../render.ts";
import {
  emptyUrl,
  type FrameDocument,
  frameDocument,
  openPreview,
  previewUrl,
  type PreviewSources,
} from "./preview-site.ts";
import type { StoredPreview } from "./shared-previews.ts";
import { travelPageDrawer } from "./travel-drawer.ts";

export type StoredPreviewOptions = PreviewSources &
  ReturnType<typeof createSiteHandler> &
  Readonly<{ now: () => Date; onError: (error: unknown) => void }>;

/** Draws what is stored, published or not, by the site's own routes. */
export const createStoredPreview = ({
  draw,
  isBuilt,
  now,
  onError,
  ...sources
}: StoredPreviewOptions): StoredPreview => {
  const { db } = sources;
  const open = openPreview(sources, onError);
  const toFrame = frameDocument(isBuilt);
  const drawTravel = travelPageDrawer({ db, open, draw, toFrame, now });
  const drawPage = async (market: string, id: string): Promise<FrameDocument | null> => {
    const page = await pageWithStyles(db, market, id);
    if (!page) return null;
    const travel =
      page.owner?.kind === "travel" ? await travelById(db, market, page.owner.id) : null;
    if (travel)
      return drawTravel(market, { id: travel.id, travel, page: "trip", tourId: null }, page);
    const site = await open(market, now());
    const drawn = await draw({ ...site, pageBySlug: async () => page }, emptyUrl);
    return toFrame(drawn.html, site);
  };

  return {
    async drawStored(market, { kind, id }) {
      if (kind === "page") return drawPage(market, id);
      const travel = await travelById(db, market, id);
      return travel && drawTravel(market, { id, travel, page: "trip", tourId: null });
    },
    async drawGone(market) {
      const site = await open(market, now());
      const gone = withStatusPage(site, goneError(marketById(market)));
      return toFrame((await draw(gone, previewUrl("/"))).html, site);
    },
  };
};

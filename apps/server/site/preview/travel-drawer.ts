import { RouterContextProvider } from "react-router";
import { siteContext } from "#apps/site/context.ts";
import type { Travel } from "#features/travels/contract.ts";
import type { TravelDrawingRequest } from "#features/travels/draft-contract.ts";
import type { TravelPreview } from "#features/travels/draft/routes.ts";
import { pathOf } from "#markets/paths.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { createSiteHandler } from "../render.ts";
import type { FrameDocument, frameDocument, OpenPreview } from "./preview-site.ts";

export type TravelDrawerOptions = Pick<ReturnType<typeof createSiteHandler>, "answer"> &
  Readonly<{
    open: OpenPreview;
    toFrame: ReturnType<typeof frameDocument>;
    now: () => Date;
  }>;

/** A travel that is being made has no departures, reviews or questions of its own. */
const noId = "00000000-0000-4000-8000-000000000000";

const draftOf = ({ id, travel }: TravelDrawingRequest, moment: Date): Travel => ({
  ...travel,
  id: id ?? noId,
  version: 0,
  updatedAt: moment.toISOString(),
});

const routes = { trip: "travels-travel", itinerary: "travels-travel-itinerary" } as const;

/** Draws a draft by the site's own routes, which find it where the stored travel would be. */
export const travelDrawer =
  ({ open, answer, toFrame, now }: TravelDrawerOptions): TravelPreview["drawTravel"] =>
  async (market, request): Promise<Pick<FrameDocument, "html">> => {
    const moment = now();
    const site = await open(market, moment);
    const draft = draftOf(request, moment);
    const context = new RouterContextProvider();
    context.set(siteContext, {
      ...site,
      catalogue: { ...site.catalogue, travelBySlug: async () => draft },
    });
    const path = pathOf(site.market.id, routes[request.page], { travel: draft.slug }) ?? "/";
    const page = await answer(new Request(`http://preview.invalid${path}`), context);
    if (!page.ok) throw new Problem(500, "The server failed to draw this travel.");
    return { html: toFrame(await page.text(), site).html };
  };

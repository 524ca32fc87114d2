import type { SiteRequest } from "#apps/site/context.ts";
import type { FormPreview } from "#features/content/forms/drawing-routes.ts";
import type { PublishedPage } from "#features/content/pages/contract.ts";
import { emptyUrl } from "./preview-site.ts";
import type { TravelDrawerOptions } from "./travel-drawer.ts";

const formId = "00000000-0000-4000-8000-000000000000";

/**
 * Draws a page with a draft of a form, which visitors see there once it is live.
 * @param emptyPage the page on which it stands
 */
export const formDrawer =
  (
    { open, draw, toFrame, now }: Omit<TravelDrawerOptions, "db">,
    emptyPage: PublishedPage,
  ): FormPreview["drawForm"] =>
  async (market, draft) => {
    const site = await open(market, now());
    const content = { title: "", text: "", form: formId, customCss: "" };
    const block = { id: "form", blockType: "wr-form", content, enabled: true, schedule: null };
    const drafted: SiteRequest = {
      ...site,
      catalogue: {
        ...site.catalogue,
        form: async () => ({ ...draft, id: formId, isOpen: true }),
      },
      pageBySlug: async () => ({ ...emptyPage, blocks: [block] }),
    };
    return toFrame((await draw(drafted, emptyUrl)).html, site).html;
  };

import { setImmediate } from "node:timers/promises";
import { renderToStaticMarkup } from "react-dom/server";
import { blockServices } from "#blocks/from-catalogue/block-services.ts";
import type { PageSubject } from "#blocks/from-catalogue/block-services.ts";
import {
  type PreviewPlace,
  type PreviewSubject,
  subjectForPreview,
} from "#blocks/page/page-subject.ts";
import type { SiteRequest } from "#apps/site/context.ts";
import { PageBlocks } from "#blocks/page/page-blocks.tsx";
import { bellIn } from "#features/people/alerts/parts/bell-in.tsx";
import { heartDrawerFor } from "#features/people/wishlist/parts/heart-drawer.tsx";
import { checkBlock } from "#blocks/check.ts";
import { expiresAt } from "#blocks/block-expiry.ts";
import { markTexts, nameTexts } from "#blocks/preview/marked-texts.ts";
import { blockSchemas, isBlockName } from "#blocks/schemas.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";
import { isEmptyBlock } from "#features/content/pages/parts/empty-block.ts";
import { renderBlocks, type RenderedBlock as ShownBlock } from "#blocks/render-blocks.ts";
import { BellSlotContext } from "#features/catalogue/tours/parts/bell-slot.tsx";
import { SaveSlotContext } from "#features/catalogue/tours/parts/save-slot.tsx";
import type { FormPreview } from "#features/content/forms/drawing-routes.ts";
import type { LayoutPreview } from "#features/assets/layout/routes.ts";
import type { Block } from "#features/content/pages/contract.ts";
import { ownerRecord } from "#features/content/pages/owner-rules.ts";
import type { ContentPreview } from "#features/content/page-contents/fixed/routes.ts";
import { elementId } from "#features/content/pages/parts/element-id.ts";
import type { RenderedBlock } from "#features/content/pages/preview-contract.ts";
import type { Preview } from "#features/content/pages/preview/routes.ts";
import { cleanStyles } from "#features/content/pages/styles/styles.ts";
import { visibleBlocks } from "#features/content/pages/visibility-rules.ts";
import type { ClosedPagePreview } from "#features/company/settings/maintenance/routes.ts";
import type { TravelPreview } from "#features/catalogue/travels/draft/routes.ts";
import type { createSiteHandler } from "./render.ts";
import { emptyPage } from "./preview/empty-page.ts";
import {
  emptyUrl,
  frameDocument,
  openPreview,
  type PreviewSources,
} from "./preview/preview-site.ts";
import { closedPageDrawer } from "./preview/closed-page-drawer.ts";
import { formDrawer } from "./preview/form-drawer.ts";
import { contentDrawer } from "./preview/content-drawer.ts";
import { layoutDrawer } from "./preview/layout-drawer.ts";
import { travelDrawer } from "./preview/travel-drawer.ts";

export type PreviewOptions = PreviewSources &
  ReturnType<typeof createSiteHandler> &
  Readonly<{ now: () => Date; onError: (error: unknown) => void }>;

type Drawing = Pick<RenderedBlock, "html" | "css" | "hint" | "problem">;
const failedDrawing = (problem: string): Drawing => ({ html: "", css: "", hint: null, problem });

/** Why the block's schema refuses the block, after the field's name: `title: …`. */
const reasonOf = (block: Block): string => {
  const [error] = checkBlock(block);
  if (!error) return "This block cannot be shown.";
  const field = error.path.replace(/^content\.|^blockType$/, "");
  return field === "" ? error.message : `${field}: ${error.message}`;
};

/** What staff should know of a block that shows the page's own trip or place. */
const hintOf = (subject: PreviewSubject, wanted: keyof PageSubject): string | null => {
  if (!subject[wanted])
    return `nothing to show: choose a ${wanted === "travelId" ? "trip" : "place"}`;
  return subject.isSample
    ? "a sample: each trip's page shows its own. Choose a trip to show the same on all of them"
    : null;
};

/** What to fill for visitors to see anything of the block; null for a block that they see. */
const emptyHintOf = ({ blockType, content }: Block): string | null => {
  const entry: BlockSchema | null = isBlockName(blockType) ? blockSchemas[blockType] : null;
  if (!entry?.needs || !isEmptyBlock(content, entry.needs)) return null;
  return `nothing to show yet. ${entry.needs.message}`;
};

type DrawContext = Readonly<{
  site: SiteRequest;
  /** CSS by block id. */
  styles: ReadonlyMap<string, string>;
  place: PreviewPlace;
}>;

const renderHtml = (site: SiteRequest, block: ShownBlock): string =>
  renderToStaticMarkup(
    <SaveSlotContext value={heartDrawerFor(site)}>
      <BellSlotContext value={bellIn(site)}>
        <PageBlocks blocks={[{ ...block, css: "" }]} />
      </BellSlotContext>
    </SaveSlotContext>,
    { identifierPrefix: elementId(block.id) },
  );

/**
 * @returns the drawing; a block that fails returns an empty drawing with a `problem`, so that the
 *   other blocks are still drawn
 */
const drawBlock = async (
  block: Block,
  { site, styles, place }: DrawContext,
  onError: PreviewOptions["onError"],
): Promise<Drawing> => {
  try {
    let hint: string | null = null;
    const services = blockServices(site, async (wanted) => {
      const subject = await subjectForPreview(site, place);
      hint = hintOf(subject, wanted);
      return subject;
    });
    const [shown] = await renderBlocks([block], services, styles);
    if (!shown) return failedDrawing(reasonOf(block));
    const render = (each: ShownBlock) => renderHtml(site, each);
    const html = nameTexts(render(shown), await markTexts(shown, services), render);
    return { html, css: shown.css, hint: emptyHintOf(block) ?? hint, problem: null };
  } catch (error) {
    onError(error);
    return failedDrawing("The server failed to draw this block.");
  }
};

/** Draws blocks with the views and data of the public page, and the market's empty page as their frame. */
export const createPreview = ({
  draw: drawPage,
  isBuilt,
  now,
  onError,
  ...sources
}: PreviewOptions): Preview &
  TravelPreview &
  LayoutPreview &
  FormPreview &
  ContentPreview &
  ClosedPagePreview => {
  const open = openPreview(sources, onError);
  const toFrame = frameDocument(isBuilt);

  return {
    async frame(marketId) {
      const site = await open(marketId, now());
      const page = await drawPage({ ...site, pageBySlug: async () => emptyPage }, emptyUrl);
      return toFrame(page.html, site);
    },
    async draw(marketId, { blocks, at, customCss, routingKey, owner }) {
      const moment = at === null ? now() : new Date(at);
      const site = await open(marketId, moment);
      const { styles } = await cleanStyles({ customCss: customCss ?? "", blocks });
      const drawContext = {
        site,
        styles: styles.blocks,
        place: { routingKey: routingKey?.trim() ?? null, owner: ownerRecord(owner) },
      };
      const visible = new Set(visibleBlocks(blocks, moment.getTime(), expiresAt));
      const drawn: RenderedBlock[] = [];
      for (const block of blocks) {
        const { id } = block;
        const isShown = visible.has(block);
        const end = expiresAt(block);
        const endsAt = end === Infinity ? null : new Date(end).toISOString();
        drawn.push({ id, isShown, endsAt, ...(await drawBlock(block, drawContext, onError)) });
        await setImmediate(); // Lets the server answer visitors between two blocks.
      }
      return { blocks: drawn, pageCss: customCss === null ? null : styles.page };
    },

    drawTravel: travelDrawer({ db: sources.db, open, draw: drawPage, toFrame, now }),
    drawForm: formDrawer({ open, draw: drawPage, toFrame, now }, emptyPage),
    drawLayout: layoutDrawer({ open, draw: drawPage, toFrame, now }),
    drawContent: contentDrawer({ open, draw: drawPage, toFrame, now }),
    drawClosedPage: closedPageDrawer({ open, draw: drawPage, toFrame, now }),
  };
};

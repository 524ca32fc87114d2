import { renderToString } from "react-dom/server";
import { PageBlocks } from "#blocks/page/page-blocks.tsx";
import { PageAddressContext } from "#design/link-params/page-address.ts";
import { IslandDrawingContext } from "#design/live/island.tsx";
import { currencyScript } from "#features/assets/layout/parts/currency-script.ts";
import type { Alternates } from "#features/assets/layout/parts/shell-view.ts";
import { ErrorPage } from "#features/assets/layout/site/error-page.tsx";
import { BellSlotContext } from "#features/catalogue/tours/parts/bell-slot.tsx";
import { SaveSlotContext } from "#features/catalogue/tours/parts/save-slot.tsx";
import { CmsPage } from "#features/content/pages/parts/cms-page.tsx";
import { bellIn } from "#features/people/alerts/parts/bell-in.tsx";
import { heartDrawerFor } from "#features/people/wishlist/parts/heart-drawer.tsx";
import { SaveForm } from "#features/people/wishlist/parts/save-form.tsx";
import { toSaveFormView } from "#features/people/wishlist/parts/save-presenter.ts";
import type { BuiltRoute } from "#markets/site/built-routes.ts";
import type { PageParams } from "#markets/site/page-params.ts";
import type { LoadedPage } from "#markets/site/page-route.tsx";
import { PageMoved, type PageProblem, PageRefused } from "#platform/site/page-ends.ts";
import type { SiteRequest } from "../context.ts";
import { bodyAttributes } from "../document/body-attributes.ts";
import { Document, type SiteScript } from "../document/document.tsx";
import { loadFrame, type PageFrame } from "../document/frame-data.ts";
import { pageStylesheets } from "../document/page-stylesheets.ts";
import { routeGuards, runGuards } from "../routing/guards.ts";
import { withStatusPage } from "../routing/status-page.ts";

/** A page to be drawn: where it stands, and how its content is loaded. */
export type AskedPage = Readonly<{
  route: BuiltRoute | "*";
  params: PageParams;
  /** The page's address, with the parameters that it reads. */
  url: URL;
  load: (site: SiteRequest) => Promise<LoadedPage>;
  /** Who is signed in, where the page belongs to its visitor; null for a stranger. */
  visitorOf: () => Promise<object | null>;
  script: SiteScript | null;
}>;

/** A page as it is sent. */
export type DrawnPage = Readonly<{
  status: number;
  /** Where a redirect leads; null for a page. */
  location: string | null;
  html: string;
  /** The code of its inline scripts, for the content security policy. */
  inlineScripts: readonly string[];
}>;

/** URLs of the page in other markets by `hreflang`, from its own list or its head's links. */
const alternatesOf = ({ head, otherMarketUrls }: LoadedPage): Alternates => {
  const alternates: Record<string, string> = { ...otherMarketUrls };
  for (const tag of head)
    if ("tagName" in tag && tag.rel === "alternate" && tag.hrefLang)
      alternates[tag.hrefLang] = tag.href;
  return alternates;
};

const statusPage = ({ status, words }: PageProblem, { shell }: PageFrame): LoadedPage => ({
  status,
  head: [],
  isOnPicture: true,
  content: <ErrorPage status={status} routeError={words} shell={shell} />,
});

/** The content with the blocks that staff put below the page of a fixed route. */
const withFixedBlocks = (page: LoadedPage, { fixed }: PageFrame): LoadedPage =>
  fixed === null
    ? page
    : {
        ...page,
        appearance: page.appearance ?? fixed.appearance,
        blocks: [...fixed.blocks, ...(page.blocks ?? [])],
        content: (
          <CmsPage appearance={fixed.appearance}>
            {page.content}
            <PageBlocks blocks={fixed.blocks} />
          </CmsPage>
        ),
      };

const draw = (
  site: SiteRequest,
  { url, script }: AskedPage,
  frame: PageFrame,
  page: LoadedPage,
  isStatusPage: boolean,
): DrawnPage => {
  const { rates, available } = site.currencies;
  const early = frame.thirdParties?.earlyScript ?? null;
  const currency =
    rates === null ? null : currencyScript(available, site.localizer.otherPaid !== undefined);
  const firstScripts = script ? [currency, early].filter((code) => code !== null) : [];
  const blocks = [...(page.blocks ?? []), ...(page.own?.blocks ?? [])];
  const saveForm = toSaveFormView(site.localizer, site.apiBase);
  const html = renderToString(
    <PageAddressContext value={{ path: url.pathname, query: url.search }}>
      <IslandDrawingContext value={script && { report: site.report }}>
        <SaveSlotContext value={heartDrawerFor(site)}>
          <BellSlotContext value={bellIn(site)}>
            <Document
              frame={frame}
              firstScripts={firstScripts}
              head={[...page.head, ...(page.alternates ?? [])]}
              alternates={alternatesOf(page)}
              stylesheets={pageStylesheets(page.stylesheets ?? [], blocks)}
              script={script}
              body={bodyAttributes(page.isOnPicture ?? false, page.appearance ?? null)}
              isStatusPage={isStatusPage}
              end={saveForm && <SaveForm view={saveForm} />}
            >
              {page.content}
            </Document>
          </BellSlotContext>
        </SaveSlotContext>
      </IslandDrawingContext>
    </PageAddressContext>,
  );
  return {
    status: page.status ?? 200,
    location: null,
    html: `<!DOCTYPE html>${html}`,
    inlineScripts: script?.preamble ? [...firstScripts, script.preamble] : firstScripts,
  };
};

type Content = LoadedPage | PageMoved | PageRefused;

const contentOf = async (load: () => Promise<LoadedPage>, site: SiteRequest): Promise<Content> => {
  try {
    return await load();
  } catch (error) {
    if (error instanceof PageMoved || error instanceof PageRefused) return error;
    site.report(error);
    return new PageRefused({ status: 500, words: null });
  }
};

const moved = ({ status, path }: PageMoved): DrawnPage => ({
  status,
  location: path,
  html: "",
  inlineScripts: [],
});

/** Draws a whole page; what refuses it becomes its status page. */
export const renderPage = async (asked: SiteRequest, page: AskedPage): Promise<DrawnPage> => {
  const refusal = await runGuards(asked, routeGuards[page.route] ?? [], page);
  if (refusal instanceof PageMoved) return moved(refusal);
  const site = refusal ? withStatusPage(asked, refusal) : asked;
  const { route, params } = page;
  const [frame, content] = await Promise.all([
    loadFrame(site, { route, params }),
    contentOf(() => page.load(site), site),
  ]);
  if (frame.problem) return draw(site, page, frame, statusPage(frame.problem, frame), true);
  if (content instanceof PageMoved) return moved(content);
  if (content instanceof PageRefused)
    return draw(site, page, frame, statusPage(content.problem, frame), true);
  try {
    return draw(site, page, frame, withFixedBlocks(content, frame), false);
  } catch (error) {
    site.report(error);
    return draw(site, page, frame, statusPage({ status: 500, words: null }, frame), true);
  }
};

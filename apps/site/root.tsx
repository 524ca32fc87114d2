import { useEffect } from "react";
import {
  data,
  isRouteErrorResponse,
  Links,
  type MetaDescriptor,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import icon from "#design/favicon.svg?url&no-inline";
import { toShellView } from "#features/layout/parts/shell-presenter.ts";
import type { Alternates } from "#features/layout/parts/shell-view.ts";
import { SiteFrame } from "#features/layout/site/frame.tsx";
import { Problem } from "#features/layout/site/problem.tsx";
import { toThirdPartiesView } from "#features/third-parties/parts/third-parties-presenter.ts";
import { ThirdParties } from "#features/third-parties/site/third-parties.tsx";
import type { Route } from "./+types/root.ts";
import { shownBlocksOf } from "./cms/shown-blocks.ts";
import { contentRouteAt } from "./routing/content-routes.ts";
import { type SiteRequest, siteContext } from "./context.ts";
import { withStatusPage } from "./routing/status-page.ts";
import { passGuards, routeGuards } from "./routing/guards.ts";
import { LazyBlocks } from "./cms/lazy-blocks.tsx";
import { marketRoute } from "./routing/market-routes.ts";
import { bodyAttributes } from "./document/body-attributes.ts";
import { pageStylesheets } from "./document/page-stylesheets.ts";
import { pathsInMarket } from "./routing/paths-in-market.ts";
import { type StylesheetName, stylesheets } from "./document/stylesheets.ts";
import { appearanceOf, CmsPage } from "./cms/cms-page.tsx";

const sheetNames = Object.keys(stylesheets) as StylesheetName[];
const fonts = ["/fonts/hanken.woff2", "/fonts/bricolage.woff2"];

export const links: Route.LinksFunction = () => [
  { rel: "icon", type: "image/svg+xml", href: icon },
];

type LookProps = Readonly<{ cdn: string; matches: ReturnType<typeof useMatches> }>;

/**
 * The fonts and the style sheets, which name them by paths of their own host. What comes in place waits
 * for its sheets (`precedence`), and has most often fetched them before.
 */
const Stylesheets = ({ cdn, matches }: LookProps) => {
  const needed = pageStylesheets(matches);
  const later = sheetNames.filter((name) => !needed.includes(name));
  return (
    <>
      {fonts.map((font) => (
        <link
          key={font}
          rel="preload"
          as="font"
          type="font/woff2"
          href={cdn + font}
          crossOrigin="anonymous"
        />
      ))}
      {needed.map((name) => (
        <link key={name} rel="stylesheet" href={cdn + stylesheets[name]} precedence="site" />
      ))}
      {later.map((name) => (
        <link key={name} rel="prefetch" as="style" href={cdn + stylesheets[name]} />
      ))}
    </>
  );
};

/** The route whose fixed page is shown: the registered one, or that of staff's texts at this path. */
const fixedRouteAt = (site: SiteRequest, route: ReturnType<typeof marketRoute>, path: string) =>
  route === "*" ? contentRouteAt(site.market.id, path, site.product) : route;

export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, pattern }, next) => {
    const site = context.get(siteContext);
    const route = marketRoute(site.market.id, pattern);
    const fault = route && (await passGuards(site, routeGuards[route] ?? []));
    if (fault) context.set(siteContext, withStatusPage(site, fault));
    return next();
  },
];

type RootFault = Readonly<{ status: number; words: unknown }> | null;

const isClosed = (fault: RootFault): boolean =>
  typeof fault?.words === "object" && fault.words !== null && "isClosed" in fault.words;

const frameOf = async (site: SiteRequest, { pattern, params }: Route.LoaderArgs) => {
  const { market, catalogue } = site;
  const route = marketRoute(market.id, pattern);
  const fixedRoute = fixedRouteAt(site, route, params["*"] ?? "");
  const page = fixedRoute === null ? null : await site.fixedPage(fixedRoute);
  const fault: RootFault = route === null ? { status: 404, words: null } : null;
  return {
    layout: await catalogue.layout(),
    written: await catalogue.contents(),
    fixed: page && { appearance: appearanceOf(page), blocks: await shownBlocksOf(site, page) },
    fault,
  };
};

/** What is left of the frame when nothing of it can be read: the market's own words and pages. */
const bareFrame = (error: unknown): Awaited<ReturnType<typeof frameOf>> => {
  const isAnswer = typeof error === "object" && error !== null && "init" in error;
  if (!isAnswer) console.error(error); // as React Router says what a loader throws
  const { data: words, init } = (isAnswer ? error : data(null)) as ReturnType<typeof data>;
  const fault = { status: init?.status ?? 500, words };
  return { layout: {}, written: new Map(), fixed: null, fault };
};

export const loader = async (asked: Route.LoaderArgs) => {
  const site = asked.context.get(siteContext);
  const { market, product, localizer, money, origins, now } = site;
  // Said here and not thrown: what is thrown before this loader's answer leaves the page without words.
  const { layout, written, fixed, fault } = await frameOf(site, asked).catch(bareFrame);
  const pathTo = isClosed(fault) ? () => null : pathsInMarket(site, written);
  const thirdParties = toThirdPartiesView(site.thirdParties, {
    t: localizer.t,
    market: localizer.market,
    privacyPath: pathTo("legal-privacy-policy"),
  });
  const shell = toShellView({
    localizer,
    money,
    product,
    origins,
    layout,
    now: now(),
    asksConsent: thirdParties !== null,
    pathTo,
  });
  const { cdn } = site.thirdParties;
  const answer = { lang: market.htmlLang, shell, fault, fixed, thirdParties, cdn };
  return data(answer, fault ? { status: fault.status } : undefined);
};

type PageData = { head?: readonly MetaDescriptor[]; otherMarketUrls?: Alternates | null };

/** The same page in other markets, as its loader or its own head names it. */
const alternatesIn = (matches: ReturnType<typeof useMatches>): Alternates => {
  const found: Record<string, string> = {};
  for (const { loaderData } of matches) {
    const { head, otherMarketUrls } = (loaderData ?? {}) as PageData;
    Object.assign(found, otherMarketUrls);
    for (const each of head ?? [])
      if ("rel" in each && each.rel === "alternate" && "hrefLang" in each)
        found[String(each.hrefLang)] = String(each["href"]);
  }
  return found;
};

type Root = ReturnType<typeof useRouteLoaderData<typeof loader>>;

/** The frame that this browser showed last. On the server there is none: effects do not run there. */
let shownLast: Root;

/** What the frame is made of: where the next page could not even be asked for, the last page's. */
const useRoot = (): Root => {
  const root = useRouteLoaderData<typeof loader>("root");
  useEffect(() => {
    if (root) shownLast = root;
  }, [root]);
  return root ?? shownLast;
};

export const Layout = ({ children }: { children: React.ReactNode }) => {
  const root = useRoot();
  const matches = useMatches();
  const isLost = Boolean(useRouteError() ?? root?.fault);
  const early = root?.thirdParties?.early;
  return (
    <html lang={root?.lang ?? "en"}>
      <head>
        <meta charSet="utf-8" />
        {early && <script dangerouslySetInnerHTML={{ __html: early }} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f8faf8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#091515" media="(prefers-color-scheme: dark)" />
        {!root?.fault && <Meta />}
        <Stylesheets cdn={root?.cdn ?? ""} matches={matches} />
        <Links />
      </head>
      <body {...bodyAttributes(matches, isLost)}>
        {root ? (
          <SiteFrame shell={root.shell} alternates={alternatesIn(matches)} isLost={isLost}>
            {children}
          </SiteFrame>
        ) : (
          <main id="content">{children}</main>
        )}
        {root?.thirdParties && <ThirdParties asked={root.thirdParties} />}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
};

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const root = useRoot();
  const { status, data: words } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  if (root) return <Problem status={status} shell={root.shell} words={words} />;
  // Not even the frame could be read, and none was before: the status is all there is to say.
  return (
    <div className="wrap page">
      <title>{String(status)}</title>
      <h1>{status}</h1>
      <p>Something went wrong, please try again later</p>
    </div>
  );
};

const App = ({ loaderData: { fault, shell, fixed } }: Route.ComponentProps) => {
  if (fault) return <Problem {...fault} shell={shell} />;
  if (!fixed) return <Outlet />;
  return (
    <CmsPage appearance={fixed.appearance}>
      <Outlet />
      {fixed.blocks.length > 0 && <LazyBlocks blocks={fixed.blocks} />}
    </CmsPage>
  );
};
export default App;

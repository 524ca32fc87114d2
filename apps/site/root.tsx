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
import appIcon from "#design/app-icon.png?url&no-inline";
import icon from "#design/favicon.svg?url&no-inline";
import { nextScheduleChange } from "#features/assets/layout/parts/bean-schedule.ts";
import { toShellView } from "#features/assets/layout/parts/shell-presenter.ts";
import type { Alternates } from "#features/assets/layout/parts/shell-view.ts";
import { SiteFrame } from "#features/assets/layout/site/frame.tsx";
import { LazyErrorPage } from "#features/assets/layout/site/lazy-error-page.tsx";
import { PlainError } from "#features/assets/layout/site/plain-error.tsx";
import { toThirdPartiesView } from "#features/company/third-parties/parts/third-parties-presenter.ts";
import { ThirdParties } from "#features/company/third-parties/site/third-parties.tsx";
import type { Route } from "./+types/root.ts";
import { subjectOf } from "./cms/page-subject.ts";
import { renderVisibleBlocks } from "./cms/visible-blocks.ts";
import { contentRouteAt } from "./routing/content-routes.ts";
import { type SiteRequest, siteContext } from "./context.ts";
import { withStatusPage } from "./routing/status-page.ts";
import { runGuards, routeGuards } from "./routing/guards.ts";
import { LazyBlocks } from "./cms/lazy-blocks.tsx";
import { marketRoute } from "./routing/market-routes.ts";
import { bodyAttributes } from "./document/body-attributes.ts";
import { pageStylesheets } from "./document/page-stylesheets.ts";
import { pathsInMarket } from "./routing/paths-in-market.ts";
import { type StylesheetName, stylesheets } from "./document/stylesheets.ts";
import { appearanceOf, CmsPage } from "./cms/cms-page.tsx";

const stylesheetNames = Object.keys(stylesheets) as StylesheetName[];
const fonts = ["/fonts/hanken.woff2", "/fonts/bricolage.woff2"];

export const links: Route.LinksFunction = () => [
  { rel: "icon", type: "image/svg+xml", href: icon },
  { rel: "apple-touch-icon", href: appIcon },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

type StylesheetsProps = Readonly<{ cdn: string; matches: ReturnType<typeof useMatches> }>;

/**
 * Fonts are preloaded from the same host as the style sheets, whose paths to them are relative. With
 * `precedence` React holds a client navigation back until its sheets are loaded; prefetching the
 * sheets of other pages keeps that wait short.
 */
const Stylesheets = ({ cdn, matches }: StylesheetsProps) => {
  const needed = pageStylesheets(matches);
  const prefetched = stylesheetNames.filter((name) => !needed.includes(name));
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
      {prefetched.map((name) => (
        <link key={name} rel="prefetch" as="style" href={cdn + stylesheets[name]} />
      ))}
    </>
  );
};

/** The routing key of the path's fixed page: content routes are matched by the catch-all route `*`. */
const fixedRouteAt = (site: SiteRequest, route: ReturnType<typeof marketRoute>, path: string) =>
  route === "*" ? contentRouteAt(site.market.id, path, site.product) : route;

export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, pattern }, next) => {
    const site = context.get(siteContext);
    const route = marketRoute(site.market.id, pattern);
    const problem = route && (await runGuards(site, routeGuards[route] ?? []));
    if (problem) context.set(siteContext, withStatusPage(site, problem));
    return next();
  },
];

type RootProblem = Readonly<{ status: number; words: unknown }> | null;

const isClosed = (problem: RootProblem): boolean =>
  typeof problem?.words === "object" && problem.words !== null && "isClosed" in problem.words;

const frameOf = async (site: SiteRequest, { pattern, params }: Route.LoaderArgs) => {
  const { market, catalogue } = site;
  const route = marketRoute(market.id, pattern);
  const fixedRoute = fixedRouteAt(site, route, params["*"] ?? "");
  const page = fixedRoute === null ? null : await site.fixedPage(fixedRoute);
  const problem: RootProblem = route === null ? { status: 404, words: null } : null;
  const layout = await catalogue.layout();
  site.expireAt(nextScheduleChange(layout.beans?.items ?? [], site.now()));
  return {
    layout,
    written: await catalogue.contents(),
    fixed: page && {
      appearance: appearanceOf(page),
      blocks: await renderVisibleBlocks(site, page, () =>
        subjectOf(site, fixedRoute ?? "", params),
      ),
    },
    problem,
  };
};

type Frame = Awaited<ReturnType<typeof frameOf>>;

/** The frame of a page whose data could not be read: only what the market's configuration holds. */
const fallbackFrame = (error: unknown, { report }: SiteRequest): Frame => {
  const isResponse = typeof error === "object" && error !== null && "init" in error;
  if (!isResponse) report(error);
  const { data: words, init } = (isResponse ? error : data(null)) as ReturnType<typeof data>;
  const problem = { status: init?.status ?? 500, words };
  return { layout: {}, written: new Map(), fixed: null, problem };
};

export const loader = async (args: Route.LoaderArgs) => {
  const site = args.context.get(siteContext);
  const { market, product, localizer, currencies: money, origins, now } = site;
  // A problem is returned, not thrown: without this loader's data the page would have no frame and no texts.
  const { layout, written, fixed, problem } = await frameOf(site, args).catch((error: unknown) =>
    fallbackFrame(error, site),
  );
  const pathTo = isClosed(problem) ? () => null : pathsInMarket(site, written);
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
  const rootData = { lang: market.htmlLang, shell, problem, fixed, thirdParties, cdn };
  return data(rootData, problem ? { status: problem.status } : undefined);
};

type PageData = { head?: readonly MetaDescriptor[]; otherMarketUrls?: Alternates | null };

/** URLs of the page in other markets by `hreflang`, from a loader's `otherMarketUrls` or its head's links. */
const alternatesIn = (matches: ReturnType<typeof useMatches>): Alternates => {
  const alternates: Record<string, string> = {};
  for (const { loaderData } of matches) {
    const { head, otherMarketUrls } = (loaderData ?? {}) as PageData;
    Object.assign(alternates, otherMarketUrls);
    for (const tag of head ?? [])
      if ("rel" in tag && tag.rel === "alternate" && "hrefLang" in tag)
        alternates[String(tag.hrefLang)] = String(tag["href"]);
  }
  return alternates;
};

type Root = ReturnType<typeof useRouteLoaderData<typeof loader>>;

/** The last root data of this browser. It stays empty on the server, where effects do not run. */
let lastRoot: Root;

/** The root loader's data; when a navigation failed to load them, those of the previous page. */
const useRoot = (): Root => {
  const root = useRouteLoaderData<typeof loader>("root");
  useEffect(() => {
    if (root) lastRoot = root;
  }, [root]);
  return root ?? lastRoot;
};

export const Layout = ({ children }: { children: React.ReactNode }) => {
  const root = useRoot();
  const matches = useMatches();
  const isStatusPage = Boolean(useRouteError() ?? root?.problem);
  const early = root?.thirdParties?.earlyScript;
  return (
    <html lang={root?.lang ?? "en"}>
      <head>
        <meta charSet="utf-8" />
        {early && <script dangerouslySetInnerHTML={{ __html: early }} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f8faf8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#091515" media="(prefers-color-scheme: dark)" />
        {!root?.problem && <Meta />}
        <Stylesheets cdn={root?.cdn ?? ""} matches={matches} />
        <Links />
      </head>
      <body {...bodyAttributes(matches, isStatusPage)}>
        {root ? (
          <SiteFrame
            shell={root.shell}
            alternates={alternatesIn(matches)}
            isErrorPage={isStatusPage}
          >
            {children}
          </SiteFrame>
        ) : (
          <main id="content">{children}</main>
        )}
        {root?.thirdParties && <ThirdParties view={root.thirdParties} />}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
};

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const root = useRoot();
  const { status, data: words } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  if (root) return <LazyErrorPage status={status} shell={root.shell} routeError={words} />;
  // Neither this page nor an earlier one loaded the market's texts, so only the status can be shown.
  return <PlainError title={String(status)} text="Something went wrong, please try again later" />;
};

const App = ({ loaderData: { problem, shell, fixed } }: Route.ComponentProps) => {
  if (problem)
    return <LazyErrorPage status={problem.status} routeError={problem.words} shell={shell} />;
  if (!fixed) return <Outlet />;
  return (
    <CmsPage appearance={fixed.appearance}>
      <Outlet />
      {fixed.blocks.length > 0 && <LazyBlocks blocks={fixed.blocks} />}
    </CmsPage>
  );
};
export default App;

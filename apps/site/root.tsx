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
  useRouteLoaderData,
} from "react-router";
import icon from "#design/favicon.svg?url&no-inline";
import stylesheet from "#design/site.css?url";
import { showShell } from "#features/layout/parts/show.ts";
import type { Alternates } from "#features/layout/parts/shell-view.ts";
import { SiteFrame } from "#features/layout/site/frame.tsx";
import { Problem } from "#features/layout/site/problem.tsx";
import { pathOf } from "#markets/markets.ts";
import type { Route } from "./+types/root.ts";
import { blocksOf } from "./blocks-of.ts";
import { contentRouteAt } from "./content-routes.ts";
import { type SiteRequest, siteContext } from "./context.ts";
import { LaterBlocks } from "./later-blocks.tsx";
import { ownRoute } from "./own-routes.ts";
import { isShown } from "./shown-routes.ts";
import { lookOf, StaffPage } from "./staff-page.tsx";

const fonts = ["/fonts/hanken.woff2", "/fonts/bricolage.woff2"];

export const links: Route.LinksFunction = () => [
  ...fonts.map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", type: "image/svg+xml", href: icon },
];

/** The route whose fixed page is shown: the registered one, or that of staff's texts at this path. */
const fixedRouteAt = (site: SiteRequest, route: ReturnType<typeof ownRoute>, path: string) =>
  route === "*" ? contentRouteAt(site.market.id, path, site.product) : route;

export const loader = async ({ context, pattern, params }: Route.LoaderArgs) => {
  const site = context.get(siteContext);
  const { market, product, voice, origins, catalogue, now } = site;
  const written = await catalogue.contents();
  const shell = showShell({
    voice,
    product,
    origins,
    layout: await catalogue.layout(),
    now: now(),
    pathTo: (route) =>
      isShown(route) || written.has(route) ? pathOf(market.id, route, {}, product) : null,
  });
  // Said here and not thrown: what is thrown before this loader's answer leaves the page without words.
  const route = ownRoute(market.id, pattern);
  const isMissing = route === null;
  const fixedRoute = fixedRouteAt(site, route, params["*"] ?? "");
  const page = fixedRoute === null ? null : await site.fixedPage(fixedRoute);
  const fixed = page && { look: lookOf(site, page), blocks: await blocksOf(site, page) };
  const answer = { lang: market.htmlLang, shell, isMissing, fixed };
  return data(answer, isMissing ? { status: 404 } : undefined);
};

type PageData = { head?: readonly MetaDescriptor[]; elsewhere?: Alternates | null };

/** The same page in other markets, as its loader or its own head names it. */
const alternatesIn = (matches: ReturnType<typeof useMatches>): Alternates => {
  const found: Record<string, string> = {};
  for (const { loaderData } of matches) {
    const { head, elsewhere } = (loaderData ?? {}) as PageData;
    Object.assign(found, elsewhere);
    for (const each of head ?? [])
      if ("rel" in each && each.rel === "alternate" && "hrefLang" in each)
        found[String(each.hrefLang)] = String(each["href"]);
  }
  return found;
};

export const Layout = ({ children }: { children: React.ReactNode }) => {
  const root = useRouteLoaderData<typeof loader>("root");
  const alternates = alternatesIn(useMatches());
  return (
    <html lang={root?.lang ?? "en"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f8faf8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#091515" media="(prefers-color-scheme: dark)" />
        {!root?.isMissing && <Meta />}
        <Links />
      </head>
      <body>
        {root ? (
          <SiteFrame shell={root.shell} alternates={alternates}>
            {children}
          </SiteFrame>
        ) : (
          <main id="content">{children}</main>
        )}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
};

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const root = useRouteLoaderData<typeof loader>("root");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (root) return <Problem status={status} shell={root.shell} />;
  // Not even the frame could be read: the status and a way to try again are all there is to say.
  return (
    <div className="wrap page">
      <title>{String(status)}</title>
      <h1>{status}</h1>
      <p>Something went wrong, please try again later</p>
    </div>
  );
};

const App = ({ loaderData: { isMissing, shell, fixed } }: Route.ComponentProps) => {
  if (isMissing) return <Problem status={404} shell={shell} />;
  if (!fixed) return <Outlet />;
  return (
    <StaffPage look={fixed.look}>
      <Outlet />
      {fixed.blocks.length > 0 && <LaterBlocks blocks={fixed.blocks} />}
    </StaffPage>
  );
};
export default App;

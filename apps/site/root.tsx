import {
  isRouteErrorResponse,
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import { Wordmark } from "#design/wordmark.tsx";
import icon from "#design/favicon.svg?url&no-inline";
import stylesheet from "#design/site.css?url";
import { messagesOf } from "#markets/messages.ts";
import { marketById } from "#markets/markets.ts";
import type { Route } from "./+types/root.ts";
import { siteContext } from "./context.ts";

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

export const loader = ({ context }: Route.LoaderArgs) => {
  const { market, product } = context.get(siteContext);
  const messages = messagesOf(market.id);
  return {
    lang: market.htmlLang,
    product,
    home: marketById(market.id).label,
    notFound: messages["notFound.title"],
    notFoundText: messages["notFound.text"],
    error: messages["error.generic"],
    skip: messages["layout.skip"],
  };
};

export const Layout = ({ children }: { children: React.ReactNode }) => {
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={root?.lang ?? "en"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="sr-only focus:not-sr-only" href="#content">
          {root?.skip}
        </a>
        <header className="site-header">
          <div className="container">
            <Link to="/" aria-label={root?.product ?? ""}>
              <Wordmark product={root?.product ?? ""} />
            </Link>
          </div>
        </header>
        <main id="content">{children}</main>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
};

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const root = useRouteLoaderData<typeof loader>("root");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <div className="container plain-page">
      <title>{`${status} · ${root?.product ?? ""}`}</title>
      <p className="lead">{status}</p>
      <h1>{status === 404 ? root?.notFound : root?.error}</h1>
      {status === 404 && <p className="lead">{root?.notFoundText}</p>}
    </div>
  );
};

const App = () => <Outlet />;
export default App;

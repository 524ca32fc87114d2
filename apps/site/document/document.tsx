import type { ReactNode } from "react";
import appIcon from "#design/app-icon.png?url&no-inline";
import icon from "#design/favicon.svg?url&no-inline";
import { LinkParams } from "#design/link-params/link-params.ts";
import type { Alternates } from "#features/assets/layout/parts/shell-view.ts";
import { SiteFrame } from "#features/assets/layout/site/frame.tsx";
import { thirdPartiesElementId } from "#features/company/third-parties/parts/third-parties-view.ts";
import type { HeadTag } from "#platform/site/head-tag.ts";
import { HeadTags } from "#platform/site/head-tags.tsx";
import { jsonInHtml } from "#platform/texts/json-in-html.ts";
import type { bodyAttributes } from "./body-attributes.ts";
import type { PageFrame } from "./frame-data.ts";
import { stylesheets } from "./stylesheets.ts";

const fonts = ["/fonts/hanken.woff2", "/fonts/bricolage.woff2"];
const allStylesheets = Object.values(stylesheets);

/** The files of the site's script for browsers, as addresses; null draws a page without one. */
export type SiteScript = Readonly<{
  /** Inline code that runs first, in development. */
  preamble: string | null;
  src: string;
}>;

export type DocumentProps = Readonly<{
  frame: PageFrame;
  /** Inline scripts that run before anything else is loaded. */
  firstScripts: readonly string[];
  head: readonly HeadTag[];
  alternates: Alternates;
  /** Their addresses, without a host. */
  stylesheets: readonly string[];
  script: SiteScript | null;
  body: ReturnType<typeof bodyAttributes>;
  isStatusPage: boolean;
  /** What ends the page, after its frame. */
  end: ReactNode;
  children: ReactNode;
}>;

/**
 * Fonts are preloaded from the same host as the style sheets, whose paths to them are relative.
 */
const Stylesheets = ({ cdn, paths }: { cdn: string; paths: readonly string[] }) => (
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
    {paths.map((path) => (
      <link key={path} rel="stylesheet" href={cdn + path} />
    ))}
  </>
);

type ScriptsProps = Pick<DocumentProps, "script" | "stylesheets"> & Readonly<{ cdn: string }>;

/** The script loads the style sheets of other pages after the first paint, which they would slow down. */
const Scripts = ({ script, stylesheets: used, cdn }: ScriptsProps) => {
  if (!script) return null;
  const others = allStylesheets.filter((path) => !used.includes(path));
  return (
    <>
      {script.preamble && (
        <script type="module" dangerouslySetInnerHTML={{ __html: script.preamble }} />
      )}
      <script
        type="module"
        src={script.src}
        data-sheets={others.map((path) => cdn + path).join(" ")}
      />
    </>
  );
};

/** The whole HTML of a public page. */
export const Document = ({ frame, ...page }: DocumentProps) => {
  const { lang, shell, thirdParties, cdn } = frame;
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        {page.firstScripts.map((code) => (
          <script key={code} dangerouslySetInnerHTML={{ __html: code }} />
        ))}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f8faf8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#091515" media="(prefers-color-scheme: dark)" />
        <Stylesheets cdn={cdn} paths={page.stylesheets} />
        <HeadTags tags={page.head} />
        <link rel="icon" type="image/svg+xml" href={icon} />
        <link rel="apple-touch-icon" href={appIcon} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Scripts script={page.script} stylesheets={page.stylesheets} cdn={cdn} />
      </head>
      <body {...page.body} data-link-params={shell.modal.linkParams || undefined}>
        <SiteFrame shell={shell} alternates={page.alternates} isErrorPage={page.isStatusPage}>
          {page.children}
        </SiteFrame>
        <LinkParams value={shell.modal.linkParams}>{page.end}</LinkParams>
        {thirdParties && page.script && (
          <script
            id={thirdPartiesElementId}
            type="application/json"
            dangerouslySetInnerHTML={{ __html: jsonInHtml(thirdParties) }}
          />
        )}
      </body>
    </html>
  );
};

import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";
import { LinkParams } from "#design/link-params.ts";
import { closeDialogs } from "#design/dialog.tsx";
import { prefetchLinks } from "#platform/browser/prefetch-links.ts";
import type { Alternates, ShellView } from "../parts/shell-view.ts";
import { SiteFooter } from "./footer.tsx";
import { Beans, SiteHeader } from "./header.tsx";
import { MarketModal } from "./market-modal.tsx";

type Props = Readonly<{
  shell: ShellView;
  alternates: Alternates;
  /** Whether a status page stands at this address. */
  isLost: boolean;
  children: ReactNode;
}>;

/** What somebody who follows a link reads next: what the link names, else the title of the page. */
const startOf = (hash: string): HTMLElement | null =>
  document.getElementById(hash.slice(1)) ?? document.querySelector("main h1");

/**
 * Another page closes what lies over this one; what was opened before the scripts came stays open.
 * The focus goes to its beginning, so that it is read out and the next key is one of this page;
 * whoever goes back is left where the browser takes them.
 */
const useArrival = (): void => {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key !== key) closeDialogs();
    if (before.pathname === pathname || isBack) return;
    const start = startOf(hash);
    start?.setAttribute("tabindex", "-1");
    start?.focus({ preventScroll: true });
  }, [key, pathname, hash, isBack]);
};

/** Everything that stands around a page. */
export const SiteFrame = ({ shell, alternates, isLost, children }: Props) => {
  const busy = useNavigation().state !== "idle";
  useArrival();
  useEffect(prefetchLinks, []);
  return (
    <LinkParams value={shell.modal.linkParams}>
      <a className="skip-link" href="#content">
        {shell.skip}
      </a>
      <div className="loading-bar" data-busy={busy} aria-hidden="true" />
      <SiteHeader shell={shell} isLost={isLost} />
      <Beans beans={shell.beans} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter shell={shell} />
      <MarketModal shell={shell} alternates={alternates} />
    </LinkParams>
  );
};

import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";
import { LinkParams } from "#design/link-params/link-params.ts";
import { closeDialogs } from "#design/dialog.tsx";
import type { Alternates, ShellView } from "../parts/shell-view.ts";
import { SiteFooter } from "./footer.tsx";
import { Beans, SiteHeader } from "./header.tsx";
import { MarketModal } from "./market-modal.tsx";
import { useLateParts } from "./use-late-parts.ts";

type Props = Readonly<{
  shell: ShellView;
  alternates: Alternates;
  /** On an error page, no entry of the menu is marked as the current page. */
  isErrorPage: boolean;
  children: ReactNode;
}>;

/** The element that the link's hash names, else the page's title. */
const focusTarget = (hash: string): HTMLElement | null =>
  document.getElementById(hash.slice(1)) ?? document.querySelector("main h1");

/**
 * After a navigation, closes open dialogs and moves the focus to the start of the new page, so that
 * screen readers read that page and the next key press acts on it. When the visitor goes back, the
 * browser restores focus and scroll position. On the first page nothing is closed, since the
 * visitor may have opened a dialog before hydration.
 */
const useFocusOnNavigation = (): void => {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  const current = useRef({ key, pathname });
  useEffect(() => {
    const before = current.current;
    current.current = { key, pathname };
    if (before.key !== key) closeDialogs();
    if (before.pathname === pathname || isBack) return;
    const target = focusTarget(hash);
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
  }, [key, pathname, hash, isBack]);
};

export const SiteFrame = ({ shell, alternates, isErrorPage, children }: Props) => {
  const isNavigating = useNavigation().state !== "idle";
  useFocusOnNavigation();
  useLateParts();
  return (
    <LinkParams value={shell.modal.linkParams}>
      <a className="skip-link" href="#content">
        {shell.skip}
      </a>
      <div className="loading-bar" data-busy={isNavigating} aria-hidden="true" />
      <SiteHeader shell={shell} isErrorPage={isErrorPage} />
      <Beans beans={shell.beans} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter shell={shell} />
      <MarketModal shell={shell} alternates={alternates} />
    </LinkParams>
  );
};

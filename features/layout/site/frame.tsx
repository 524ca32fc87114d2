import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { closeDialogs } from "#design/dialog.tsx";
import { watchLinks } from "#platform/browser/links-ahead.ts";
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

/** Another page closes what lies over this one. What was opened before the scripts came stays open. */
const useClosedOnTheWay = (key: string): void => {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) closeDialogs();
    shown.current = key;
  }, [key]);
};

/** Everything that stands around a page. */
export const SiteFrame = ({ shell, alternates, isLost, children }: Props) => {
  const { key } = useLocation();
  const busy = useNavigation().state !== "idle";
  useClosedOnTheWay(key);
  useEffect(watchLinks, []);
  return (
    <>
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
    </>
  );
};

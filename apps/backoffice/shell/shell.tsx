import "./shell.css";
import "./shell-narrow.css";
import "./shell-low.css";
import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type Location, Outlet, useLocation } from "react-router";
import { accessTo, type Visit } from "#apps/screens/access.ts";
import type { ScreenContext } from "../load-session.ts";
import { LoadingBar } from "./loading-bar.tsx";
import { groupAt, hiddenEntries, titleOf } from "#apps/screens/menu.ts";
import { usePageTransition } from "./page-transition.ts";
import { OfficeCommands } from "./office-commands.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { AccountProvider } from "#design/office/account.ts";
import { TitleEndingProvider } from "#design/office/document-title.ts";
import { createToolsStore, ToolsProvider } from "#design/office/tooling/tools.ts";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { Sidebar } from "./sidebar.tsx";
import { Tooling } from "./tooling.tsx";
import type { ShellProps } from "../load-session.ts";

/** Sheets of departures and calendars, which have many columns. */
const needsWidth = ({ pathname, search }: Location): boolean =>
  /^\/travels\/[^/]+\/tours$/.test(pathname) ||
  new URLSearchParams(search).get("view") === "calendar";

/**
 * Where it rests on a rail, the sidebar opens over the screen; every navigation closes it, to the
 * same path too, and so does Escape.
 */
const useSidebar = () => {
  const location = useLocation();
  const { key } = location;
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isNarrow = useMediaQuery("(max-width: 1099.98px)", false, {
    getInitialValueInEffect: false,
  });
  const isRail = isNarrow || needsWidth(location);
  const isOpen = isRail && openedAt === key;
  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    document.querySelector<HTMLElement>("#sidebar .nav-entry")?.focus();
    const close = (event: KeyboardEvent) => {
      if (pressedKey(event) === "Escape" && !event.defaultPrevented) setOpenedAt(null);
    };
    window.addEventListener("keydown", close);
    return () => {
      window.removeEventListener("keydown", close);
      const { activeElement } = document;
      const isFocusInSidebar =
        activeElement === document.body || activeElement?.closest("#sidebar");
      if (isFocusInSidebar && opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);
  return {
    isRail,
    isOpen,
    open: () => setOpenedAt(key),
    close: () => setOpenedAt(null),
  };
};

/** `Travels · Wayroam back-office`; screens put what is open before it. */
const titleEnding = (pathname: string, product: string): string =>
  [groupAt(pathname), `${product} back-office`].filter(Boolean).join(" · ");

/**
 * Sets the window's title and, after a navigation, moves the focus to the screen, unless it is still
 * in there.
 */
const useScreenTitle = (product: string, visit: Visit) => {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(pathname);
  useLayoutEffect(() => {
    document.title = `${titleOf(pathname, visit)} · ${product} back-office`;
    const isInside = main.current?.contains(document.activeElement) ?? false;
    if (lastPath.current !== pathname && !isInside) main.current?.focus({ preventScroll: true });
    lastPath.current = pathname;
  }, [pathname, product, visit]);
  return main;
};

const loadBlockCheck = async () => (await import("#blocks/check.ts")).checkBlock;

export const Shell = (props: ShellProps) => {
  const { me, config, country, onCountry } = props;
  const { isRail, isOpen, open, close } = useSidebar();
  const { pathname } = useLocation();
  const [tools] = useState(createToolsStore);
  const { role, name: userName } = me;
  const { hasOwnAccounts, bugReportUrl } = config;
  const visit = useMemo<Visit>(
    () => ({ role, country, hasOwnAccounts }),
    [role, country, hasOwnAccounts],
  );
  const main = useScreenTitle(config.product, visit);
  const isLeaving = usePageTransition(main);
  const chosen = config.countries.find(({ code }) => code === country);
  const site = chosen?.site ?? null;
  const context = useMemo<ScreenContext>(
    () => ({
      country,
      isAdmin: visit.role === "admin",
      site,
      visit,
      userName,
      hiddenEntries: hiddenEntries(visit),
      bugReportUrl,
      loadBlockCheck,
    }),
    [country, site, visit, userName, bugReportUrl],
  );
  return (
    <OfficeCommands {...props} visit={visit}>
      <div className="shell" data-rail={isRail}>
        <a className="skip-link" href="#screen">
          Skip to the content
        </a>
        <LoadingBar />
        <PhoneBar
          product={config.product}
          country={country}
          countryLabel={chosen?.label ?? country}
          isOpen={isOpen}
          open={open}
          close={close}
        />
        <Sidebar
          me={me}
          config={config}
          country={country}
          visit={visit}
          isOpen={isOpen}
          onCountry={onCountry}
          onOpen={open}
        />
        {isOpen && <div className="sidebar-backdrop" onClick={close} aria-hidden="true" />}
        <main id="screen" ref={main} tabIndex={-1} inert={isOpen} data-leaving={isLeaving}>
          <ToolsProvider value={tools}>
            <AccountProvider value={me.email}>
              <TitleEndingProvider value={titleEnding(pathname, config.product)}>
                <Outlet context={context} />
              </TitleEndingProvider>
            </AccountProvider>
          </ToolsProvider>
        </main>
        <Tooling store={tools} site={site} isOpen={accessTo(pathname, visit) === "open"} />
      </div>
    </OfficeCommands>
  );
};

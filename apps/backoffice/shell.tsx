import "#design/office/shell/shell.css";
import "#design/office/shell/shell-narrow.css";
import "#design/office/shell/shell-low.css";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type Location, Outlet, useLocation } from "react-router";
import { accessTo, type Visit } from "#apps/screens/access.ts";
import { LoadingBar } from "#design/office/shell/loading-bar.tsx";
import {
  groupAt,
  hiddenEntries,
  menuFor,
  newEntries,
  opensRecord,
  sectionOf,
  titleOf,
} from "#apps/screens/menu.ts";
import { usePageTransition } from "#design/office/shell/page-transition.ts";
import { OfficeCommands } from "#design/office/shell/office-commands.tsx";
import { PhoneBar } from "#design/office/shell/phone-bar.tsx";
import { AccountProvider } from "#design/office/account.ts";
import { TitleEndingProvider } from "#design/office/document-title.ts";
import { createToolsStore, ToolsProvider } from "#design/office/tooling/tools.ts";
import { Sidebar } from "#design/office/shell/sidebar.tsx";
import { Tooling } from "#design/office/shell/tooling.tsx";
import type { ScreenContext, ShellProps } from "./load-session.ts";
import { useSidebar } from "#design/office/shell/use-sidebar.ts";
import { hasToolingBar } from "#apps/screens/screen-at.ts";
import { ownSignInPath } from "#features/company/staff/contract.ts";

/** Sheets of departures and calendars, which have many columns. */
const needsWidth = ({ pathname, search }: Location): boolean =>
  /^\/travels\/[^/]+\/tours$/.test(pathname) ||
  new URLSearchParams(search).get("view") === "calendar";

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

/** What the account may open in a country, for menu and palette. */
const useEntries = ({ me: { role }, config: { hasOwnAccounts }, country }: ShellProps) => {
  const visit = useMemo<Visit>(
    () => ({ role, country, hasOwnAccounts }),
    [role, country, hasOwnAccounts],
  );
  const menu = useMemo(() => menuFor(visit), [visit]);
  const entries = useMemo(() => [...hiddenEntries(visit), ...newEntries(visit)], [visit]);
  const opens = useCallback((path: string) => opensRecord(path, visit), [visit]);
  return { visit, menu, entries, opens };
};

const useScreenContext = (
  { me: { name: userName }, config: { bugReportUrl }, country }: ShellProps,
  visit: Visit,
  site: string | null,
): ScreenContext =>
  useMemo(
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

export const Shell = (props: ShellProps) => {
  const { me, config, country, onCountry } = props;
  const location = useLocation();
  const { pathname } = location;
  const { isRail, isOpen, open, close } = useSidebar(needsWidth(location));
  const [tools] = useState(createToolsStore);
  const { visit, menu, entries, opens } = useEntries(props);
  const main = useScreenTitle(config.product, visit);
  const isLeaving = usePageTransition(main);
  const chosen = config.countries.find(({ code }) => code === country);
  const site = chosen?.site ?? null;
  const context = useScreenContext(props, visit, site);
  return (
    <OfficeCommands
      account={me.email}
      menu={menu}
      entries={entries}
      countries={config.countries}
      country={country}
      onCountry={onCountry}
      opens={opens}
    >
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
          signInPath={config.hasOwnAccounts ? ownSignInPath : null}
          product={config.product}
          environment={config.environment}
          countries={config.countries}
          country={country}
          menu={menu}
          here={{ section: sectionOf(pathname), group: groupAt(pathname) }}
          bugReportUrl={config.bugReportUrl}
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
        <Tooling
          store={tools}
          site={site}
          isOpen={accessTo(pathname, visit) === "open" && hasToolingBar(pathname)}
        />
      </div>
    </OfficeCommands>
  );
};

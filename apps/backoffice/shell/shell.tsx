import "./shell.css";
import "./shell-narrow.css";
import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Outlet, useLocation, useNavigation } from "react-router";
import { Wordmark } from "#design/wordmark.tsx";
import type { Me, OfficeConfig, ScreenProps } from "../load-session.ts";
import { Icon } from "./menu-icon.tsx";
import { titleOf } from "./menu.ts";
import { OfficeCommands } from "./office-commands.tsx";
import { Sidebar } from "./sidebar.tsx";

export type ShellProps = Readonly<{
  me: Me;
  config: OfficeConfig;
  country: string;
  onCountry: (code: string) => void;
}>;

/**
 * Open over the screen or at rest, where the screen has no room for both; every route change and
 * Escape bring the sidebar to rest.
 */
const useSidebar = () => {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isCovering = useMediaQuery("(max-width: 1099.98px)");
  const isOpen = isCovering && openAt === pathname;
  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    document.querySelector<HTMLElement>("#sidebar .nav-entry")?.focus();
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) setOpenAt(null);
    };
    window.addEventListener("keydown", close);
    return () => {
      window.removeEventListener("keydown", close);
      const { activeElement } = document;
      const isLeft = activeElement === document.body || activeElement?.closest("#sidebar");
      if (isLeft && opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);
  return {
    isOpen,
    open: () => setOpenAt(pathname),
    close: () => setOpenAt(null),
  };
};

/** Says which screen is shown, in the window's title and, after a change of screen, by the focus. */
const useScreenTitle = ({ me: { role }, config: { product }, country }: ShellProps) => {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useLayoutEffect(() => {
    document.title = `${titleOf(pathname, role, country)} · ${product} back-office`;
    if (before.current !== pathname) main.current?.focus({ preventScroll: true });
    before.current = pathname;
  }, [pathname, product, role, country]);
  return main;
};

const LoadingBar = () => (
  <div className="loading-bar" data-on={useNavigation().state !== "idle"} aria-hidden="true" />
);

export const Shell = (props: ShellProps) => {
  const { me, config, country, onCountry } = props;
  const { isOpen, open, close } = useSidebar();
  const main = useScreenTitle(props);
  const isAdmin = me.role === "admin";
  const site = config.countries.find(({ code }) => code === country)?.site ?? null;
  const screen = useMemo<ScreenProps>(() => ({ country, isAdmin, site }), [country, isAdmin, site]);
  return (
    <OfficeCommands {...props}>
      <div className="shell">
        <a className="skip-link" href="#screen">
          Skip to the content
        </a>
        <LoadingBar />
        <header className="phone-bar">
          <button
            type="button"
            className="phone-menu"
            aria-label={isOpen ? "Close menu" : "Open menu"}
            aria-expanded={isOpen}
            aria-controls="sidebar"
            onClick={isOpen ? close : open}
          >
            <Icon name={isOpen ? "close" : "menu"} />
          </button>
          <Wordmark product={config.product} />
        </header>
        <Sidebar
          me={me}
          config={config}
          country={country}
          isOpen={isOpen}
          onCountry={onCountry}
          onOpen={open}
        />
        {isOpen && <div className="sidebar-veil" onClick={close} aria-hidden="true" />}
        <main id="screen" ref={main} tabIndex={-1} inert={isOpen}>
          <Outlet context={screen} />
        </main>
      </div>
    </OfficeCommands>
  );
};

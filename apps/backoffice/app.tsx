import { useState } from "react";
import { matchPath, type RouteObject, useLocation, useOutletContext } from "react-router";
import { PageEditorScreen } from "#features/pages/office/editor-screen.tsx";
import { PageList } from "#features/pages/office/list.tsx";
import type { Me, OfficeConfig } from "./boot.ts";
import { menuFor } from "./menu.ts";
import { Home, NotBuiltYet, NotFound, SignedOut } from "./screens.tsx";
import { Shell } from "./shell.tsx";

const storageKey = "wayroam-country";

const ofCountry = (Screen: (props: { country: string }) => React.ReactNode) => {
  const OfCountry = () => {
    const country = useOutletContext<string>();
    return <Screen key={country} country={country} />;
  };
  return OfCountry;
};

/** The screens that this member of staff may open; the menu is the list of what exists. */
export const routes = (me: Me | null): RouteObject[] => {
  const known = me ? menuFor(me.role, "it").flatMap((group) => group.routes) : [];
  const built = ["/", "/custompages"];
  return [
    ...(me ? [{ path: "/", element: <Home me={me} /> }] : []),
    { path: "/custompages", Component: ofCountry(PageList) },
    { path: "/custompages/:id", Component: ofCountry(PageEditorScreen) },
    ...known
      .filter((path) => !built.includes(path))
      .map((path) => ({ path, element: <NotBuiltYet /> })),
    { path: "*", element: <NotFound /> },
  ];
};

const isKnown = (pathname: string): boolean =>
  menuFor("admin", "it").some((group) =>
    group.routes.some((route) => matchPath({ path: route, end: route === "/" }, pathname)),
  );

/** Signed out: a bare page at `/`, the sign-in for what is known, 404 for what is not. */
const Door = ({ config }: { config: OfficeConfig }) => {
  const { pathname, search } = useLocation();
  if (pathname === "/") return <SignedOut product={config.product} />;
  if (!isKnown(pathname)) return <NotFound />;
  window.location.replace(`/login?returnTo=${encodeURIComponent(pathname + search)}`);
  return null;
};

/** The staff app around its screens. */
export const App = ({ me, config }: { me: Me | null; config: OfficeConfig }) => {
  const [country, setCountry] = useState(() => localStorage.getItem(storageKey) ?? config.country);
  if (!me) return <Door config={config} />;
  const choose = (code: string) => {
    localStorage.setItem(storageKey, code);
    setCountry(code);
  };
  return <Shell me={me} config={config} country={country} onCountry={choose} />;
};

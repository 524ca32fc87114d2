import { lazy, Suspense } from "react";
import { Outlet, type RouteObject, useLocation, useOutletContext } from "react-router";
import { accessTo, screenAt } from "#features/staff/screens.ts";
import { whenIdle } from "#platform/browser/when-idle.ts";
import type { Me, OfficeConfig, ScreenProps } from "./load-session.ts";
import { useCountry } from "./shell/country.ts";
import { Home, NotAllowed, NotBuiltYet, NotFound, SignedOut } from "./screens.tsx";
import { Shell } from "./shell/shell.tsx";

const SessionRenewal = lazy(async () => {
  await whenIdle();
  const { SessionRenewal: Renewal } = await import("#features/staff/office/renewal.tsx");
  return { default: Renewal };
});

const withCountry = (Screen: (props: ScreenProps) => React.ReactNode) => {
  const ScreenOfCountry = () => {
    const props = useOutletContext<ScreenProps>();
    return <Screen key={props.country} {...props} />;
  };
  return ScreenOfCountry;
};

const pageList = async () => {
  const { PageList } = await import("#features/page-editor/list/page-list.tsx");
  return { Component: withCountry(PageList) };
};

const loadBlockCheck = async () => (await import("#blocks/check.ts")).checkBlock;

const editorScreen = async () => {
  const { PageEditorScreen } = await import("#features/page-editor/editor/editor-screen.tsx");
  return {
    Component: withCountry((props) => (
      <PageEditorScreen {...props} loadBlockCheck={loadBlockCheck} />
    )),
  };
};

const auditScreen = async () => {
  const [{ AuditScreen }, { QueryProvider: Queries }] = await Promise.all([
    import("#features/audit/office/audit-screen.tsx"),
    import("#platform/browser/queries.tsx"),
  ]);
  return {
    Component: withCountry((props) => (
      <Queries>
        <AuditScreen {...props} />
      </Queries>
    )),
  };
};

const previewScreen = async () => {
  const [{ PreviewScreen }, { QueryProvider: Queries }] = await Promise.all([
    import("#features/page-editor/preview/preview-screen.tsx"),
    import("#platform/browser/queries.tsx"),
  ]);
  return {
    Component: withCountry(({ country }) => (
      <Queries>
        <PreviewScreen country={country} />
      </Queries>
    )),
  };
};

const ScreenGate = ({ me }: { me: Me }) => {
  const { pathname } = useLocation();
  const screen = useOutletContext<ScreenProps>();
  const access = accessTo(pathname, me.role, screen.country);
  if (access === "unknown") return <NotFound />;
  if (access === "forbidden") return <NotAllowed roleLabel={me.roleLabel} />;
  return <Outlet context={screen} />;
};

const screensFor = (me: Me): RouteObject[] => [
  { path: "/", element: <Home me={me} /> },
  { path: "/custompages", lazy: pageList },
  { path: "/custompages/:id", lazy: editorScreen },
  { path: "/custompages/:id/preview", lazy: previewScreen },
  ...(me.role === "admin" ? [{ path: "/audit", lazy: auditScreen }] : []),
  { path: "*", element: <NotBuiltYet /> },
];

export const routes = (me: Me | null): RouteObject[] =>
  me ? [{ element: <ScreenGate me={me} />, children: screensFor(me) }] : [{ path: "*" }];

/**
 * What a visitor without a session sees: the signed-out page at `/`, the sign-in at the path of a
 * screen, and "not found" at any other path.
 */
const SignInGate = ({ config }: { config: OfficeConfig }) => {
  const { pathname, search } = useLocation();
  if (pathname === "/") return <SignedOut product={config.product} />;
  if (!screenAt(pathname))
    return (
      <main>
        <NotFound />
      </main>
    );
  window.location.replace(`/login?returnTo=${encodeURIComponent(pathname + search)}`);
  return null;
};

export const App = ({ me, config }: { me: Me | null; config: OfficeConfig }) => {
  const { country, switchCountry } = useCountry(
    config.country,
    config.countries.map(({ code }) => code),
  );
  if (!me) return <SignInGate config={config} />;
  return (
    <>
      <Shell me={me} config={config} country={country} onCountry={switchCountry} />
      <Suspense>
        <SessionRenewal me={me} />
      </Suspense>
    </>
  );
};

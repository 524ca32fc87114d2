import { Suspense } from "react";
import { Outlet, type RouteObject, useLocation, useOutletContext } from "react-router";
import { accessTo } from "#apps/screens/access.ts";
import { sectionOf } from "#apps/screens/menu.ts";
import { screenAt } from "#apps/screens/screen-at.ts";
import { allScreens, type NamedScreen } from "#apps/screens/screens.ts";
import {
  CoordinatorsCalendarContext,
  type CoordinatorsCalendarProps,
} from "#features/catalogue/coordinators/pickers/calendar-context.ts";
import { CoordinatorsCalendar } from "#features/catalogue/tours/pickers/coordinators-calendar.tsx";
import { atLeast } from "#platform/roles.ts";
import type { Me, OfficeConfig, ScreenContext, ScreenProps, Session } from "./load-session.ts";
import { backgroundPart } from "#platform/browser/background-part.ts";
import { usePrefetch } from "./ahead/use-prefetch.ts";
import { useCountry } from "#features/company/staff/office/use-country.ts";
import { loaderOf } from "./screen-files.ts";
import { AppErrorScreen, ErrorScreen } from "#design/office/status/error-screen.tsx";
import { NotAllowed } from "#design/office/status/not-allowed.tsx";
import { SignedOut } from "#design/office/status/signed-out.tsx";
import { NotFound } from "#design/office/status/not-found.tsx";
import { setOfficeZone } from "#design/office/dates/office-zone.ts";
import { Shell } from "./shell.tsx";

const Toasts = backgroundPart(
  async () => (await import("#design/office/toasts/toasts.tsx")).Toasts,
);

const SessionRenewal = backgroundPart(
  async () => (await import("#features/company/staff/office/renewal.tsx")).SessionRenewal,
);

const BulkRunNotice = backgroundPart(
  async () =>
    (await import("#features/catalogue/bulk-actions/office/notice/run-notice.tsx")).RunNotice,
);

const renderCalendar = (props: CoordinatorsCalendarProps) => <CoordinatorsCalendar {...props} />;

const withContext = (Screen: (props: ScreenProps) => React.ReactNode, { name }: NamedScreen) => {
  const ScreenOfCountry = () => {
    const context = useOutletContext<ScreenContext>();
    return (
      <CoordinatorsCalendarContext value={renderCalendar}>
        <Screen key={context.country} {...context} screen={name} />
      </CoordinatorsCalendarContext>
    );
  };
  return ScreenOfCountry;
};

const toRoute = (screen: NamedScreen): RouteObject => {
  const { path } = screen;
  const load = loaderOf(screen);
  const lazyScreen = async () => {
    const { default: Screen } = await load();
    return { Component: withContext(Screen, screen) };
  };
  return { path, lazy: lazyScreen };
};

const ScreenGate = ({ me }: { me: Me }) => {
  const { pathname } = useLocation();
  const context = useOutletContext<ScreenContext>();
  const access = accessTo(pathname, context.visit);
  const screen = screenAt(pathname);
  if (access === "unknown" || !screen) return <NotFound />;
  if (access === "forbidden") return <NotAllowed me={me} needed={screen.role} />;
  return <Outlet context={context} />;
};

/** Code of screens that the role may not open is not loaded. */
const routesFor = (me: Me): RouteObject[] => [
  ...allScreens.filter(({ role }) => atLeast(me, role)).map(toRoute),
  { path: "*", element: <NotFound /> },
];

const screenRoutes = (me: Me | null): RouteObject[] =>
  me
    ? [
        {
          element: <ScreenGate me={me} />,
          errorElement: <ErrorScreen />,
          children: [{ errorElement: <ErrorScreen />, children: routesFor(me) }],
        },
      ]
    : [{ path: "*" }];

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

type SignedInProps = Readonly<{ me: Me; config: OfficeConfig }>;

const SignedIn = ({ me, config }: SignedInProps) => {
  const { hasOwnAccounts } = config;
  const { country, switchCountry } = useCountry({
    defaultCountry: config.country,
    allowed: config.countries.map(({ code }) => code),
    sectionOf,
    opens: (path, code) =>
      accessTo(path, { role: me.role, country: code, hasOwnAccounts }) === "open",
  });
  const market = config.countries.find(({ code }) => code === country);
  if (market) setOfficeZone(market.timeZone); // before any screen of it is drawn
  usePrefetch({ role: me.role, country, hasOwnAccounts });
  return (
    <>
      <Shell me={me} config={config} country={country} onCountry={switchCountry} />
      <Suspense>
        <Toasts />
      </Suspense>
      <Suspense>
        <SessionRenewal me={me} />
      </Suspense>
      <Suspense>
        <BulkRunNotice country={country} isAdmin={atLeast(me, "admin")} />
      </Suspense>
    </>
  );
};

export const appRoutes = ({ me, config }: Session): RouteObject[] => [
  {
    element: me ? <SignedIn me={me} config={config} /> : <SignInGate config={config} />,
    errorElement: <AppErrorScreen />,
    children: screenRoutes(me),
    hydrateFallbackElement: <></>,
  },
];

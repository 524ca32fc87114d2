import type { createBrowserRouter } from "react-router";
import { whenIdle } from "#platform/browser/when-idle.ts";
import { loadAhead } from "#platform/browser/failed-code.ts";

/** Those of staff; null for what is not configured. */
type Services = Readonly<{
  tagManager: Readonly<{ id: string; base: string }> | null;
  errorReports: Readonly<{ dsn: string }> | null;
}>;

type Router = ReturnType<typeof createBrowserRouter>;

const startReports = async (dsn: string): Promise<void> => {
  const { startSendingErrors } = await import("./error-reports.ts");
  startSendingErrors(dsn, { app: "back-office" });
};

/** The query is left out, because staff search for people by name. */
const pathOnly = () => location.pathname;

const startPageViews = async (
  tagManager: NonNullable<Services["tagManager"]>,
  router: Router,
): Promise<void> => {
  const { startTagManager, sendPageView } = await import("./tag-manager.ts");
  startTagManager(tagManager, pathOnly);
  let lastPath = router.state.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    if (pathname !== lastPath) sendPageView(pathOnly);
    lastPath = pathname;
  });
};

/** Starts the services of other companies that are configured, once the first screen is shown. */
export const startServices = async (
  { tagManager, errorReports }: Services,
  router: Router,
): Promise<void> => {
  await whenIdle();
  if (errorReports) void loadAhead(() => startReports(errorReports.dsn));
  if (tagManager) void loadAhead(() => startPageViews(tagManager, router));
};

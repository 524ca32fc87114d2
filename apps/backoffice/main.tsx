import { reportShownError } from "#features/company/third-parties/services/held-errors.ts";
import "./zod-csp.ts";
import "#design/office/theme/mantine-styles.ts";
import "#design/tokens.css";
import "#design/office/theme/office.css";
import "#design/office/theme/dialogs.css";
import "#design/office/toasts/toasts.css";
import "#design/office/theme/touch.css";
import { MantineProvider } from "@mantine/core";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { moveOldKeys } from "#platform/browser/move-old-keys.ts";
import { sessionRenewal } from "#platform/browser/session/session-renewal.ts";
import { appRoutes } from "./app.tsx";
import { loadSession, type Session } from "./load-session.ts";
import { startServices } from "#features/company/third-parties/services/start-services.ts";
import { describeError } from "#design/office/status/describe-error.ts";
import { ErrorPage } from "#design/office/status/error-page.tsx";
import { reloadOnFailedCode } from "#platform/browser/failed-code.ts";
import { colourSchemeManager } from "#design/office/theme/colour-scheme.ts";
import { moveStyleSheets } from "#design/office/theme/move-style-sheets.ts";
import { preloadScreen } from "./ahead/preload-screen.ts";
import { theme } from "#design/office/theme/theme.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");

const show = (email: string, content: React.ReactNode) =>
  createRoot(root).render(
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colourSchemeManager(email)}
    >
      {content}
    </MantineProvider>,
  );

const showApp = (session: Session) => {
  const { me, config } = session;
  if (me) sessionRenewal.setOpenedBy(me.email);
  document.title = `${config.product} back-office`;
  const router = createBrowserRouter(appRoutes(session));
  show(me?.email ?? "", <RouterProvider router={router} onError={reportShownError} />);
  void startServices(config, router);
};

const showError = (error: unknown) =>
  show(
    "",
    <main>
      <ErrorPage error={describeError(error)} />
    </main>,
  );

reloadOnFailedCode();
for (const storage of [localStorage, sessionStorage]) moveOldKeys(storage);
preloadScreen(window.location.pathname);
const sheetsMoved = moveStyleSheets();
await loadSession().then(async (session) => {
  await sheetsMoved;
  showApp(session);
}, showError);

import "./zod-csp.ts";
import "./theme/mantine-styles.ts";
import "#design/tokens.css";
import "./theme/office.css";
import { MantineProvider } from "@mantine/core";
import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { moveOldKeys } from "#platform/browser/move-old-keys.ts";
import { sessionRenewal } from "#platform/browser/session-renewal.ts";
import { whenIdle } from "#platform/browser/when-idle.ts";
import { App, routes } from "./app.tsx";
import { loadSession } from "./load-session.ts";
import { colourSchemeManager } from "./theme/colour-scheme.ts";
import { preloadScreen } from "./preload-screen.ts";
import { theme } from "./theme/theme.ts";

/** Toasts are loaded late, because the first screen does not need them. */
const Toasts = lazy(async () => {
  await whenIdle();
  const { Notifications } = await import("@mantine/notifications");
  return { default: Notifications };
});

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");

for (const storage of [localStorage, sessionStorage]) moveOldKeys(storage);
preloadScreen(window.location.pathname);
const { me, config } = await loadSession();
if (me) sessionRenewal.setOpenedBy(me.email);
document.title = `${config.product} back-office`;
const colourManager = colourSchemeManager(me?.email ?? "");
const router = createBrowserRouter([
  {
    element: <App me={me} config={config} />,
    children: routes(me),
    hydrateFallbackElement: <></>,
  },
]);

createRoot(root).render(
  <MantineProvider theme={theme} defaultColorScheme="auto" colorSchemeManager={colourManager}>
    <Suspense>
      <Toasts />
    </Suspense>
    <RouterProvider router={router} />
  </MantineProvider>,
);

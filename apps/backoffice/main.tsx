import "./before-zod.ts";
import "./mantine-styles.ts";
import "#design/tokens.css";
import "./office.css";
import { MantineProvider } from "@mantine/core";
import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { sessionRenewal } from "#platform/browser/renewal.ts";
import { settled } from "#platform/browser/settled.ts";
import { App, routes } from "./app.tsx";
import { boot } from "./boot.ts";
import { colourSchemeOf } from "./colour-scheme.ts";
import { startScreen } from "./start-screen.ts";
import { theme } from "./theme.ts";

/** Where toasts appear; nothing on the first screen waits for it. */
const Toasts = lazy(async () => {
  await settled();
  const { Notifications } = await import("@mantine/notifications");
  return { default: Notifications };
});

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");

startScreen(window.location.pathname);
const { me, config } = await boot();
if (me) sessionRenewal.opened(me.email);
document.title = `${config.product} back-office`;
const colours = colourSchemeOf(me?.email ?? "");
const router = createBrowserRouter([
  {
    element: <App me={me} config={config} />,
    children: routes(me),
    hydrateFallbackElement: <></>,
  },
]);

createRoot(root).render(
  <MantineProvider theme={theme} defaultColorScheme="auto" colorSchemeManager={colours}>
    <Suspense>
      <Toasts />
    </Suspense>
    <RouterProvider router={router} />
  </MantineProvider>,
);

import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "#design/tokens.css";
import "./office.css";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { App, routes } from "./app.tsx";
import { boot } from "./boot.ts";
import { theme } from "./theme.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");

const { me, config } = await boot();
document.title = `${config.product} back-office`;
const router = createBrowserRouter([
  { element: <App me={me} config={config} />, children: routes(me) },
]);

createRoot(root).render(
  <MantineProvider theme={theme} defaultColorScheme="auto">
    <Notifications />
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>,
);

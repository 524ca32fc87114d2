import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";

export type PageComponent = ComponentType<{ view: unknown }>;

/**
 * Renders the page with React alone. Links need a router around them, but nothing is loaded or
 * compressed.
 */
export const renderBare = (Page: PageComponent, view: unknown): string => {
  const router = createMemoryRouter([{ path: "*", element: <Page view={view} /> }]);
  const html = renderToString(<RouterProvider router={router} />);
  router.dispose();
  return html;
};

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ShellView } from "../parts/shell-view.ts";
import { ErrorPage } from "./error-page.tsx";

const shell = {
  product: "Wayroam",
  home: { label: "Home page", path: "/" },
  errors: {
    notFound: "Not found",
    notFoundText: "",
    error: "Lost",
    errorText: "",
    retry: "Try again",
    trips: { label: "Show trips", path: "/search" },
  },
} as ShellView;

const renderErrorPage = (status: number): string =>
  renderToStaticMarkup(<ErrorPage status={status} shell={shell} routeError={null} />);

const buttonLabels = (html: string): string[] =>
  [...html.matchAll(/class="button[^"]*"[^>]*>([^<]+)</g)].map(([, label = ""]) => label);

test.each([
  [400, ["Show trips", "Home page"]],
  [404, ["Show trips", "Home page"]],
  [410, ["Show trips", "Home page"]],
  [500, ["Show trips", "Try again"]],
  [503, ["Try again"]],
])("the error page of status %i offers only the links that work then", (status, expected) => {
  expect(buttonLabels(renderErrorPage(status))).toEqual(expected);
});

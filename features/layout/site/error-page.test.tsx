import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { ShellView } from "../parts/shell-view.ts";
import { Problem } from "./problem.tsx";

const shell = {
  product: "Wayroam",
  home: { label: "Home page", path: "/" },
  problems: {
    notFound: "Not found",
    notFoundText: "",
    error: "Lost",
    errorText: "",
    retry: "Try again",
    trips: { label: "Show trips", path: "/search" },
  },
} as ShellView;

const shown = (status: number): string => {
  const Component = () => <Problem status={status} shell={shell} words={null} />;
  const Stub = createRoutesStub([{ path: "/", Component }]);
  return renderToStaticMarkup(<Stub initialEntries={["/"]} />);
};

const ways = (html: string): string[] =>
  [...html.matchAll(/class="button[^"]*"[^>]*>([^<]+)</g)].map(([, words = ""]) => words);

test.each([
  [400, ["Show trips", "Home page"]],
  [404, ["Show trips", "Home page"]],
  [410, ["Show trips", "Home page"]],
  [500, ["Show trips", "Try again"]],
  [503, ["Try again"]],
])("a page of status %i offers only what can help", (status, expected) => {
  expect(ways(shown(status))).toEqual(expected);
});

import { useQuery } from "@tanstack/react-query";
import { type Consequence, WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import type { ListedRedirect, RedirectInput, RedirectTrace } from "#features/redirects/contract.ts";
import { redirectApi } from "../redirect-api.ts";
import { useSettled } from "./use-settled.ts";

const arrival = (to: string, { hops, end }: RedirectTrace): readonly Consequence[] => {
  if (end.kind === "loop")
    return [{ icon: "warning", kind: "wrong", text: "Visitors are led in a circle." }];
  if (end.status !== 200) {
    const text = `Nothing is at ${end.path}: visitors meet a ${end.status ?? 404}.`;
    return [{ icon: "warning", kind: "wrong", text }];
  }
  const place = end.name === null ? end.path : `“${end.name}”, ${end.path}`;
  const arrives: Consequence = { icon: "check", text: `Visitors arrive at ${place}.` };
  if (hops.length === 0) return [arrives];
  const text = `${to} leads on: visitors are led twice. Lead straight to ${end.path}.`;
  return [{ icon: "warning", kind: "warning", text }, arrives];
};

/** A page that visitors find at the path now; saving an enabled redirect is refused there. */
const hiddenPage = ({ hops, end }: RedirectTrace): readonly Consequence[] => {
  if (hops.some(({ redirectId }) => redirectId !== null) || end.status !== 200) return [];
  const what = end.name === null ? "a page of the site" : `the page “${end.name}”`;
  const text = `Visitors find ${what} here now: it would be hidden.`;
  return [{ icon: "warning", kind: "warning", text }];
};

const useTrace = (country: string, path: string) =>
  useQuery({
    queryKey: ["redirect-test", country, path],
    queryFn: () => redirectApi(country).test(path),
    enabled: path.startsWith("/"),
    retry: false,
    gcTime: 0,
  }).data;

type ConsequencesProps = Readonly<{
  country: string;
  input: RedirectInput;
  /** The redirect as it is; null for a new one, and for one that the list does not show. */
  listed: ListedRedirect | null;
}>;

/** What visitors will meet, by the server's own walk. */
export const Consequences = ({ country, input, listed }: ConsequencesProps) => {
  const { from, to, status, enabled } = input;
  const target = useSettled(status === 410 ? "" : (to ?? ""));
  const source = useSettled(listed?.from === from ? "" : from);
  const targetTrace = useTrace(country, target);
  const sourceTrace = useTrace(country, source);
  const consequences: Consequence[] = [];
  if (!enabled) consequences.push({ icon: "info", text: "Nobody is led while it is off." });
  if (status === 410)
    consequences.push({ icon: "info", text: "Visitors read that the page is gone for good." });
  if (targetTrace) consequences.push(...arrival(target, targetTrace));
  if (sourceTrace && enabled) consequences.push(...hiddenPage(sourceTrace));
  if (listed && listed.hits30Days > 0) {
    const visits = listed.hits30Days === 1 ? "1 visit" : `${listed.hits30Days} visits`;
    consequences.push({ icon: "redirect", text: `${visits} came this way in 30 days.` });
  }
  return <WhatWillHappen consequences={consequences} />;
};

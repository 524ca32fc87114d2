import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Consequence, WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import type {
  ListedRedirect,
  RedirectInput,
  RedirectPreview,
  RedirectTrace,
} from "#features/assets/redirects/contract.ts";
import { counted } from "#platform/counted.ts";
import { shorten } from "#platform/prose/short-quotes.ts";
import { redirectApi } from "../redirect-api.ts";
import { useSettled } from "#design/office/use-settled.ts";

const arrival = ({ hops, end }: RedirectTrace): readonly Consequence[] => {
  if (end.kind === "loop")
    return [{ icon: "warning", kind: "wrong", text: "Visitors are led in a circle." }];
  if (end.kind === "gone")
    return [{ icon: "info", text: "Visitors read that the page is gone for good." }];
  if (end.status !== 200) {
    const text = `Nothing is at ${shorten(end.path)}: visitors meet a ${end.status ?? 404}.`;
    return [{ icon: "warning", kind: "wrong", text }];
  }
  const place = end.name === null ? end.path : `“${end.name}”, ${end.path}`;
  const arrives: Consequence = { icon: "check", text: `Visitors arrive at ${place}.` };
  const query: Consequence = {
    icon: "link",
    text: "A visitor’s own query goes along; what the target says itself stays.",
  };
  if (hops.length <= 1) return [arrives, query];
  const text = `${hops[0]?.to ?? ""} leads on: visitors are led ${hops.length} times. Lead straight to ${end.path}.`;
  return [{ icon: "warning", kind: "warning", text }, arrives, query];
};

/** What visitors of the path meet while there is no such redirect. */
const before = ({ hops, end }: RedirectTrace): readonly Consequence[] => {
  const [first] = hops;
  if (first) return [{ icon: "info", text: `Until now they are led to ${end.path}.` }];
  return end.status === 404 ? [{ icon: "info", text: "Until now they meet a 404 there." }] : [];
};

const previewed = ({ errors, now, after }: RedirectPreview, isEnabled: boolean) => [
  ...errors.map(({ message }): Consequence => {
    return { icon: "warning", kind: "wrong", text: `It cannot be saved so. ${message}` };
  }),
  ...(isEnabled && errors.length === 0 && after ? arrival(after) : []),
  ...(isEnabled && errors.length === 0 && now ? before(now) : []),
];

type ConsequencesProps = Readonly<{
  country: string;
  input: RedirectInput;
  /** The redirect as it is; null for a new one, and for one that the list does not show. */
  listed: ListedRedirect | null;
  /** Null for a new redirect. */
  id: string | null;
}>;

/** What visitors will meet, as the server's dry run of the save finds it. */
export const Consequences = ({ country, input, listed, id }: ConsequencesProps) => {
  const { from, to, status, enabled } = input;
  const settled = useSettled(JSON.stringify({ from, to, status, enabled }));
  const isComplete = from !== "" && (status === 410 || Boolean(to));
  const { data, isPlaceholderData } = useQuery({
    queryKey: ["redirect-preview", country, id, settled],
    queryFn: () => redirectApi(country).preview(JSON.parse(settled) as RedirectInput, id),
    enabled: isComplete,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const isStored = listed !== null && listed.from === from && listed.to === to;
  const consequences: Consequence[] = [];
  if (!enabled) consequences.push({ icon: "info", text: "Nobody is led while it is off." });
  if (data && isComplete)
    consequences.push(...previewed(isStored ? { ...data, now: null } : data, enabled));
  if (listed && listed.hits30Days > 0) {
    const visits = counted(listed.hits30Days, "visit");
    consequences.push({ icon: "redirect", text: `${visits} came this way in 30 days.` });
  }
  return <WhatWillHappen consequences={consequences} isStale={isPlaceholderData} />;
};

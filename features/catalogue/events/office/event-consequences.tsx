import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { type Consequence, WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import type { RecordQuestion } from "#design/office/record/record-panel-props.ts";
import { useSettled } from "#design/office/use-settled.ts";
import { previewEvent } from "#features/catalogue/events/calls.ts";
import {
  type EventInput,
  eventInputSchema,
  type EventPreview,
} from "#features/catalogue/events/contract.ts";
import { counted } from "#platform/counted.ts";
import { call } from "#platform/browser/call.ts";
import { eventSpan } from "./format-event-time.ts";

type Change = EventPreview["changes"][number];

const toConsequence = ({ kind, before, after }: Change, timeZone: string): Consequence => {
  if (kind === "day") {
    const text = `It moves from ${eventSpan(before, timeZone)} to ${eventSpan(after, timeZone)}.`;
    return { icon: "clock", kind: "warning", text };
  }
  if (kind === "place")
    return { icon: "info", kind: "warning", text: `The place changes from ${before} to ${after}.` };
  if (kind === "cancelled")
    return { icon: "info", kind: "warning", text: `Visitors read that it is off: ${after}` };
  if (kind === "reinstated")
    return { icon: "info", kind: "warning", text: "Visitors read that it takes place again." };
  return kind === "published"
    ? { icon: "eye", text: "Visitors find it and can sign up." }
    : { icon: "eyeOff", text: "Visitors no longer find it." };
};

/** Changes of which everybody who comes or waits is mailed. */
const mailedKinds: ReadonlySet<Change["kind"]> = new Set([
  "day",
  "place",
  "cancelled",
  "reinstated",
]);

const mails = ({ changes }: EventPreview): boolean =>
  changes.some(({ kind }) => mailedKinds.has(kind));

/** Before a save that mails people; null where it mails nobody. */
export const askBeforeMails = async (
  country: string,
  id: string,
  input: EventInput,
): Promise<RecordQuestion | null> => {
  const preview = await call(
    previewEvent,
    { country, id },
    { body: eventInputSchema.parse(input) },
  );
  const { coming, waiting, changes } = preview;
  const all = coming + waiting;
  if (all === 0 || !mails(preview)) return null;
  const people = counted(all, "person", "people");
  const isOff = changes.some(({ kind }) => kind === "cancelled");
  const who = `${counted(all, "person gets", "people get")} a mail at once, in their language`;
  return {
    title: isOff ? "Call the event off?" : `Mail ${people}?`,
    text: `${who}: ${coming} with a place, ${waiting} waiting. It cannot be taken back.`,
    confirmLabel: isOff ? `Call it off and mail ${people}` : `Save and mail ${people}`,
  };
};

const comingText = (preview: EventPreview): string => {
  const { coming, waiting } = preview;
  const all = coming + waiting;
  if (all === 0) return "Nobody has signed up yet.";
  const people = counted(all, "person has", "people have");
  return mails(preview)
    ? `${people} signed up or wait: each gets a mail, in their language.`
    : `${people} signed up or wait: no mail is sent.`;
};

type ConsequencesProps = Readonly<{
  country: string;
  id: string;
  input: EventInput;
  timeZone: string;
}>;

/** What a save changes for whom, as the server's dry run finds it. */
export const EventConsequences = ({ country, id, input, timeZone }: ConsequencesProps) => {
  const settled = useSettled(JSON.stringify(input));
  const { data: event } = eventInputSchema.safeParse(JSON.parse(settled));
  const { data, isPlaceholderData } = useQuery<EventPreview, Error>({
    queryKey: ["event-preview", country, id, settled],
    queryFn: event ? () => call(previewEvent, { country, id }, { body: event }) : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  if (!data || data.changes.length === 0) return null;
  const consequences: readonly Consequence[] = [
    ...data.changes.map((change) => toConsequence(change, timeZone)),
    { icon: "bolt", text: comingText(data) },
  ];
  return <WhatWillHappen consequences={consequences} isStale={isPlaceholderData} />;
};

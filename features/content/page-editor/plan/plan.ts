import type { Block } from "#features/content/pages/contract.ts";
import type { PublicationMoments } from "#features/catalogue/publication/contract.ts";
import type { planVerbs } from "#features/catalogue/publication/pickers/plan-verbs.ts";

/** Something that happens on the page by itself. `block` is null for the page as a whole. */
export type PlanEvent = Readonly<{
  at: number;
  kind: keyof typeof planVerbs;
  block: string | null;
}>;

/** A time during which the page or a block is shown, in epoch milliseconds. */
export type Span = Readonly<{ from: number; to: number }>;

export type PlannedPage = Readonly<{
  blocks: readonly Block[];
  isPublished: boolean;
  moments: PublicationMoments;
}>;

const eventAt = (
  instant: string | null | undefined,
  kind: PlanEvent["kind"],
  block: string | null = null,
): readonly PlanEvent[] => (instant ? [{ at: Date.parse(instant), kind, block }] : []);

const scheduledBlocks = ({ blocks }: PlannedPage): readonly Block[] =>
  blocks.filter(({ enabled, schedule }) => enabled && schedule !== null);

/** What happens after `now`, in order. */
export const planEvents = (page: PlannedPage, now: number): readonly PlanEvent[] =>
  [
    ...eventAt(page.moments.publishAt, "publish"),
    ...eventAt(page.moments.unpublishAt, "unpublish"),
    ...scheduledBlocks(page).flatMap(({ id, schedule }) => [
      ...eventAt(schedule?.from, "appear", id),
      ...eventAt(schedule?.to, "disappear", id),
    ]),
  ]
    .filter(({ at }) => at > now)
    .toSorted((one, other) => one.at - other.at);

const toMs = (instant: string | null | undefined, otherwise: number): number =>
  instant ? Date.parse(instant) : otherwise;

/** When the page is live; null for never. */
export const pageSpan = ({ isPublished, moments }: PlannedPage): Span | null => {
  const from = isPublished ? -Infinity : toMs(moments.publishAt, Infinity);
  return from === Infinity ? null : { from, to: toMs(moments.unpublishAt, Infinity) };
};

export type PlanRow = Readonly<{ block: string | null; span: Span | null }>;

/** The page and each scheduled block that still changes, with the time in which it is shown. */
export const planRows = (page: PlannedPage, now: number): readonly PlanRow[] => [
  { block: null, span: pageSpan(page) },
  ...scheduledBlocks(page)
    .map(({ id, schedule }) => ({
      block: id,
      span: { from: toMs(schedule?.from, -Infinity), to: toMs(schedule?.to, Infinity) },
    }))
    .filter(({ span }) => span.from > now || (span.to > now && span.to !== Infinity)),
];

const day = 86_400_000;

/**
 * The stops of the axis: now, each moment at which something happens, and a day after the last. They
 * stand equally far apart, so that two changes within an hour are told apart in a plan of a year.
 */
export const axisStops = (events: readonly PlanEvent[], now: number): readonly number[] => {
  const moments = [...new Set([now, ...events.map(({ at }) => at)])];
  return [...moments, (moments.at(-1) ?? now) + day];
};

/** Where a moment stands on the axis, from 0 at its start to 1 at its end. */
export const positionOf = (stops: readonly number[], at: number): number => {
  const next = stops.findIndex((stop) => stop > at);
  if (next === -1) return 1;
  const [before, after] = [stops[next - 1], stops[next]];
  if (before === undefined || after === undefined) return 0;
  return (next - 1 + (at - before) / (after - before)) / (stops.length - 1);
};

/** The moment at a position of the axis, to the minute. */
export const momentAt = (stops: readonly number[], position: number): number => {
  const place = position * (stops.length - 1);
  const index = Math.min(Math.floor(place), stops.length - 2);
  const [before = 0, after = 0] = [stops[index], stops[index + 1]];
  const exact = before + (place - index) * (after - before);
  return place === index ? before : Math.round(exact / 60_000) * 60_000;
};

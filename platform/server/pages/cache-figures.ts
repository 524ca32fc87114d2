import type { CacheResult } from "#platform/server/cache/page-cache.ts";

export type CountedAnswer = Readonly<{
  market: string;
  result: CacheResult;
  /** Of the work on the answer. */
  milliseconds: number;
}>;

const spanMs = 30 * 60_000;
/** A day's. */
const maxSpans = 48;
/** Of the last answers, from which medians are taken. */
const maxSamples = 200;

type Span = { at: number; answered: number; hits: number };

/** The last durations, in no order. */
const createSamples = () => {
  const kept = new Float64Array(maxSamples);
  let count = 0;
  return {
    add(milliseconds: number): void {
      kept[count % maxSamples] = milliseconds;
      count += 1;
    },
    /** Null before the first. */
    median(): number | null {
      const size = Math.min(count, maxSamples);
      if (size === 0) return null;
      return kept.slice(0, size).toSorted()[Math.floor(size / 2)] ?? null;
    },
  };
};

const createMarketFigures = () => {
  let answered = 0;
  let hits = 0;
  const spans: Span[] = [];
  const kept = createSamples();
  const made = createSamples();
  const spanAt = (now: number): Span => {
    const at = Math.floor(now / spanMs) * spanMs;
    const last = spans.at(-1);
    if (last?.at === at) return last;
    const span = { at, answered: 0, hits: 0 };
    spans.push(span);
    if (spans.length > maxSpans) spans.shift();
    return span;
  };
  return {
    count({ result, milliseconds }: CountedAnswer, now: number): void {
      const isHit = result === "fresh" || result === "stale";
      const span = spanAt(now);
      answered += 1;
      span.answered += 1;
      if (isHit) {
        hits += 1;
        span.hits += 1;
      }
      (result === "fresh" ? kept : made).add(milliseconds);
    },
    read: (now: number) => ({
      answered,
      hits,
      spans: spans
        .filter(({ at }) => at > now - maxSpans * spanMs)
        .map((span) => ({ ...span, at: new Date(span.at).toISOString() })),
      medianKept: kept.median(),
      medianMade: made.median(),
    }),
  };
};

/** The newest change of data that this process has heard of. */
export type HeardChange = Readonly<{
  /** Milliseconds of the database's clock. */
  writtenAt: number;
  /** Until this process's caches knew of it. */
  milliseconds: number;
}>;

/** How many answers of this process came from its page cache, and how long they took, by market. */
export const createCacheFigures = (now: () => Date) => {
  const since = now().toISOString();
  let change: HeardChange | null = null;
  const byMarket = new Map<string, ReturnType<typeof createMarketFigures>>();
  const figuresOf = (market: string) => {
    const figures = byMarket.get(market) ?? createMarketFigures();
    byMarket.set(market, figures);
    return figures;
  };
  return {
    /** @param writtenAt in milliseconds of the database's clock */
    noteChange(writtenAt: number): void {
      if (change && change.writtenAt > writtenAt) return;
      change = { writtenAt, milliseconds: Math.max(0, now().getTime() - writtenAt) };
    },
    lastChange: (): HeardChange | null => change,
    count: (answer: CountedAnswer): void => figuresOf(answer.market).count(answer, now().getTime()),
    countsOf: (market: string) => ({ ...figuresOf(market).read(now().getTime()), since }),
  };
};

export type CacheFigureCounts = ReturnType<typeof createCacheFigures>;

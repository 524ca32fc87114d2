/** ISO 8601 with an offset; null leaves that end open. */
type Scheduled = Readonly<{ from: string | null; until: string | null }>;

export const isScheduledAt = ({ from, until }: Scheduled, at: Date): boolean =>
  (from === null || new Date(from) <= at) && (until === null || at < new Date(until));

/** Epoch milliseconds at which one of them next comes or goes; Infinity for never. */
export const nextScheduleChange = (items: readonly Scheduled[], at: Date): number =>
  Math.min(
    Infinity,
    ...items
      .flatMap(({ from, until }) => [from, until])
      .flatMap((moment) => (moment === null ? [] : [Date.parse(moment)]))
      .filter((moment) => moment > at.getTime()),
  );

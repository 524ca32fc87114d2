import { type LaidRow, laneHeight, placeOf } from "./lanes.ts";
import type { TimelineLink } from "./timeline-model.ts";

/** Stands beside the bar of its id. */
export type TimelineNote = Readonly<{ id: string; content: React.ReactNode }>;

/** Lines between bars that hinder each other. */
export const Links = ({
  links,
  rows,
  dayCount,
}: Readonly<{ links: readonly TimelineLink[]; rows: readonly LaidRow[]; dayCount: number }>) =>
  links.map(({ fromId, toId, day }) => {
    const ends = [placeOf(rows, fromId)?.top, placeOf(rows, toId)?.top];
    const [top, bottom] = ends.map((end) => end ?? -1).toSorted((a, b) => a - b);
    if (top === undefined || bottom === undefined || top < 0 || bottom === top) return null;
    return (
      <span
        key={`${fromId} ${toId}`}
        className="timeline-link"
        aria-hidden="true"
        style={{
          insetInlineStart: `${(day / dayCount) * 100}%`,
          insetBlockStart: top + laneHeight,
          blockSize: bottom - top - laneHeight,
        }}
      />
    );
  });

type NoteProps = Readonly<{
  note: TimelineNote;
  rows: readonly LaidRow[];
  dayCount: number;
}>;

/** At the side of its bar that has more room, above the bar in the last rows. */
export const BarNote = ({ note, rows, dayCount }: NoteProps) => {
  const place = placeOf(rows, note.id);
  if (!place) return null;
  const { bar, top } = place;
  const isBefore = bar.start + bar.length / 2 > dayCount / 2;
  const day = isBefore ? Math.min(dayCount, bar.start) : Math.max(0, bar.start + bar.length);
  const last = rows.at(-1);
  const isAbove = top > 320 && last !== undefined && last.top + last.height - top < 260;
  return (
    <div
      className="timeline-note"
      data-before={isBefore || undefined}
      data-above={isAbove || undefined}
      style={{ insetBlockStart: top, insetInlineStart: `${(day / dayCount) * 100}%` }}
    >
      {note.content}
    </div>
  );
};

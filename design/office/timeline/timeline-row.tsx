import type { LaidRow } from "./lanes.ts";
import { Bar, type BarHandlers, spanStyle } from "./timeline-bar.tsx";

export type RowProps = BarHandlers &
  Readonly<{
    laid: LaidRow;
    dayCount: number;
    currentId: string | null;
    draggedId: string | null;
    isFixed: boolean;
  }>;

/** One row: its head stays in sight beside the days. */
export const Row = (props: RowProps) => {
  const { laid, dayCount, currentId, draggedId, isFixed, ...handlers } = props;
  const { row, top, height, bars } = laid;
  return (
    <div
      className="timeline-row"
      role="group"
      aria-label={row.title}
      data-timeline-row={row.key}
      data-special={row.isSpecial || undefined}
      style={{ insetBlockStart: top, blockSize: height }}
    >
      <div className="timeline-row-head">{row.head}</div>
      <div className="timeline-row-days">
        {row.bands.map((band) => (
          <span
            key={band.key}
            className="timeline-band"
            data-kind={band.kind}
            title={band.label}
            style={spanStyle(band, dayCount)}
          >
            <span aria-hidden="true">{band.text}</span>
            <span className="sr-only">{band.label}</span>
          </span>
        ))}
        {bars.map(({ bar, top: barTop }) => (
          <Bar
            key={bar.id}
            {...handlers}
            bar={bar}
            rowKey={row.key}
            top={barTop}
            dayCount={dayCount}
            isCurrent={bar.id === currentId}
            isDragged={bar.id === draggedId}
            isFixed={isFixed}
          />
        ))}
      </div>
    </div>
  );
};

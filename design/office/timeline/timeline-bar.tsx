import type { TimelineBar, TimelineSpan } from "./timeline-model.ts";

export type BarHandlers = Readonly<{
  onFocus: (id: string) => void;
  onKeyDown: (event: React.KeyboardEvent, bar: TimelineBar, rowKey: string) => void;
  onPointerDown: (event: React.PointerEvent, bar: TimelineBar, rowKey: string) => void;
  onClick: (id: string) => void;
  onDoubleClick: (id: string) => void;
}>;

export type BarProps = BarHandlers &
  Readonly<{
    bar: TimelineBar;
    rowKey: string;
    top: number;
    dayCount: number;
    /** Whether it is the one that the Tab key reaches. */
    isCurrent: boolean;
    isDragged: boolean;
    /** Whether it stays where it is; its content may then be hidden from those who hear its label. */
    isFixed: boolean;
  }>;

/** Where a span lies, in hundredths of all days. */
export const spanStyle = (
  { start, length }: TimelineSpan,
  dayCount: number,
): Readonly<{ insetInlineStart: string; inlineSize: string }> => {
  const from = Math.max(0, start);
  const to = Math.min(dayCount, start + length);
  return {
    insetInlineStart: `${(from / dayCount) * 100}%`,
    inlineSize: `${(Math.max(0, to - from) / dayCount) * 100}%`,
  };
};

/** One bar, and where it stood before it was changed. */
export const Bar = (props: BarProps) => {
  const { bar, rowKey, top, dayCount, isCurrent, isDragged, isFixed } = props;
  const { id, tone, label, content, before, isInConflict, isChanged, isChosen } = bar;
  return (
    <>
      {before && (
        <span
          className="timeline-bar timeline-ghost"
          data-tone={tone}
          style={{ insetBlockStart: top, ...spanStyle(before, dayCount) }}
          aria-hidden="true"
        />
      )}
      <button
        type="button"
        className="timeline-bar"
        data-bar={id}
        data-tone={tone}
        data-conflict={isInConflict || undefined}
        data-changed={isChanged || undefined}
        data-chosen={isChosen || undefined}
        data-dragged={isDragged || undefined}
        data-fixed={isFixed || undefined}
        data-cut-start={bar.start < 0 || undefined}
        data-cut-end={bar.start + bar.length > dayCount || undefined}
        aria-label={isFixed ? undefined : label}
        tabIndex={isCurrent ? 0 : -1}
        style={{ insetBlockStart: top, ...spanStyle(bar, dayCount) }}
        onFocus={() => props.onFocus(id)}
        onKeyDown={(event) => props.onKeyDown(event, bar, rowKey)}
        onPointerDown={(event) => !isFixed && props.onPointerDown(event, bar, rowKey)}
        onClick={() => props.onClick(id)}
        onDoubleClick={() => props.onDoubleClick(id)}
      >
        {!isFixed && bar.start >= 0 && <span className="timeline-edge" data-edge="start" />}
        {isFixed && <span className="sr-only">{label}</span>}
        <span className="timeline-bar-content">{content}</span>
        {!isFixed && bar.start + bar.length <= dayCount && (
          <span className="timeline-edge" data-edge="end" />
        )}
      </button>
    </>
  );
};

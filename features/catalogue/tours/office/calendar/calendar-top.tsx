import "./styles/calendar-top.css";
import { Icon, type IconName } from "#design/office/icons.tsx";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { ViewSwitch } from "#design/office/timeline/view-switch/view-switch.tsx";
import { rangeText, type Zoom, zooms } from "../calendar-days/calendar-days.ts";
import type { RangeState } from "../calendar-days/use-range.ts";

const zoomLabels: Readonly<Record<Zoom, string>> = { weeks: "Weeks", months: "Months" };

export type CalendarTopProps = Readonly<{
  title: string;
  count: React.ReactNode;
  range: RangeState;
  /** What the screen shows without its calendar. */
  usual: Readonly<{ label: string; icon: IconName }>;
  main: React.ReactNode;
}>;

const RangeStep = ({
  label,
  icon,
  onStep,
}: Readonly<{ label: string; icon: IconName; onStep: () => void }>) => (
  <button type="button" className="calendar-step" aria-label={label} title={label} onClick={onStep}>
    <Icon name={icon} />
  </button>
);

/** The top bar: which days are shown, how near, and the way to the other view. */
export const CalendarTop = (props: CalendarTopProps) => {
  const { title, count, range, usual, main } = props;
  return (
    <ScreenTop
      title={title}
      count={count}
      actions={
        <>
          <div className="calendar-range">
            <RangeStep label="Earlier days" icon="back" onStep={() => range.step(-1)} />
            <b aria-live="polite">{rangeText(range.range)}</b>
            <RangeStep label="Later days" icon="forward" onStep={() => range.step(1)} />
          </div>
          <button type="button" className="calendar-today" onClick={range.goToday}>
            Today <kbd aria-hidden="true">T</kbd>
          </button>
          <div className="calendar-zoom" role="group" aria-label="How near">
            {zooms.map((zoom) => (
              <button
                key={zoom}
                type="button"
                aria-pressed={zoom === range.range.zoom}
                onClick={() => range.setZoom(zoom)}
              >
                {zoomLabels[zoom]}
              </button>
            ))}
          </div>
          <ViewSwitch usual={usual} />
        </>
      }
      main={main}
    />
  );
};

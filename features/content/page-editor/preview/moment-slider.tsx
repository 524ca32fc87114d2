import { Button, Slider } from "@mantine/core";
import { useState } from "react";
import { formatMoment } from "../schedule/visibility.ts";

export type MomentSliderProps = Readonly<{
  /** The moments at which a block appears or disappears, in epoch milliseconds. */
  changes: readonly number[];
  /** Any moment, also between two changes; null shows the page as it is now. */
  moment: number | null;
  timeZone: string;
  onChange: (moment: number | null) => void;
}>;

/**
 * Lets the user see the page at a later moment of its schedules. Each stop is a moment at which
 * something changes; the stops are equally far apart, so that two changes within an hour can both
 * be reached on a page that is planned for a year.
 */
export const MomentSlider = ({ changes, moment, timeZone, onChange }: MomentSliderProps) => {
  const [now] = useState(() => Date.now());
  const zoneLabel = timeZone.replaceAll("_", " ");
  const textOf = (at: number | null) => (at === null ? "now" : formatMoment(at, timeZone, now));
  const stops = [null, ...changes];
  return (
    <div className="preview-moment">
      <p className="preview-moment-text">
        <b id="preview-moment">The page at this moment</b>
        <span>{`${textOf(moment)} · ${zoneLabel}`}</span>
      </p>
      <Slider
        min={0}
        max={changes.length}
        value={moment === null ? 0 : changes.filter((change) => change <= moment).length}
        marks={stops.map((_, value) => ({ value }))}
        label={null}
        className="preview-slider"
        thumbLabel="The page at this moment"
        thumbValueText={() => `${textOf(moment)}, ${zoneLabel}`}
        onChange={(position) => onChange(stops[position] ?? null)}
      />
      <Button
        variant="default"
        size="compact-sm"
        aria-disabled={moment === null}
        onClick={() => onChange(null)}
      >
        Now
      </Button>
    </div>
  );
};

import { useEffect, useRef, useState } from "react";
import { type Device, DeviceFrame } from "#design/office/frame/device-frame.tsx";
import { DeviceSwitch } from "#design/office/frame/device-switch.tsx";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { apiUrl } from "#platform/browser/api-base.ts";
import { createTravelFrame, type TravelFrame } from "./travel-frame.ts";
import { type TravelDrawingOptions, useTravelDrawing } from "./use-travel-drawing.ts";

export type DraftPreviewProps = TravelDrawingOptions &
  Readonly<{
    initialDevice?: Device;
    /** The day that is framed, counted from 0; null for none. */
    openDay: number | null;
    /** The id of the section that is shown; null for the top. */
    section: string | null;
    onDay: (day: number) => void;
    /** Null where the preview is the screen. */
    onClose: (() => void) | null;
    /** Of the preview as a screen; null where this is it. */
    fullScreenUrl: string | null;
  }>;

/** A travel's page on the site as the draft stands. */
const DraftPreview = (props: DraftPreviewProps) => {
  const {
    country,
    initialDevice = "phone",
    openDay,
    section,
    onDay,
    onClose,
    fullScreenUrl,
  } = props;
  const element = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<Device>(initialDevice);
  const [frame, setFrame] = useState<TravelFrame | null>(null);
  const { html, problem } = useTravelDrawing(props);
  const latestOnDay = useRef(onDay);
  useEffect(() => {
    latestOnDay.current = onDay;
  });
  useEffect(() => {
    if (html !== null) frame?.show(html);
  }, [frame, html]);
  const hasPage = html !== null;
  useEffect(() => {
    if (!hasPage) return;
    if (section === null) frame?.mark(openDay);
    else frame?.reveal(section);
  }, [frame, openDay, section, hasPage]);
  return (
    <section className="preview" aria-label="Live preview">
      <div className="preview-head">
        <h2>Live preview</h2>
        <DeviceSwitch device={device} onChange={setDevice} />
        {fullScreenUrl !== null && (
          <a
            className="icon-button"
            href={fullScreenUrl}
            target="_blank"
            rel="noreferrer"
            aria-label="Preview as a screen of its own"
            title="Preview as a screen of its own"
          >
            <Icon name="open" />
          </a>
        )}
        {onClose && <IconButton icon="close" label="Close the preview" onClick={onClose} />}
      </div>
      <div role="status" className="preview-status">
        {problem !== null && <span>{`${problem} What you see may be older than your edits.`}</span>}
      </div>
      <DeviceFrame
        device={device}
        frame={element}
        src={apiUrl(`${country}/preview/frame`)}
        onLoad={() => {
          if (element.current)
            setFrame(createTravelFrame(element.current, (day) => latestOnDay.current(day)));
        }}
      />
    </section>
  );
};

// Loaded where the preview is open.
export default DraftPreview;

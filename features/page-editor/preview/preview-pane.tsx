import { Button, SegmentedControl, Title, VisuallyHidden } from "@mantine/core";
import { useRef, useState } from "react";
import "./preview.css";
import { apiUrl } from "#platform/browser/api-base.ts";
import { MomentSlider } from "./moment-slider.tsx";
import { type Device, DeviceFrame, deviceWidths } from "./frame/device-frame.tsx";
import { type PreviewProps, useLivePreview } from "./use-live-preview.ts";

export type PreviewPaneProps = PreviewProps &
  Readonly<{
    /** URL of the full-screen preview; undefined when this pane is the full-screen preview. */
    fullScreenUrl?: string | null;
    initialDevice?: Device;
    /** The moment at which the page is shown, in epoch milliseconds; null for now. */
    asOf: number | null;
    onAsOf: (moment: number | null) => void;
  }>;

const iconPaths: Readonly<Record<Device, string>> = {
  phone: "M7 2.5h10v19H7ZM10.5 18.5h3",
  tablet: "M4.5 3h15v18h-15Z",
  desktop: "M3 4.5h18v12H3ZM9 20h6M12 16.5V20",
};
const deviceLabels: Readonly<Record<Device, string>> = {
  phone: "Phone",
  tablet: "Tablet",
  desktop: "Desktop",
};
const devices: readonly Device[] = ["phone", "tablet", "desktop"];

const DeviceIcon = ({ device }: { device: Device }) => (
  <span className="preview-device" title={`${deviceLabels[device]}, ${deviceWidths[device]} px`}>
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={iconPaths[device]} />
    </svg>
    <VisuallyHidden>{`${deviceLabels[device]}, ${deviceWidths[device]} px`}</VisuallyHidden>
  </span>
);

export const PreviewPane = ({
  fullScreenUrl = null,
  initialDevice = "phone",
  asOf,
  onAsOf,
  ...props
}: PreviewPaneProps) => {
  const { country, timeZone } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<Device>(initialDevice);
  const [attempt, setAttempt] = useState(0);
  const { problem, changes, attach } = useLivePreview(frame, props, asOf);
  return (
    <section className="preview" aria-label="Live preview">
      <div className="preview-head">
        <Title order={2} size={15}>
          Live preview
        </Title>
        <SegmentedControl
          aria-label="Width of the preview"
          size="xs"
          color="spruce"
          className="preview-widths"
          value={device}
          onChange={(value) => setDevice(value)}
          data={devices.map((value) => ({ value, label: <DeviceIcon device={value} /> }))}
        />
        {fullScreenUrl !== null && (
          <Button
            component="a"
            variant="default"
            size="compact-sm"
            href={fullScreenUrl}
            target="_blank"
          >
            Full screen
          </Button>
        )}
      </div>
      <div role="status" className="preview-status">
        {problem !== null && (
          <>
            <span>{`${problem} What you see may be older than your edits.`}</span>
            <Button variant="default" size="compact-xs" onClick={() => setAttempt(attempt + 1)}>
              Load again
            </Button>
          </>
        )}
      </div>
      <DeviceFrame
        key={attempt}
        device={device}
        frame={frame}
        src={apiUrl(`${country}/preview/frame`)}
        onLoad={attach}
      />
      {(changes.length > 0 || asOf !== null) && (
        <MomentSlider changes={changes} moment={asOf} timeZone={timeZone} onChange={onAsOf} />
      )}
    </section>
  );
};

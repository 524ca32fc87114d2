import { Button, Title } from "@mantine/core";
import { useRef, useState } from "react";
import "./preview.css";
import { type Device, DeviceFrame, widthToBegin } from "#design/office/frame/device-frame.tsx";
import { DeviceSwitch } from "#design/office/frame/device-switch.tsx";
import { apiUrl } from "#platform/browser/api-base.ts";
import { MomentSlider } from "./moment-slider.tsx";
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

export const PreviewPane = ({
  fullScreenUrl = null,
  initialDevice = "phone",
  asOf,
  onAsOf,
  ...props
}: PreviewPaneProps) => {
  const { country, timeZone } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<Device>(() => widthToBegin(initialDevice));
  const [attempt, setAttempt] = useState(0);
  const { problem, changes, attach } = useLivePreview(frame, props, asOf);
  return (
    <section className="preview" aria-label="Live preview">
      <div className="preview-head">
        <Title order={2} size={15}>
          Live preview
        </Title>
        <DeviceSwitch device={device} onChange={setDevice} />
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

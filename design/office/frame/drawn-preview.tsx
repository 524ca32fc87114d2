import { useEffect, useRef, useState } from "react";
import { apiUrl } from "#platform/browser/api-base.ts";
import { type Device, DeviceFrame, widthToBegin } from "./device-frame.tsx";
import { DeviceSwitch } from "./device-switch.tsx";

type Drawable = Readonly<{ show: (html: string) => void }>;

export type DrawnFrameOptions<Frame extends Drawable, Picked> = Readonly<{
  /** What is drawn; null until it is. */
  html: string | null;
  /** Begins to draw into the frame, which has just loaded; null where it holds no preview page. */
  create: (element: HTMLIFrameElement, onPick: (picked: Picked) => void) => Frame | null;
  /** Somebody chose a part of what is drawn. */
  onPick: (picked: Picked) => void;
}>;

/** A frame that always shows the newest drawing. */
export const useDrawnFrame = <Frame extends Drawable, Picked>({
  html,
  create,
  onPick,
}: DrawnFrameOptions<Frame, Picked>) => {
  const element = useRef<HTMLIFrameElement>(null);
  const [frame, setFrame] = useState<Frame | null>(null);
  const latestOnPick = useRef(onPick);
  useEffect(() => {
    latestOnPick.current = onPick;
  });
  useEffect(() => {
    if (html !== null) frame?.show(html);
  }, [frame, html]);
  const onLoad = () => {
    if (element.current)
      setFrame(create(element.current, (picked) => latestOnPick.current(picked)));
  };
  return { frame, element, onLoad };
};

export type DrawnPreviewProps = Readonly<{
  country: string;
  className?: string;
  /** What it shows, where that is not what is being written. */
  title?: string;
  /** On a screen as narrow as a phone it begins as the phone, which alone is legible there. */
  initialDevice: Device;
  /** Why it is not drawn anew; null where it is. */
  problem: string | null;
  /** What is worth knowing of what is drawn. */
  note?: string | null;
  drawn: Pick<ReturnType<typeof useDrawnFrame>, "element" | "onLoad">;
  /** Of the head: stands before the choice of a device. */
  before?: React.ReactNode;
  /** Of the head: stands after the choice of a device. */
  after?: React.ReactNode;
}>;

/** A draft as the site would draw it, at the width of a device. */
export const DrawnPreview = (props: DrawnPreviewProps) => {
  const {
    country,
    className = "",
    title = "Live preview",
    initialDevice,
    problem,
    note = null,
    drawn,
    before,
    after,
  } = props;
  const [device, setDevice] = useState<Device>(() => widthToBegin(initialDevice));
  return (
    <section className={`preview ${className}`} aria-label={title}>
      <div className="preview-head">
        <h2>{title}</h2>
        {before}
        <DeviceSwitch device={device} onChange={setDevice} />
        {after}
      </div>
      <div role="status" className="preview-status">
        {problem !== null && <span>{`${problem} What you see may be older than your edits.`}</span>}
        {problem === null && note !== null && <span className="preview-note">{note}</span>}
      </div>
      <DeviceFrame
        device={device}
        frame={drawn.element}
        src={apiUrl(`${country}/preview/frame`)}
        onLoad={drawn.onLoad}
      />
    </section>
  );
};

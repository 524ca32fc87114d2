import "./device-frame.css";
import { type RefObject, useEffect, useRef } from "react";

export const deviceWidths = { phone: 390, tablet: 820, desktop: 1440 } as const;
export type Device = keyof typeof deviceWidths;

/** A desktop scaled down to a phone's width cannot be read. */
export const widthToBegin = (wanted: Device): Device =>
  matchMedia("(width < 760px)").matches ? "phone" : wanted;

export type DeviceFrameProps = Readonly<{
  device: Device;
  frame: RefObject<HTMLIFrameElement | null>;
  src: string;
  onLoad: () => void;
}>;

/** Renders the frame at the device's real width and scales it down to the available width. */
export const DeviceFrame = ({ device, frame, src, onLoad }: DeviceFrameProps) => {
  const viewportRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const viewport = viewportRef.current;
    if (!viewport) return undefined;
    const updateScale = () => {
      const { clientWidth, clientHeight } = viewport;
      const scale = Math.min(1, clientWidth / deviceWidths[device]);
      viewport.style.setProperty("--preview-width", `${deviceWidths[device]}px`);
      viewport.style.setProperty("--preview-height", `${clientHeight / scale}px`);
      viewport.style.setProperty("--preview-scale", String(scale));
      viewport.style.setProperty("--preview-scaled-width", `${deviceWidths[device] * scale}px`);
    };
    const observer = new ResizeObserver(updateScale);
    observer.observe(viewport);
    updateScale();
    return () => observer.disconnect();
  }, [device]);
  return (
    <div className="device-frame" data-device={device}>
      <div className="device-frame-viewport" ref={viewportRef}>
        <iframe
          ref={frame}
          className="preview-frame"
          title="The page as visitors see it"
          src={src}
          onLoad={onLoad}
        />
      </div>
    </div>
  );
};

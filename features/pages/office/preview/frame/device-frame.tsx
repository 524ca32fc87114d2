import { type RefObject, useEffect, useRef } from "react";

export const deviceWidths = { phone: 390, tablet: 820, desktop: 1440 } as const;
export type Device = keyof typeof deviceWidths;

export type DeviceFrameProps = Readonly<{
  device: Device;
  frame: RefObject<HTMLIFrameElement | null>;
  src: string;
  onLoad: () => void;
}>;

/** The frame at its real width, made smaller as a whole where the room is less. */
export const DeviceFrame = ({ device, frame, src, onLoad }: DeviceFrameProps) => {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = room.current;
    if (!box) return undefined;
    const fit = () => {
      const { clientWidth, clientHeight } = box;
      const scale = Math.min(1, clientWidth / deviceWidths[device]);
      box.style.setProperty("--preview-width", `${deviceWidths[device]}px`);
      box.style.setProperty("--preview-height", `${clientHeight / scale}px`);
      box.style.setProperty("--preview-scale", String(scale));
      box.style.setProperty("--preview-seen", `${deviceWidths[device] * scale}px`);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    fit();
    return () => observer.disconnect();
  }, [device]);
  return (
    <div className="device-frame" data-device={device}>
      <div className="device-frame-viewport" ref={room}>
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

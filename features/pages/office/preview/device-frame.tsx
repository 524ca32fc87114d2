import { type RefObject, useEffect, useRef } from "react";

export const widths = { phone: 390, tablet: 820, desktop: 1440 } as const;
export type Device = keyof typeof widths;

export type StageProps = Readonly<{
  device: Device;
  frame: RefObject<HTMLIFrameElement | null>;
  src: string;
  onLoad: () => void;
}>;

/** The frame at its real width, made smaller as a whole where the room is less. */
export const Stage = ({ device, frame, src, onLoad }: StageProps) => {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = room.current;
    if (!box) return undefined;
    const fit = () => {
      const { clientWidth, clientHeight } = box;
      const scale = Math.min(1, clientWidth / widths[device]);
      box.style.setProperty("--preview-width", `${widths[device]}px`);
      box.style.setProperty("--preview-height", `${clientHeight / scale}px`);
      box.style.setProperty("--preview-scale", String(scale));
      box.style.setProperty("--preview-seen", `${widths[device] * scale}px`);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    fit();
    return () => observer.disconnect();
  }, [device]);
  return (
    <div className="preview-stage" data-device={device}>
      <div className="preview-room" ref={room}>
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

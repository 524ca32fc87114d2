import "./layout-preview.css";
import { Switch } from "@mantine/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { type Device, DeviceFrame } from "#design/office/frame/device-frame.tsx";
import { DeviceSwitch } from "#design/office/frame/device-switch.tsx";
import { useDrawing } from "#design/office/frame/use-drawing.ts";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import type { LayoutArea } from "#features/layout/contract.ts";
import { apiUrl } from "#platform/browser/api-base.ts";
import { createLayoutFrame, type LayoutFrame } from "./layout-frame.ts";

export type LayoutPreviewProps = Readonly<{
  country: string;
  area: LayoutArea;
  /** The words of the open entry; null for none. */
  marked: string | null;
  onWords: (words: string) => void;
}>;

const useLayoutDrawing = (country: string, area: LayoutArea, over: "picture" | "paper") => {
  const store = useDraftStore();
  return useDrawing(
    useMemo(
      () => ({
        path: `${country}/layout/${area}/drawings`,
        bodyOf: () => ({ content: store.getState().edited, over }),
        subscribe: (listener: () => void) =>
          store.subscribe(({ edited }, before) => {
            if (edited !== before.edited) listener();
          }),
      }),
      [store, country, area, over],
    ),
  );
};

/** The part on a page of the site, as the draft stands. */
const LayoutPreview = ({ country, area, marked, onWords }: LayoutPreviewProps) => {
  const element = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<Device>("desktop");
  const [isOverPicture, setOverPicture] = useState(area === "header");
  const [frame, setFrame] = useState<LayoutFrame | null>(null);
  const { html, problem } = useLayoutDrawing(country, area, isOverPicture ? "picture" : "paper");
  const latestOnWords = useRef(onWords);
  useEffect(() => {
    latestOnWords.current = onWords;
  });
  useEffect(() => {
    if (html !== null) frame?.show(html);
  }, [frame, html]);
  useEffect(() => frame?.mark(marked), [frame, marked, html]);
  return (
    <section className="preview layout-preview" data-area={area} aria-label="Live preview">
      <div className="preview-head">
        <h2>Live preview</h2>
        {area !== "contacts" && (
          <Switch
            label="Over a picture"
            color="spruce"
            withThumbIndicator={false}
            checked={isOverPicture}
            onChange={({ currentTarget }) => setOverPicture(currentTarget.checked)}
          />
        )}
        <DeviceSwitch device={device} onChange={setDevice} />
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
            setFrame(
              createLayoutFrame(element.current, area, (words) => latestOnWords.current(words)),
            );
        }}
      />
    </section>
  );
};

// Loaded after the form.
export default LayoutPreview;

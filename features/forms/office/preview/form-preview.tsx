import { useEffect, useMemo, useRef, useState } from "react";
import { type Device, DeviceFrame } from "#design/office/frame/device-frame.tsx";
import { DeviceSwitch } from "#design/office/frame/device-switch.tsx";
import { useDrawing } from "#design/office/frame/use-drawing.ts";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { apiUrl } from "#platform/browser/api-base.ts";
import { createFormFrame, type FormFrame } from "./form-frame.ts";

const useFormDrawing = (country: string) => {
  const store = useDraftStore();
  return useDrawing(
    useMemo(
      () => ({
        path: `${country}/forms/drawings`,
        bodyOf: () => store.getState().edited,
        subscribe: (listener: () => void) =>
          store.subscribe(({ edited }, before) => {
            if (edited !== before.edited) listener();
          }),
      }),
      [store, country],
    ),
  );
};

export type FormPreviewProps = Readonly<{
  country: string;
  /** The open field, counted from 0. */
  open: number;
  onOpen: (field: number) => void;
}>;

/** The form on a page of the site, as the draft stands. */
const FormPreview = ({ country, open, onOpen }: FormPreviewProps) => {
  const element = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<Device>("desktop");
  const [frame, setFrame] = useState<FormFrame | null>(null);
  const { html, problem } = useFormDrawing(country);
  const latestOnOpen = useRef(onOpen);
  useEffect(() => {
    latestOnOpen.current = onOpen;
  });
  useEffect(() => {
    if (html !== null) frame?.show(html);
  }, [frame, html]);
  useEffect(() => frame?.mark(open), [frame, open, html]);
  return (
    <section className="preview form-preview" aria-label="Live preview">
      <div className="preview-head">
        <h2>Live preview</h2>
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
            setFrame(createFormFrame(element.current, (field) => latestOnOpen.current(field)));
        }}
      />
    </section>
  );
};

// Loaded when the preview is opened.
export default FormPreview;

import { useEffect, useMemo, useRef, useState } from "react";
import { type Device, DeviceFrame } from "#design/office/frame/device-frame.tsx";
import { DeviceSwitch } from "#design/office/frame/device-switch.tsx";
import { keepInFrame, showSitePage } from "#design/office/frame/site-document.ts";
import { useDrawing } from "#design/office/frame/use-drawing.ts";
import { IconButton } from "#design/office/icons.tsx";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { apiUrl } from "#platform/browser/api-base.ts";

export type ContentPreviewProps = Readonly<{
  country: string;
  route: string;
  onClose: () => void;
}>;

const useContentDrawing = (country: string, route: string) => {
  const store = useDraftStore();
  return useDrawing(
    useMemo(
      () => ({
        path: `${country}/page-contents/fixed/${route}/drawings`,
        bodyOf: () => store.getState().edited,
        subscribe: (listener: () => void) =>
          store.subscribe(({ edited }, before) => {
            if (edited !== before.edited) listener();
          }),
      }),
      [store, country, route],
    ),
  );
};

const nothing = () => undefined;

/** The page on the site as the draft stands. */
const ContentPreview = ({ country, route, onClose }: ContentPreviewProps) => {
  const element = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<Device>("phone");
  const [page, setPage] = useState<Document | null>(null);
  const { html, problem } = useContentDrawing(country, route);
  useEffect(() => {
    if (!page || html === null) return;
    showSitePage(page, html);
    for (const chrome of page.querySelectorAll(".skip-link, .site-header, .beans, .site-footer"))
      chrome.toggleAttribute("inert", true);
  }, [page, html]);
  return (
    <section className="preview" aria-label="Live preview">
      <div className="preview-head">
        <h2>Live preview</h2>
        <DeviceSwitch device={device} onChange={setDevice} />
        <IconButton icon="close" label="Close the preview" onClick={onClose} />
      </div>
      <div role="status" className="preview-status">
        {problem !== null && <span>{`${problem} What you see may be older than your edits.`}</span>}
      </div>
      <DeviceFrame
        device={device}
        frame={element}
        src={apiUrl(`${country}/preview/frame`)}
        onLoad={() => {
          const { current } = element;
          const document = current?.contentDocument;
          if (!current || !document?.getElementById("page")) return;
          keepInFrame(current, document, nothing);
          setPage(document);
        }}
      />
    </section>
  );
};

// Loaded where the preview is open.
export default ContentPreview;

import { SegmentedControl } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { DeviceFrame } from "#design/office/frame/device-frame.tsx";
import { showSitePage } from "#design/office/frame/site-document.ts";
import { useSettled } from "#design/office/use-settled.ts";
import type { Maintenance } from "#features/company/settings/contract.ts";
import type { ClosedPage } from "#features/company/settings/maintenance-contract.ts";
import { drawClosedPage } from "#features/company/settings/maintenance/calls.ts";
import { apiUrl } from "#platform/browser/api-base.ts";
import { call } from "#platform/browser/call.ts";

type ClosedPageProps = Readonly<{ country: string; maintenance: Maintenance }>;

const useClosedPage = (country: string, maintenance: Maintenance) => {
  const settled = useSettled(maintenance);
  const [drawn, setDrawn] = useState<ClosedPage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    call(drawClosedPage, { country }, { body: settled })
      .then((page) => {
        if (!isCurrent) return;
        setDrawn(page);
        setProblem(null);
      })
      .catch((error: unknown) => {
        if (isCurrent) setProblem(error instanceof Error ? error.message : "It failed.");
      });
    return () => {
      isCurrent = false;
    };
  }, [country, settled]);
  return { drawn, problem };
};

/** The page that visitors of the market get while it is closed, drawn by the server. */
export const ClosedPageFrame = ({ country, maintenance }: ClosedPageProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<"desktop" | "phone">("desktop");
  const [loads, setLoads] = useState(0);
  const { drawn, problem } = useClosedPage(country, maintenance);
  const html = drawn?.html ?? null;
  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (loads === 0 || html === null || !document?.body) return;
    showSitePage(document, html);
    document.body.inert = true;
  }, [loads, html]); // another market loads the frame again, perhaps after its page was drawn
  return (
    <section className="preview maintenance-preview" aria-label="What visitors meet">
      <div className="preview-head">
        <h2>What visitors meet</h2>
        {drawn && <span className="tag">{drawn.status}</span>}
        <SegmentedControl
          aria-label="Width of the page"
          size="xs"
          transitionDuration={0}
          color="spruce"
          value={device}
          onChange={(value) => setDevice(value)}
          data={[
            { value: "desktop", label: "Desktop" },
            { value: "phone", label: "Phone" },
          ]}
        />
      </div>
      <div role="status" className="preview-status">
        {problem !== null && <span>{`${problem} What you see may be older than your edits.`}</span>}
      </div>
      <DeviceFrame
        device={device}
        frame={frame}
        src={apiUrl(`${country}/preview/frame`)}
        onLoad={() => setLoads((before) => before + 1)}
      />
    </section>
  );
};

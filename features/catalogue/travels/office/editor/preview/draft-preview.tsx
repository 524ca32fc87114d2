import { useEffect } from "react";
import type { Device } from "#design/office/frame/device-frame.tsx";
import {
  DrawnPreview,
  type DrawnPreviewProps,
  useDrawnFrame,
} from "#design/office/frame/drawn-preview.tsx";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { createTravelFrame } from "./travel-frame.ts";
import { type TravelDrawingOptions, useTravelDrawing } from "./use-travel-drawing.ts";

export type DraftPreviewProps = TravelDrawingOptions &
  Pick<DrawnPreviewProps, "title" | "before"> &
  Readonly<{
    initialDevice?: Device;
    /** The day that is framed, counted from 0; null for none. */
    openDay: number | null;
    /** The id of the section that is shown; null for the top. */
    section: string | null;
    onDay: (day: number) => void;
    /** Null where the preview is the screen. */
    onClose: (() => void) | null;
    /** Of the preview as a screen; null where this is it. */
    fullScreenUrl: string | null;
  }>;

/** A travel's page on the site as the draft stands. */
const DraftPreview = (props: DraftPreviewProps) => {
  const {
    country,
    title,
    before,
    initialDevice = "phone",
    openDay,
    section,
    onDay,
    onClose,
    fullScreenUrl,
  } = props;
  const { html, problem } = useTravelDrawing(props);
  const drawn = useDrawnFrame({ html, create: createTravelFrame, onPick: onDay });
  const { frame } = drawn;
  const hasPage = html !== null;
  useEffect(() => {
    if (!hasPage) return;
    if (section === null) frame?.mark(openDay);
    else frame?.reveal(section);
  }, [frame, openDay, section, hasPage]);
  return (
    <DrawnPreview
      country={country}
      initialDevice={initialDevice}
      problem={problem}
      drawn={drawn}
      before={before}
      {...(title !== undefined && { title })}
      after={
        <>
          {fullScreenUrl !== null && (
            <a
              className="icon-button"
              href={fullScreenUrl}
              target="_blank"
              rel="noreferrer"
              aria-label="Preview as a screen of its own"
              title="Preview as a screen of its own"
            >
              <Icon name="open" />
            </a>
          )}
          {onClose && <IconButton icon="close" label="Close the preview" onClick={onClose} />}
        </>
      }
    />
  );
};

// Loaded where the preview is open.
export default DraftPreview;

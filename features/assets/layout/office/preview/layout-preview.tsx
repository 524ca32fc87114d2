import "./layout-preview.css";
import { Switch } from "@mantine/core";
import { useCallback, useEffect, useState } from "react";
import { DrawnPreview, useDrawnFrame } from "#design/office/frame/drawn-preview.tsx";
import { useDraft } from "#design/office/record-page/state/use-draft.ts";
import { useDraftDrawing } from "#design/office/record-page/use-draft-drawing.ts";
import type { LayoutArea } from "#features/assets/layout/contract.ts";
import { fieldName } from "../record/field-name.ts";
import { drawableLayout, unfinishedFields } from "./drawable-layout.ts";
import { createLayoutFrame } from "./layout-frame.ts";

export type LayoutPreviewProps = Readonly<{
  country: string;
  area: LayoutArea;
  /** The words of the open entry; null for none. */
  marked: string | null;
  onWords: (words: string) => void;
}>;

/** The part on a page of the site, as the draft stands. */
const LayoutPreview = ({ country, area, marked, onWords }: LayoutPreviewProps) => {
  const [isOverPicture, setOverPicture] = useState(area === "header");
  const over = isOverPicture ? "picture" : "paper";
  const { html, problem } = useDraftDrawing(
    `${country}/layout/${area}/drawings`,
    useCallback((draft: object) => ({ content: drawableLayout(area, draft), over }), [area, over]),
  );
  const unfinished = useDraft(({ edited }) =>
    unfinishedFields(area, edited)
      .map((path) => fieldName(area, path))
      .join(", "),
  );
  const drawn = useDrawnFrame({
    html,
    create: (element, onPick: (words: string) => void) => createLayoutFrame(element, area, onPick),
    onPick: onWords,
  });
  const { frame } = drawn;
  useEffect(() => frame?.mark(marked), [frame, marked, html]);
  return (
    <DrawnPreview
      country={country}
      className={`layout-preview layout-preview-${area}`}
      initialDevice="desktop"
      problem={problem}
      note={unfinished === "" ? null : `Left out until it is written: ${unfinished}.`}
      drawn={drawn}
      before={
        area !== "contacts" && (
          <Switch
            label="Over a picture"
            color="spruce"
            checked={isOverPicture}
            onChange={({ currentTarget }) => setOverPicture(currentTarget.checked)}
          />
        )
      }
    />
  );
};

// Loaded after the form.
export default LayoutPreview;

import { useEffect } from "react";
import { DrawnPreview, useDrawnFrame } from "#design/office/frame/drawn-preview.tsx";
import { useDraftDrawing } from "#design/office/record-page/use-draft-drawing.ts";
import { createFormFrame } from "./form-frame.ts";

export type FormPreviewProps = Readonly<{
  country: string;
  /** The open field, counted from 0. */
  open: number;
  onOpen: (field: number) => void;
}>;

const bodyOf = (edited: object) => edited;

/** The form on a page of the site, as the draft stands. */
const FormPreview = ({ country, open, onOpen }: FormPreviewProps) => {
  const { html, problem } = useDraftDrawing(`${country}/forms/drawings`, bodyOf);
  const drawn = useDrawnFrame({ html, create: createFormFrame, onPick: onOpen });
  const { frame } = drawn;
  useEffect(() => frame?.mark(open), [frame, open, html]);
  return (
    <DrawnPreview
      country={country}
      className="form-preview"
      initialDevice="desktop"
      problem={problem}
      drawn={drawn}
    />
  );
};

// Loaded when the preview is opened.
export default FormPreview;

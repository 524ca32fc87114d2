import { DrawnPreview, useDrawnFrame } from "#design/office/frame/drawn-preview.tsx";
import { keepInFrame, showSitePage } from "#design/office/frame/site-document.ts";
import { IconButton } from "#design/office/icons.tsx";
import { useDraftDrawing } from "#design/office/record-page/use-draft-drawing.ts";

export type ContentPreviewProps = Readonly<{
  country: string;
  route: string;
  onClose: () => void;
}>;

const nothing = () => undefined;
const bodyOf = (edited: object) => edited;

/** Shows the page in a frame, in which nothing leads away. */
const createContentFrame = (frame: HTMLIFrameElement) => {
  const { contentDocument: document } = frame;
  if (!document?.getElementById("page")) return null;
  keepInFrame(frame, document, nothing);
  return {
    show: (html: string) => {
      showSitePage(document, html);
      const chrome = ".skip-link, .site-header, .beans, .site-footer";
      for (const part of document.querySelectorAll(chrome)) part.toggleAttribute("inert", true);
    },
  };
};

/** The page on the site as the draft stands. */
const ContentPreview = ({ country, route, onClose }: ContentPreviewProps) => {
  const { html, problem } = useDraftDrawing(
    `${country}/page-contents/fixed/${route}/drawings`,
    bodyOf,
  );
  const drawn = useDrawnFrame({ html, create: createContentFrame, onPick: nothing });
  return (
    <DrawnPreview
      country={country}
      initialDevice="phone"
      problem={problem}
      drawn={drawn}
      after={<IconButton icon="close" label="Close the preview" onClick={onClose} />}
    />
  );
};

// Loaded where the preview is open.
export default ContentPreview;

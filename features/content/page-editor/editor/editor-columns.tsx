import { BlockForm } from "../form/block-form.tsx";
import { BlockList } from "../block-list/block-list.tsx";
import type { CatalogueBlock } from "../catalogue-block.ts";
import { ColumnResizer, useColumnWidth } from "../block-list/column-resizer.tsx";
import { PageSettings } from "../form/page-settings.tsx";
import { PageJson, SidePreview } from "./late-parts.tsx";
import type { PageSource } from "../state/page-store.ts";
import { usePage } from "../state/use-page.ts";

type ActivePanelProps = Readonly<{
  catalogue: readonly CatalogueBlock[];
  /** Content of the page's settings below the page's own fields. */
  settings: React.ReactNode;
}>;

const ActivePanel = ({ catalogue, settings }: ActivePanelProps) => {
  const { block, isJson } = usePage(({ openPanel }) => openPanel);
  const isOnPage = usePage(({ edited }) => block !== null && block in edited.blocks);
  if (block !== null && isOnPage) return <BlockForm key={block} id={block} />;
  if (!isJson) return <PageSettings>{settings}</PageSettings>;
  return <PageJson catalogue={catalogue} />;
};

/** Narrow screens have no room for both columns, so form and preview are tabs there. */
const FormPreviewTabs = ({ isPreviewing, onPreview }: EditorColumnsProps) => (
  <div className="editor-tabs" role="group" aria-label="Shown">
    {[false, true].map((isPreview) => (
      <button
        key={String(isPreview)}
        type="button"
        aria-pressed={isPreviewing === isPreview}
        onClick={() => onPreview(isPreview)}
      >
        {isPreview ? "Live preview" : "Form"}
      </button>
    ))}
  </div>
);

export type EditorColumnsProps = ActivePanelProps &
  Readonly<{
    country: string;
    source: PageSource;
    isPreviewing: boolean;
    onPreview: (isOpen: boolean) => void;
  }>;

export const EditorColumns = (props: EditorColumnsProps) => {
  const { country, source, isPreviewing } = props;
  const { columnsRef, width, setWidth } = useColumnWidth();
  return (
    <>
      <FormPreviewTabs {...props} />
      <div ref={columnsRef} className="editor-columns" data-preview={isPreviewing}>
        <BlockList />
        <ActivePanel {...props} />
        {isPreviewing && (
          <div className="preview-column">
            <ColumnResizer width={width} onWidth={setWidth} />
            <SidePreview country={country} source={source} />
          </div>
        )}
      </div>
    </>
  );
};

import { useStore } from "zustand";
import { useEditor } from "../editor/editor-context.ts";
import type { PageSource } from "../state/page-store.ts";
import { usePage } from "../state/use-page.ts";
import { PreviewPane } from "./preview-pane.tsx";

export type SidePreviewProps = Readonly<{ country: string; source: PageSource }>;

const SidePreview = ({ country, source }: SidePreviewProps) => {
  const { asOfStore, labelOf, openBlock, timeZone } = useEditor();
  const asOf = useStore(asOfStore, ({ moment }) => moment);
  const openBlockId = usePage(({ openPanel }) => openPanel.block);
  const id = usePage(({ stored }) => stored?.id ?? null);
  return (
    <PreviewPane
      country={country}
      source={source}
      openBlockId={openBlockId}
      onOpen={openBlock}
      timeZone={timeZone}
      labelOf={labelOf}
      asOf={asOf}
      onAsOf={(moment) => asOfStore.setState({ moment })}
      fullScreenUrl={id && `/custompages/${id}/preview`}
    />
  );
};

export default SidePreview;

import { useEditor } from "../editing/editor-context.ts";
import { usePage } from "../state/use-page.ts";
import type { SidePreviewProps } from "./side-preview.tsx";
import { useSharedPage } from "./use-shared-page.ts";

/** Sends the page to its full-screen previews in other windows. */
const SharePage = ({ country, source }: SidePreviewProps) => {
  const { openBlock } = useEditor();
  const openBlockId = usePage(({ openPanel }) => openPanel.block);
  const id = usePage(({ stored }) => stored?.id ?? null);
  useSharedPage({ country, source, openBlockId, onOpen: openBlock, id });
  return null;
};

export default SharePage;

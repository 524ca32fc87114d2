import { useEffect } from "react";
import { useEditor } from "../editing/editor-context.ts";
import { usePage } from "../state/use-page.ts";
import { PresenceBar } from "#design/office/presence/presence-bar.tsx";
import { usePresence } from "#design/office/presence/use-presence.ts";

export type PresencePanelProps = Readonly<{ country: string; pageId: string }>;

/** Reports that this tab has the page open, and shows who else has. */
const PresencePanel = ({ country, pageId }: PresencePanelProps) => {
  const { presenceStore, nameOf, openBlock } = useEditor();
  const openBlockId = usePage(({ openPanel }) => openPanel.block);
  const hasTyped = usePage((state) => state.hasTyped);
  const order = usePage(({ edited }) => edited.order);
  const presence = usePresence({
    path: `${country}/custompages/${pageId}`,
    focus: openBlockId,
    hasTyped,
  });
  useEffect(() => presenceStore.setState({ presence }), [presenceStore, presence]);
  return (
    <PresenceBar
      what="page"
      others={presence.others}
      nameOf={(id) => (order.includes(id) ? nameOf(id) : null)}
      onOpen={(id) => order.includes(id) && openBlock(id)}
    />
  );
};

export default PresencePanel;

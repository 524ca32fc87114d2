import { useStore } from "zustand";
import { useEditor } from "../editor/editor-context.ts";
import { BlockLock } from "./lock-note.tsx";

/** Shown above a block's form: who else is editing the block, or has taken it over. */
const BlockLockNotes = ({ id }: { id: string }) => {
  const { presenceStore } = useEditor();
  const presence = useStore(presenceStore, (state) => state.presence);
  return presence && <BlockLock presence={presence} blockId={id} />;
};

export default BlockLockNotes;

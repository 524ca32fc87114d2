import { useStore } from "zustand";
import { useEditor } from "../editor/editor-context.ts";
import { BlockLock } from "./lock-note.tsx";

/** Above a block's form: who else is editing it, or who has taken it over. */
const BlockLockNotes = ({ id }: { id: string }) => {
  const { presence } = useEditor();
  const here = useStore(presence, (state) => state.presence);
  return here && <BlockLock presence={here} blockId={id} />;
};

export default BlockLockNotes;

import { useStore } from "zustand";
import { useEditor } from "../editor-context.ts";
import { BlockLockNote, LostLockNote } from "./lock-note.tsx";

/** Above a block's form: who else is editing it, or who has taken it over. */
const BlockNotes = ({ id }: { id: string }) => {
  const { presence } = useEditor();
  const here = useStore(presence, (state) => state.presence);
  if (!here) return null;
  const other = here.lockOf(id);
  return (
    <>
      {here.lost?.blockId === id && <LostLockNote lost={here.lost} onDismiss={here.dismissLost} />}
      {other && <BlockLockNote other={other} onTakeOver={() => here.takeOver(id)} />}
    </>
  );
};

export default BlockNotes;

import { useStore } from "zustand";
import { useEditor } from "../editing/editor-context.ts";
import { LockNotes } from "#design/office/presence/lock-note.tsx";

/**
 * A note above a block's form: it names the user who edits the block too, or who has taken over its
 * lock.
 */
const BlockLockNotes = ({ id }: { id: string }) => {
  const { presenceStore } = useEditor();
  const presence = useStore(presenceStore, (state) => state.presence);
  return presence && <LockNotes what="block" presence={presence} focus={id} />;
};

export default BlockLockNotes;

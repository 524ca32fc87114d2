import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { toast } from "#design/office/toast.ts";
import type { BlockEntry } from "#features/content/block-catalogue/contract.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { removeEntry } from "./entry-api.ts";
import { entryList } from "./entry-list.tsx";

type BlocksScreenProps = Readonly<{ country: string }>;

const Blocks = ({ country }: BlocksScreenProps) => {
  const client = useQueryClient();
  const [toRemove, setToRemove] = useState<BlockEntry | null>(null);
  const declaration = useMemo(() => entryList({ onRemove: setToRemove }), []);
  const remove = async (entry: BlockEntry) => {
    setToRemove(null);
    try {
      await removeEntry(country, entry.name);
      toast.success(
        entry.source === "further"
          ? `“${entry.label}” is deleted.`
          : `${entry.name} is as it was compiled.`,
      );
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "This did not work.");
    }
    await client.invalidateQueries({ queryKey: ["block-entries", country] });
  };
  return (
    <>
      <ListScreen declaration={declaration} country={country} />
      {toRemove && (
        <ConfirmDialog
          title={
            toRemove.source === "further"
              ? `Delete “${toRemove.label}”?`
              : `Take “${toRemove.label}” back to its code?`
          }
          text="Pages keep the blocks that they have. The audit says what was written here."
          cancelLabel="Keep it"
          confirmLabel={toRemove.source === "further" ? "Delete" : "Back to the code"}
          onCancel={() => setToRemove(null)}
          onConfirm={() => void remove(toRemove)}
        />
      )}
    </>
  );
};

/** `/blocks`: the catalogue of blocks as administrators keep it for all countries. */
const BlocksScreen = (props: BlocksScreenProps) => (
  <QueryProvider>
    <Blocks {...props} />
  </QueryProvider>
);

export default BlocksScreen;

import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { toast } from "#design/office/toast.ts";
import { resourceCalls } from "#features/catalogue/resources/calls.ts";
import { call } from "#platform/browser/call.ts";
import type { ListedResource } from "#features/catalogue/resources/contract.ts";
import type { KindScreen } from "../resource-kinds.ts";

const reasonOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof TypeError)
    ? error.message
    : "The server cannot be reached.";

/** Deletes one after the other, and says which stayed and why. */
export const deleteResources = async (
  country: string,
  { kind, one, many }: KindScreen,
  resources: readonly ListedResource[],
): Promise<void> => {
  const refused: string[] = [];
  for (const { id, name } of resources)
    try {
      await call(resourceCalls[kind].delete, { country, id }, { ifMatch: null });
    } catch (error) {
      refused.push(`“${name}”: ${reasonOf(error)}`);
    }
  const count = resources.length - refused.length;
  if (count > 0) toast.success(`${count} ${count === 1 ? one : many} deleted.`);
  if (refused.length > 0) toast.error(`Not deleted: ${refused.slice(0, 3).join(" ")}`);
};

export type DeletionDialogProps = Readonly<{
  screen: KindScreen;
  resources: readonly ListedResource[];
  onConfirm: () => void;
  onCancel: () => void;
}>;

export const DeletionDialog = (props: DeletionDialogProps) => {
  const { screen, resources, onConfirm, onCancel } = props;
  const [first] = resources;
  const isOne = resources.length === 1;
  const what = isOne ? `the ${screen.one}` : `${resources.length} ${screen.many}`;
  return (
    <ConfirmDialog
      title={isOne ? `Delete “${first?.name ?? ""}”?` : `Delete ${what}?`}
      text={`${isOne ? "It is" : "They are"} gone at once in this market, for everybody; other markets keep theirs.`}
      cancelLabel={isOne ? "Keep it" : "Keep them"}
      confirmLabel={`Delete ${what}`}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
};

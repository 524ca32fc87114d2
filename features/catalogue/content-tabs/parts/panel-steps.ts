import type { OpenRecord } from "#design/office/list/list-screen.tsx";

/**
 * What follows in a panel once its record is saved or deleted: the list is read again, and a record
 * that was just made stays open under its own address.
 */
export const panelSteps = (
  { refresh, close }: Pick<OpenRecord<unknown>, "refresh" | "close">,
  id: string,
  onOpen: (id: string) => void,
) => ({
  onSaved: (record: Readonly<{ id: string }>) => {
    void refresh();
    if (record.id !== id) onOpen(record.id);
  },
  onDeleted: () => {
    void refresh();
    close();
  },
});

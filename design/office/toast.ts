import { createElement } from "react";

/** Loaded on demand: the first screen does not need toasts. */
const show = async (message: string, color: string, topic: string | null = null) => {
  const { notifications } = await import("@mantine/notifications");
  if (topic !== null) notifications.hide(topic);
  notifications.show({ message, color, closeButtonProps: { "aria-label": "Dismiss" } });
};

const undoMs = 8000;

const showUndo = async (message: string, run: () => void, id: string) => {
  const [{ notifications }, { UndoToast }] = await Promise.all([
    import("@mantine/notifications"),
    import("./undo-toast.tsx"),
  ]);
  notifications.hide(id);
  const undo = () => {
    notifications.hide(id);
    run();
  };
  notifications.show({
    id,
    className: "undo-toast",
    autoClose: undoMs,
    closeButtonProps: { "aria-label": "Close" },
    message: createElement(UndoToast, { message, onUndo: undo }),
  });
};

export const toast = {
  success: (message: string): void => void show(message, "spruce"),
  /** @param topic what was said of it goes away: it is true no longer */
  error: (message: string, topic?: string): void => void show(message, "orange", topic),
  /**
   * Says what was done, and takes it back for 8 seconds.
   * @param topic a further toast of it takes the place of the one before, whose undo would take back both
   */
  undo: (message: string, run: () => void, topic: string = crypto.randomUUID()): void =>
    void showUndo(message, run, topic),
};

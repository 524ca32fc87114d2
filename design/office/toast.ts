/** Loaded on demand: the first screen does not need toasts. */
const show = async (message: string, color: string) => {
  const { notifications } = await import("@mantine/notifications");
  notifications.show({ message, color });
};

export const toast = {
  success: (message: string): void => void show(message, "spruce"),
  error: (message: string): void => void show(message, "orange"),
};

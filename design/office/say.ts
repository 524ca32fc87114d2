/** Toasts come with their own code, after the first screen. */
const show = async (message: string, color: string) => {
  const { notifications } = await import("@mantine/notifications");
  notifications.show({ message, color });
};

/** Says that something worked. */
export const say = (message: string): void => void show(message, "spruce");

/** Says that something did not work, and what is left of it. */
export const warn = (message: string): void => void show(message, "orange");

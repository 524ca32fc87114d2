import { notificationsStore } from "@mantine/notifications";
import { expect, test } from "vitest";
import { toast } from "./toast.ts";

const colours = () => {
  const { notifications, queue } = notificationsStore.getState();
  return [...notifications, ...queue].map(({ color }) => color ?? "undo");
};

test("what failed takes the place of what was said of the same topic, and leaves the others", async () => {
  toast.undo("Order updated", () => {}, "order");
  toast.undo("Hidden", () => {}, "review");
  await expect.poll(colours).toEqual(["undo", "undo"]);
  toast.error("The order is as it was.", "order");
  await expect.poll(colours).toEqual(["undo", "orange"]);
  toast.error("Something else failed.");
  await expect.poll(colours).toEqual(["undo", "orange", "orange"]);
});

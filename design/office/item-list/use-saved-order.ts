import { useEffect, useRef, useState } from "react";
import { toast } from "../toast.ts";

export type SavedOrder = Readonly<{
  /** The order as it is shown: moved at once, before the server has answered. */
  order: readonly string[];
  apply: (order: readonly string[]) => void;
}>;

const topic = "order";

const reasonOf = (error: unknown): string =>
  error instanceof TypeError || !(error instanceof Error)
    ? "The server cannot be reached."
    : error.message;

/**
 * Shows a new order at once and saves it; moves that follow while it is saved are saved together. A
 * refusal brings the stored order back.
 * @param ids the order that is stored
 * @param save writes the whole order, and `ids` follows before it resolves
 */
export const useSavedOrder = (
  ids: readonly string[],
  save: (order: readonly string[]) => Promise<void>,
): SavedOrder => {
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const next = useRef<readonly string[] | null>(null);
  const isSaving = useRef(false);
  const latest = useRef({ ids, save });
  useEffect(() => {
    latest.current = { ids, save };
  });
  const saveAll = async () => {
    isSaving.current = true;
    const before = latest.current.ids;
    try {
      while (next.current) {
        const order = next.current;
        next.current = null;
        await latest.current.save(order);
      }
      toast.undo("Order updated", () => apply(before), topic);
    } catch (error) {
      next.current = null;
      toast.error(`${reasonOf(error)} The order is as it was.`, topic);
    }
    isSaving.current = false;
    setShown(null);
  };
  const apply = (order: readonly string[]) => {
    setShown(order);
    next.current = order;
    if (!isSaving.current) void saveAll();
  };
  return { order: shown ?? ids, apply };
};

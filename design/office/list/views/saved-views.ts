import { useCallback, useMemo, useState } from "react";
import { z } from "zod";
import type { ViewTab } from "./view.ts";

const storedViewsSchema = z.array(
  z.object({ id: z.string(), name: z.string().min(1).max(60), query: z.string().max(2000) }),
);
type StoredViews = z.infer<typeof storedViewsSchema>;

const maxViews = 20;

const read = (key: string): StoredViews => {
  try {
    return storedViewsSchema.parse(JSON.parse(localStorage.getItem(key) ?? "[]"));
  } catch {
    return []; // unreadable or forbidden: there are no views
  }
};

export type SavedViews = Readonly<{
  tabs: readonly ViewTab[];
  isFull: boolean;
  add: (name: string, query: string) => void;
  update: (id: string, query: string) => void;
  remove: (id: string) => void;
}>;

/** The views that the user saved of a list, kept in this browser. */
export const useSavedViews = (list: string): SavedViews => {
  const key = `office-views-${list}`;
  const [stored, setStored] = useState(() => read(key));
  const change = useCallback(
    (next: StoredViews) => {
      setStored(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // The storage may be full or forbidden; the views then last until the page is left.
      }
    },
    [key],
  );
  return useMemo(
    () => ({
      tabs: stored.map((view) => ({ ...view, isOwn: true })),
      isFull: stored.length >= maxViews,
      add: (name, query) => change([...stored, { id: crypto.randomUUID(), name, query }]),
      update: (id, query) =>
        change(stored.map((view) => (view.id === id ? { ...view, query } : view))),
      remove: (id) => change(stored.filter((view) => view.id !== id)),
    }),
    [stored, change],
  );
};

import { createStore } from "zustand/vanilla";

/**
 * The moment as of which the open page is looked at, shared by its plan and its preview: epoch
 * milliseconds, null for now.
 */
export const createAsOfStore = () =>
  createStore<Readonly<{ moment: number | null }>>()(() => ({ moment: null }));

import { createStore } from "zustand/vanilla";
import type { Presence } from "./use-presence.ts";

/** Who is here, for the parts of the editor that show it; null until presence has come. */
export const createPresenceStore = () =>
  createStore<Readonly<{ presence: Presence | null }>>()(() => ({ presence: null }));

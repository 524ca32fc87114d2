import { createStore } from "zustand/vanilla";
import type { Presence } from "./use-presence.ts";

/** Shares presence with the rest of the editor; null until it is loaded. */
export const createPresenceStore = () =>
  createStore<Readonly<{ presence: Presence | null }>>()(() => ({ presence: null }));

import { createStore } from "zustand/vanilla";
import type { Presence } from "#design/office/presence/use-presence.ts";

/** Shares presence with the other parts of the editor; null until presence is loaded. */
export const createPresenceStore = () =>
  createStore<Readonly<{ presence: Presence | null }>>()(() => ({ presence: null }));

import { z } from "zod";
import { Problem } from "#platform/server/http/problem.ts";
import type { WishlistOwner } from "./store.ts";
import type { Wishlists } from "./wishlists.ts";

const actions = ["travel", "tour", "remove-travel", "remove-tour", "remove-all"] as const;

/** What a heart without JavaScript asks for. */
export type WishlistAction = Readonly<{ name: (typeof actions)[number]; id: string }>;

/** The first heart of a form or an address; null without one. */
export const actionIn = (fields: URLSearchParams): WishlistAction | null => {
  for (const name of actions) {
    const { data } = z.uuid().safeParse(fields.get(name));
    if (data) return { name, id: data };
  }
  return null;
};

export const isSaving = ({ name }: WishlistAction): boolean => name === "travel" || name === "tour";

const changeNow = (
  wishlists: Wishlists,
  owner: WishlistOwner,
  { name, id }: WishlistAction,
): Promise<void> => {
  if (name === "travel") return wishlists.addTravel(owner, id);
  if (name === "tour") return wishlists.addTour(owner, id);
  if (name === "remove-tour") return wishlists.removeTour(owner, id);
  return wishlists.removeTravel(owner, id, name === "remove-all");
};

/** @returns the status of what was refused; null where it was done */
export const changeWishlist = async (
  wishlists: Wishlists,
  owner: WishlistOwner,
  action: WishlistAction,
): Promise<number | null> => {
  try {
    await changeNow(wishlists, owner, action);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.status;
    throw error;
  }
};

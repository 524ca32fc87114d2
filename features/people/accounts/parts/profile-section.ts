import type { ReactNode } from "react";

/**
 * A part of the profile that another feature shows. Its forms post to the profile with the hidden
 * field `section`, which holds its id.
 */
export type ProfileSection = Readonly<{
  /** As in the address `/profile#alerts`. */
  id: string;
  title: string;
  /** A sentence under the title; null for none. */
  lead: string | null;
  /** Where it stands: with what somebody keeps or waits for, or with the ways to sign in. */
  place: "kept" | "ways";
  content: ReactNode;
}>;

import type {
  Proof,
  Publication,
  PublicationMoments,
} from "#features/pages/publication-contract.ts";
import { call, type Flags } from "../page-calls.ts";

/** The calls on one page's plan, and on the proof that it is live. */
export const publicationCalls = (country: string, pageId: string) => {
  const path = `${country}/custompages/${pageId}`;
  return {
    read: () => call<Publication>("GET", `${path}/publication`),
    plan: (moments: PublicationMoments, flags: Flags) =>
      call<Publication>("PUT", `${path}/publication`, { ...moments, ...flags }),
    prove: () => call<Proof>("POST", `${path}/proof`, {}),
  };
};

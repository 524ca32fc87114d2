import type { Picture } from "#features/media/contract.ts";

/** A coordinator as a card shows them: `Mei, from Bologna` and one sentence of facts. */
export type CoordinatorView = Readonly<{
  id: string;
  path: string;
  name: string;
  title: string;
  facts: string;
  bio: string;
  portrait: Picture | null;
}>;

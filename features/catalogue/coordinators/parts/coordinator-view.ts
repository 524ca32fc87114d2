import type { Picture } from "#features/assets/media/contract.ts";

/**
 * `title` has the form `Mei, from Bologna`. `facts` is one sentence about the trips that they have
 * led and the languages that they speak.
 */
export type CoordinatorView = Readonly<{
  id: string;
  path: string;
  name: string;
  title: string;
  facts: string;
  bio: string;
  portrait: Picture | null;
}>;

export type CoordinatorCardView = Pick<CoordinatorView, "path" | "title" | "facts" | "portrait">;

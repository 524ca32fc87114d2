import type { Picture } from "#features/media/contract.ts";

/** `title` is `Mei, from Bologna`; `facts` is one sentence about trips and languages. */
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

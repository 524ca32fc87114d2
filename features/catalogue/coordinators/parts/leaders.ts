import type { Picture } from "#features/assets/media/contract.ts";
import type { PictureReads } from "#features/assets/media/site/reads.ts";
import type { Site } from "#markets/site/site.ts";
import type { Coordinator } from "../contract.ts";
import type { CoordinatorReads } from "#features/catalogue/coordinators/site/reads.ts";

/** `portrait` is null when the coordinator has no portrait. */
export type Leader = Readonly<{ coordinator: Coordinator; portrait: Picture | null }>;

/** All coordinators of the market with their portraits, by id. */
export const loadLeaders = async ({
  catalogue,
}: Pick<Site<CoordinatorReads & PictureReads>, "catalogue">): Promise<
  ReadonlyMap<string, Leader>
> => {
  const coordinators = await catalogue.coordinators();
  const portraits = await catalogue.pictures(coordinators.map(({ portraitId }) => portraitId));
  return new Map(
    coordinators.map((coordinator) => [
      coordinator.id,
      { coordinator, portrait: portraits.get(coordinator.portraitId ?? "") ?? null },
    ]),
  );
};

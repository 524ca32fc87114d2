import type { Picture } from "#features/assets/media/contract.ts";
import type { PictureReads } from "#features/assets/media/site/reads.ts";
import type { Site } from "#markets/site/site.ts";
import type { Coordinator } from "../contract.ts";
import type { CoordinatorReads } from "#features/catalogue/coordinators/site/reads.ts";

/** `portrait` is null when the coordinator has no portrait. */
export type Leader = Readonly<{ coordinator: Coordinator; portrait: Picture | null }>;

type Leaders = ReadonlyMap<string, Leader>;
type Catalogue = CoordinatorReads & PictureReads;

const readLeaders = async (catalogue: Catalogue): Promise<Leaders> => {
  const coordinators = await catalogue.coordinators();
  const portraits = await catalogue.pictures(coordinators.map(({ portraitId }) => portraitId));
  return new Map(
    coordinators.map((coordinator) => [
      coordinator.id,
      { coordinator, portrait: portraits.get(coordinator.portraitId ?? "") ?? null },
    ]),
  );
};

/** Several sections of a page name coordinators, and a page has a catalogue of its own. */
const readings = new WeakMap<Catalogue, Promise<Leaders>>();

/** All coordinators of the market with their portraits, by id. */
export const loadLeaders = ({
  catalogue,
}: Pick<Site<Catalogue>, "catalogue">): Promise<Leaders> => {
  const reading = readings.get(catalogue) ?? readLeaders(catalogue);
  readings.set(catalogue, reading);
  return reading;
};

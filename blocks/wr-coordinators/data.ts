import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrCoordinators } from "./schema.ts";

/** Leaves out people who no longer coordinate. */
export const coordinatorsData = (
  { choose, coordinators, limit }: z.output<(typeof wrCoordinators)["content"]>,
  services: BlockServices,
) => services.coordinators({ choose, ids: coordinators, limit });
